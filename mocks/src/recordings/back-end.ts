import type { Upstream } from '../gate/upstream.ts';
import { UpstreamError } from '../gate/upstream-error.ts';

/** Addresses of a real back end. */
export interface BackEnd {
  /** Base URL of the portal API. The contract's paths, such as `/api/v1/suppliers`, follow it. */
  readonly api: string;
  /** Base URL of the identity provider. Default: the path `/identity` of the API. */
  readonly identity?: string;
}

const TIMEOUT_MS = 60_000;

/** Headers of the connection between browser and gateway, including the browser's cookies for the gateway. */
const OWN_HEADERS =
  /^(accept-encoding|cookie|origin|referer|host|forwarded|x-forwarded-.+|sec-.+|access-control-.+|sandbox-.+|x-sandbox-.+|upgrade-insecure-requests)$/;

/** `fetch` has decompressed the body. Cookies of another host cannot be set. */
const DROPPED_RESPONSE_HEADERS =
  /^(content-encoding|content-length|set-cookie|alt-svc|strict-transport-security|access-control-.+)$/;

/** @throws Error when an address is not a plain HTTP URL. */
export function parseBackEndUrl(flag: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === '')
    return url.href.replace(/\/$/, '');
  throw new Error(
    `@portal-kit/mocks: ${flag} must be an http or https URL without user, query and fragment, not "${address}"`,
  );
}

/** Resolves a request's URL at the back end. */
export function resolveTargetUrl({ api, identity }: BackEnd, path: string): string {
  return identity !== undefined && path.startsWith('/identity/')
    ? identity + path.slice('/identity'.length)
    : api + path;
}

/** Forwards requests to a back end. Only the command line can name its address. */
export function forwardTo(backEnd: BackEnd): Upstream {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const target = resolveTargetUrl(backEnd, pathname) + search;
    const body = await request.arrayBuffer();
    const response = await fetch(target, {
      method: request.method,
      headers: [...request.headers].filter(([name]) => !OWN_HEADERS.test(name)),
      ...(body.byteLength > 0 ? { body } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => {
      throw unreachable(target, error);
    });
    const bytes = await response.arrayBuffer().catch((error: Error) => {
      throw unreachable(target, error);
    });
    return new Response(bytes.byteLength > 0 ? bytes : null, {
      status: response.status,
      headers: [...response.headers].filter(([name]) => !DROPPED_RESPONSE_HEADERS.test(name)),
    });
  };
}

function unreachable(target: string, error: Error): UpstreamError {
  const cause = error.cause instanceof Error ? error.cause : error;
  const reason = 'code' in cause ? String(cause.code) : cause.message;
  const { origin, pathname } = new URL(target);
  return new UpstreamError(
    'BACK_END_UNREACHABLE',
    `The back end did not respond to ${origin}${pathname}: ${reason}`,
  );
}
