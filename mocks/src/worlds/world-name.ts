import type { RawRequest } from '@portal-kit/contract/exchange';

export const DEFAULT_WORLD = 'default';

export const WORLD_HEADER = 'x-sandbox-world';
export const WORLD_COOKIE = 'sandbox_world';

/** Also a label of a host name, so a name neither starts nor ends with a hyphen. */
const WORLD_NAME = /^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/;

export const WORLD_NAME_RULE =
  'A name has 1 to 32 lowercase letters, digits and hyphens, and no hyphen at its start or end.';

export const isWorldName = (name: string) => WORLD_NAME.test(name);

const WORLD_PATH = /^\/__sandbox\/worlds\/([^/]+)(\/(?:api|identity)\/.*)$/;

/**
 * Returns a world's base path for clients that send neither header nor cookie, such as pages of another origin and the
 * portal's calls to the identity provider.
 */
export const getWorldPath = (name: string) => (name === DEFAULT_WORLD ? '' : `/__sandbox/worlds/${name}`);

/**
 * Selects a request's world: by path, then by header, then by cookie, then by subdomain of localhost. Returns the
 * world's name, valid or not, and the request without the selection.
 */
export function selectWorld(received: RawRequest): { name: string; request: RawRequest } {
  const { [WORLD_HEADER]: ofHeader, ...headers } = received.headers;
  const [, ofPath, path = received.path] = WORLD_PATH.exec(received.path) ?? [];
  const name = ofPath ?? ofHeader ?? parseCookieWorld(headers.cookie) ?? parseHostWorld(headers.host);
  // The header is not part of the contract.
  return { name, request: { ...received, path, headers } };
}

/** Parses a host name's world: `anna` for `anna.localhost:4310`. */
export function parseHostWorld(host = ''): string {
  const [, label] = /^(.*)\.localhost(?::\d+)?$/i.exec(host) ?? [];
  return label?.toLowerCase() ?? DEFAULT_WORLD;
}

function parseCookieWorld(cookies = ''): string | undefined {
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.trim().split('=');
    if (name === WORLD_COOKIE && value) return value;
  }
  return undefined;
}
