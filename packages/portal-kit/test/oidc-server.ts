import { vi } from 'vitest';

const authority = 'https://login.example';

/** Default claims of ID tokens. The tokens are valid for one hour. */
const ada = {
  iss: authority,
  sub: 'u-1',
  aud: 'portal',
  email: 'ada@cellar.example',
  given_name: 'Ada',
  family_name: 'Lovelace',
  company: 'Cellar & Sons',
  company_id: 'SUP-1001',
};

const part = (value: object) =>
  btoa(JSON.stringify(value)).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');

/** Creates an unsigned token, because the code under test doesn't check signatures. */
export const jwt = (claims: object) => `${part({ alg: 'none' })}.${part(claims)}.c2ln`;

export const decodeJwtClaims = (token: string) =>
  JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));

/** Creates a handler that responds with an OAuth error and a description that users must not see. */
export const refusal =
  (error: string, status = 400) =>
  () =>
    Response.json({ error, error_description: 'rt-2 of ada@cellar.example' }, { status });

type Respond = (form: URLSearchParams) => Response | Promise<Response>;

/**
 * Starts an OpenID Connect server behind `fetch`. The server's clock differs from the device's clock by `skewMs`.
 * Refresh tokens are single-use.
 */
export function startOidcServer() {
  const sent: { path: string; form: URLSearchParams; authorization: string | null }[] = [];
  let issued = 0;
  const server = {
    authority,
    sent,
    skewMs: 0,
    lifetimeSeconds: 3600,
    /** Claims added to the next tokens; `undefined` removes a claim. */
    claims: {} as Record<string, unknown>,
    /** The nonce of the sign-in request, which the test sets. */
    nonce: undefined as string | undefined,
    liveRefreshTokens: new Set<string>(),
    givesRefreshTokens: true,
    rotates: true,
    metadata: {} as Record<string, unknown>,
    paths: () => sent.map(({ path }) => path),
    tokenRequests: () => sent.filter(({ path }) => path === '/token').map(({ form }) => form),
    /** Number of refresh requests. */
    refreshes: () => sent.filter(({ form }) => form.get('grant_type') === 'refresh_token').length,
    idToken(claims: object = {}) {
      const iat = Math.floor((Date.now() + server.skewMs) / 1000);
      issued += 1;
      const times = { iat, exp: iat + server.lifetimeSeconds, jti: String(issued) };
      return jwt({ ...ada, ...times, nonce: server.nonce, ...server.claims, ...claims });
    },
    newRefreshToken() {
      issued += 1;
      const token = `rt-${issued}`;
      server.liveRefreshTokens.add(token);
      return token;
    },
    responses: {
      '/.well-known/openid-configuration': () =>
        Response.json({
          issuer: authority,
          authorization_endpoint: `${authority}/auth`,
          token_endpoint: `${authority}/token`,
          userinfo_endpoint: `${authority}/me`,
          end_session_endpoint: `${authority}/end`,
          revocation_endpoint: `${authority}/revoke`,
          ...server.metadata,
        }),
      '/token': (form) => {
        const used = form.get('refresh_token');
        if (used !== null && !server.liveRefreshTokens.has(used)) {
          return Response.json({ error: 'invalid_grant', error_description: `no ${used}` }, { status: 400 });
        }
        if (used !== null && server.rotates) server.liveRefreshTokens.delete(used);
        const isGiven = server.givesRefreshTokens && (used === null || server.rotates);
        return Response.json({
          access_token: 'at',
          token_type: 'Bearer',
          id_token: server.idToken(),
          ...(isGiven && { refresh_token: server.newRefreshToken() }),
        });
      },
      '/revoke': (form) => {
        server.liveRefreshTokens.delete(form.get('token') ?? '');
        return new Response(null, { status: 200 });
      },
      '/me': () => Response.json({ ...ada, ...server.claims }),
    } as Record<string, Respond>,
  };
  vi.stubGlobal('fetch', async (url: string | URL, { body, headers, signal }: RequestInit = {}) => {
    const { pathname: path } = new URL(url);
    const form = new URLSearchParams(String(body ?? ''));
    sent.push({ path, form, authorization: new Headers(headers).get('authorization') });
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    const respond = server.responses[path] ?? (() => new Response('nothing here', { status: 404 }));
    return Promise.race([respond(form), aborted]);
  });
  return server;
}

export type FakeOidcServer = ReturnType<typeof startOidcServer>;
