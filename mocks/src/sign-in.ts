import { API_KEY } from './sandbox/access/tokens.ts';
import { DEMO_PASSWORD } from './sandbox/seed/users.ts';

/** Calls to the portal's API as somebody. */
export interface PortalCalls {
  readonly accessToken: string;
  /** Calls with the access token in both places where an operation may look for it. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The same with a JSON body. */
  send(
    method: string,
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  /** Calls with the identity token: `/api/v2/auth/*` and `/api/feature-flags`. */
  fetchAsIdentity(path: string): Promise<Response>;
}

export interface SignedIn extends PortalCalls {
  readonly loginToken: string;
  readonly identityToken: string;
}

const IDENTITY_TOKEN_SECONDS = '43200';

/** One call of the identity provider; the answer's `errorCode` is the result. */
export async function callIdentity(
  origin: string,
  method: string,
  parameters: Readonly<Record<string, string>>,
): Promise<Record<string, unknown> & { errorCode: number }> {
  const response = await fetch(`${origin}/identity/accounts.${method}`, {
    method: 'POST',
    body: new URLSearchParams({ apiKey: API_KEY, ...parameters }),
  });
  return (await response.json()) as Record<string, unknown> & { errorCode: number };
}

/**
 * Signs a demo user in over the wire, as the portal does.
 *
 * @throws Error naming the provider's error code when the sign-in is refused.
 */
export async function signIn(
  origin: string,
  email: string,
  password: string = DEMO_PASSWORD,
): Promise<SignedIn> {
  const login = await callIdentity(origin, 'login', { loginID: email, password });
  const session = login.sessionInfo as { cookieValue: string } | undefined;
  if (!session) throw new Error(`${email} cannot sign in: ${login.errorCode}`);
  const loginToken = session.cookieValue;
  const jwt = await callIdentity(origin, 'getJWT', {
    login_token: loginToken,
    fields: 'email,work.company',
    expiration: IDENTITY_TOKEN_SECONDS,
  });
  const identityToken = String(jwt.id_token);
  return { loginToken, identityToken, ...(await callsWith(origin, identityToken)) };
}

/** What an identity token opens, whoever has issued it. */
export async function callsWith(origin: string, identityToken: string): Promise<PortalCalls> {
  const fetchAsIdentity = (path: string) =>
    fetch(origin + path, { headers: { authorization: `Bearer ${identityToken}` } });
  const { token } = (await (await fetchAsIdentity('/api/v2/auth/accessToken')).json()) as { token: string };
  const call = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      ...init,
      headers: {
        authorization: `Bearer ${token}`,
        'access-token': token,
        ...(init.headers as Record<string, string>),
      },
    });
  return {
    accessToken: token,
    fetch: call,
    send: (method, path, body, headers = {}) =>
      call(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    fetchAsIdentity,
  };
}
