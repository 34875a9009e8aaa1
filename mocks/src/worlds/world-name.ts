import type { RawRequest } from '../gateway/exchange.ts';

export const DEFAULT_WORLD = 'default';

export const WORLD_HEADER = 'x-sandbox-world';
export const WORLD_COOKIE = 'sandbox_world';

/** Also a label of a host name, so a name neither starts nor ends with a hyphen. */
const WORLD_NAME = /^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/;

export const WORLD_NAME_RULE =
  'A name has 1 to 32 lowercase letters, digits and hyphens, and no hyphen at its start or end.';

export const isWorldName = (name: string) => WORLD_NAME.test(name);

/** The name that a request selects, valid or not: by header, then by cookie, then by subdomain of localhost. */
export const selectedWorld = ({ headers }: RawRequest): string =>
  headers[WORLD_HEADER] ?? worldOfCookie(headers.cookie) ?? worldOfHost(headers.host);

/** The world of a host name: `anna` for `anna.localhost:4310`. */
export function worldOfHost(host = ''): string {
  const [, label] = /^(.*)\.localhost(?::\d+)?$/i.exec(host) ?? [];
  return label?.toLowerCase() ?? DEFAULT_WORLD;
}

function worldOfCookie(cookies = ''): string | undefined {
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.trim().split('=');
    if (name === WORLD_COOKIE && value) return value;
  }
  return undefined;
}

/** The header is not part of the contract. */
export function withoutWorldHeader(request: RawRequest): RawRequest {
  if (request.headers[WORLD_HEADER] === undefined) return request;
  const { [WORLD_HEADER]: _, ...headers } = request.headers;
  return { ...request, headers };
}
