import { isPortalError, type PortalError } from '../client/portal-error';

/** The token of a page. A {@link CreatedWidgetSession} is a `PortalToken`. */
export interface PortalToken {
  readonly accessToken: string;
  /** RFC 3339 in UTC. */
  readonly expiresAt?: string | undefined;
  readonly supplierId?: string | undefined;
  /** Permissions of the user. The page passes the permissions to the input `permissions` of the widgets. */
  readonly permissions?: readonly string[] | undefined;
}

/** Second argument of the function `getToken` of {@link createTokenHandler}. */
export interface TokenHandlerContext {
  /** Whether the portal has refused the previous token. If true, do not return a cached token. */
  readonly isFresh: boolean;
}

/** Options of {@link createTokenHandler}. */
export interface TokenHandlerOptions {
  /** Called with every `PortalError` that the handler turns into a response. Write the error to your log. */
  readonly onError?: (error: PortalError, request: Request) => void;
}

/** Handles one request for a token, with `Request` and `Response` of the Fetch standard. */
export type TokenHandler = (request: Request) => Promise<Response>;

/**
 * Creates the handler of the address from which your pages request tokens, for example `GET /portal-token`. The handler is
 * a function from a `Request` to a `Response`. Export it as a route of Next, call it in Deno, Bun and workers, call it with
 * `context.req.raw` in Hono, and with an adapter in Node.
 *
 * `getToken` returns the token of the user who has sent the request, or `null` if no user is signed in. Identify the user by
 * your own session, never by a value that the page sends.
 *
 * The response is the text of the token, or JSON with `accessToken`, `expiresAt`, `supplierId` and `permissions` if the
 * page accepts `application/json`. Browsers and proxies do not cache the response. `?reason=unauthorized` sets `isFresh`.
 *
 * Errors: the handler responds with
 *
 * - 401 if no user is signed in;
 * - 403 for a page of another origin (`Sec-Fetch-Site`), and if the portal responds with 403;
 * - 405 for methods other than GET;
 * - 503 with `Retry-After` if the portal is busy or under maintenance;
 * - 502 for any other `PortalError`.
 *
 * The text of the response names the status and the request id, and contains no secret. If `getToken` throws an error that
 * is not a `PortalError`, the handler rejects with this error.
 *
 * @example
 * ```ts
 * import { createEmbedSessions, createTokenHandler } from '@portal-kit/sdk/server';
 *
 * declare const env: { PORTAL_CLIENT_SECRET: string };
 * declare function signedInUser(request: Request): Promise<{ id: string; name: string } | undefined>;
 *
 * const sessions = createEmbedSessions({
 *   baseUrl: 'https://portal.example',
 *   clientId: 'tidewater',
 *   clientSecret: env.PORTAL_CLIENT_SECRET,
 * });
 *
 * export const GET = createTokenHandler(async (request, { isFresh }) => {
 *   const user = await signedInUser(request);
 *   if (!user) return null;
 *   return sessions.getOrCreate(
 *     { supplierId: 'SUP-1001', user, widgets: ['item-list'], origin: 'https://stock.tidewater.example' },
 *     { isFresh },
 *   );
 * });
 * ```
 */
export function createTokenHandler(
  getToken: (request: Request, context: TokenHandlerContext) => Promise<PortalToken | null>,
  { onError }: TokenHandlerOptions = {},
): TokenHandler {
  return async (request) => {
    if (request.method !== 'GET') return textResponse(405, 'Use GET.', { Allow: 'GET' });
    const site = request.headers.get('Sec-Fetch-Site') ?? 'none';
    if (site !== 'same-origin' && site !== 'none')
      return textResponse(403, 'Only pages of this origin can request a token.');
    const isFresh = new URL(request.url).searchParams.get('reason') === 'unauthorized';
    try {
      const token = await getToken(request, { isFresh });
      return token ? tokenResponse(request, token) : textResponse(401, 'No user is signed in.');
    } catch (error) {
      if (!isPortalError(error)) throw error;
      onError?.(error, request);
      return failureResponse(error);
    }
  };
}

const noStore = { 'Cache-Control': 'no-store', Vary: 'Accept' };

const textResponse = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain', ...noStore, ...headers } });

function tokenResponse(request: Request, token: PortalToken): Response {
  const { accessToken, expiresAt, supplierId, permissions } = token;
  if (!request.headers.get('Accept')?.includes('application/json')) return textResponse(200, accessToken);
  return Response.json({ accessToken, expiresAt, supplierId, permissions }, { headers: noStore });
}

function failureResponse({ kind, status, code, requestId, retryAfterMs }: PortalError): Response {
  const facts = [kind, status || '', code ?? '', requestId && `(${requestId})`].filter(Boolean).join(' ');
  const text = `The portal issued no token: ${facts}.`;
  if (status === 403) return textResponse(403, text);
  if (status !== 429 && status !== 503) return textResponse(502, text);
  const retryAfter: Record<string, string> =
    retryAfterMs === undefined ? {} : { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) };
  return textResponse(503, text, retryAfter);
}
