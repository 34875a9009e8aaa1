import { vi } from 'vitest';

const authority = 'https://login.example';

/** What the server puts into ID tokens unless a test says otherwise; an hour of life. */
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

/** A token that nobody has signed: who reads it here does not check. */
export const jwt = (claims: object) => `${part({ alg: 'none' })}.${part(claims)}.c2ln`;

export const claimsOf = (token: string) =>
  JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));

/** An error as the standard has it, with words that nobody should see. */
export const refusal =
  (error: string, status = 400) =>
  () =>
    Response.json({ error, error_description: 'rt-2 of ada@cellar.example' }, { status });

type Answer = (form: URLSearchParams) => Response | Promise<Response>;

/**
 * An OpenID Connect server behind `fetch`. Its clock is off from this device's by `skewMs`; refresh tokens are worth
 * one use.
 */
export function startOidcServer() {
  const sent: { path: string; form: URLSearchParams; authorization: string | null }[] = [];
  let issued = 0;
  const server = {
    authority,
    sent,
    skewMs: 0,
    lifetimeSeconds: 3600,
    /** Added to the claims of the next tokens; `undefined` takes one out. */
    claims: {} as Record<string, unknown>,
    /** Set by the test from the address that the sign-in left for. */
    nonce: undefined as string | undefined,
    liveRefreshTokens: new Set<string>(),
    givesRefreshTokens: true,
    rotates: true,
    metadata: {} as Record<string, unknown>,
    paths: () => sent.map(({ path }) => path),
    tokenRequests: () => sent.filter(({ path }) => path === '/token').map(({ form }) => form),
    /** How many refreshes were asked for. */
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
    answers: {
      '/.well-known/openid-configuration': () =>
        Response.json({
          issuer: authority,
          authorization_endpoint: `${authority}/auth`,
          token_endpoint: `${authority}/token`,
          userinfo_endpoint: `${authority}/me`,
          end_session_endpoint: `${authority}/end`,
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
      '/me': () => Response.json({ ...ada, ...server.claims }),
    } as Record<string, Answer>,
  };
  vi.stubGlobal('fetch', async (url: string | URL, { body, headers, signal }: RequestInit = {}) => {
    const { pathname: path } = new URL(url);
    const form = new URLSearchParams(String(body ?? ''));
    sent.push({ path, form, authorization: new Headers(headers).get('authorization') });
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    const answer = server.answers[path] ?? (() => new Response('nothing here', { status: 404 }));
    return Promise.race([answer(form), aborted]);
  });
  return server;
}

export type FakeOidcServer = ReturnType<typeof startOidcServer>;
