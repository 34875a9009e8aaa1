import { API_KEY } from './sandbox/access/tokens.ts';
import { DEMO_PASSWORD } from './sandbox/seed/users.ts';
import { DEFAULT_WORLD, WORLD_HEADER } from './worlds/world-name.ts';

/** Calls to the portal API with a user's tokens. */
export interface PortalClient {
  readonly accessToken: string;
  /** Sends the access token in both headers that operations accept. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a request with a JSON body, like `fetch`. */
  send(
    method: string,
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  /** Sends the identity token: `/api/v2/auth/*` and `/api/feature-flags`. */
  fetchAsIdentity(path: string): Promise<Response>;
}

export interface SignedIn extends PortalClient {
  readonly loginToken: string;
  readonly identityToken: string;
}

const IDENTITY_TOKEN_SECONDS = '43200';

/** Calls a method of the identity provider. `errorCode` in the response is the result. */
export async function callIdentity(
  origin: string,
  method: string,
  parameters: Readonly<Record<string, string>>,
  world: string = DEFAULT_WORLD,
): Promise<Record<string, unknown> & { errorCode: number }> {
  const response = await fetch(`${origin}/identity/accounts.${method}`, {
    method: 'POST',
    headers: { [WORLD_HEADER]: world },
    body: new URLSearchParams({ apiKey: API_KEY, ...parameters }),
  });
  return (await response.json()) as Record<string, unknown> & { errorCode: number };
}

/**
 * Signs in a demo user over HTTP, as the portal does. The client sends its requests to the same world.
 *
 * @throws Error with the provider's error code when the sign-in is refused.
 */
export async function signIn(
  origin: string,
  email: string,
  password: string = DEMO_PASSWORD,
  world: string = DEFAULT_WORLD,
): Promise<SignedIn> {
  const login = await callIdentity(origin, 'login', { loginID: email, password }, world);
  const session = login.sessionInfo as { cookieValue: string } | undefined;
  if (!session) throw new Error(`${email} cannot sign in: ${login.errorCode}`);
  const loginToken = session.cookieValue;
  const jwt = await callIdentity(
    origin,
    'getJWT',
    { login_token: loginToken, fields: 'email,work.company', expiration: IDENTITY_TOKEN_SECONDS },
    world,
  );
  const identityToken = String(jwt.id_token);
  return { loginToken, identityToken, ...(await createPortalClient(origin, identityToken, world)) };
}

/** Creates a client for a valid identity token of either provider. */
export async function createPortalClient(
  origin: string,
  identityToken: string,
  world: string = DEFAULT_WORLD,
): Promise<PortalClient> {
  const fetchAsIdentity = (path: string) =>
    fetch(origin + path, {
      headers: { authorization: `Bearer ${identityToken}`, [WORLD_HEADER]: world },
    });
  const { token } = (await (await fetchAsIdentity('/api/v2/auth/accessToken')).json()) as { token: string };
  const call = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      ...init,
      headers: {
        authorization: `Bearer ${token}`,
        'access-token': token,
        [WORLD_HEADER]: world,
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
