import { createHash, randomBytes } from 'node:crypto';
import type { RunTimeConfig } from '../gateway/run-time-config.ts';
import { DEMO_PASSWORD } from '../sandbox/seed/users.ts';
import { callsWith, type PortalCalls } from '../sign-in.ts';
import { createCookieBrowser, type Visit } from './cookie-browser.ts';

export interface OidcSignedIn extends PortalCalls {
  /** The provider's ID token. */
  readonly identityToken: string;
  /** `undefined` without the scope `offline_access`. */
  readonly refreshToken: string | undefined;
  /** Goes on in the browser that has signed in: it holds the provider's session. */
  readonly visit: Visit;
}

export interface OidcSignInOptions {
  readonly password?: string;
  /** Default: the deployment's, with `offline_access`. */
  readonly scope?: string;
}

/**
 * Signs a demo user in by authorization code and PKCE, as the portal does, without a real browser. `origin` is the
 * chain's.
 *
 * @throws Error when the server refuses, with what its page says.
 */
export async function signInOidc(
  origin: string,
  email: string,
  { password = DEMO_PASSWORD, scope }: OidcSignInOptions = {},
): Promise<OidcSignedIn> {
  const { identity } = (await (await fetch(`${origin}/config.json`)).json()) as RunTimeConfig;
  if (identity.provider !== 'oidc') throw new Error(`${origin} was not started with identity: 'oidc'`);
  const discovered = await fetch(`${identity.authority}/.well-known/openid-configuration`);
  const endpoints = (await discovered.json()) as Record<string, string>;
  const verifier = randomBytes(32).toString('base64url');
  const client = { client_id: identity.clientId, redirect_uri: `${origin}/login` };
  const request = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: scope ?? identity.scope,
    state: randomBytes(16).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const visit = createCookieBrowser();
  const form = new URLSearchParams({ email, password });
  const back = await walk(visit, `${endpoints.authorization_endpoint}?${request}`, client.redirect_uri, form);
  const code = back.searchParams.get('code');
  if (code === null) throw new Error(`${email} cannot sign in: ${back.searchParams.get('error')}`);
  const exchanged = await fetch(String(endpoints.token_endpoint), {
    method: 'POST',
    body: new URLSearchParams({ ...client, grant_type: 'authorization_code', code, code_verifier: verifier }),
  });
  const tokens = (await exchanged.json()) as { id_token: string; refresh_token?: string };
  return {
    identityToken: tokens.id_token,
    refreshToken: tokens.refresh_token,
    visit,
    ...(await callsWith(origin, tokens.id_token)),
  };
}

/** From page to page until the way leads back to the portal; the form is filled in where one is shown. */
async function walk(visit: Visit, from: string, backTo: string, form: URLSearchParams): Promise<URL> {
  let at = new URL(from);
  while (!at.href.startsWith(backTo)) {
    let response = await visit(at);
    if (response.status === 200) response = await visit(at, { method: 'POST', body: form });
    const location = response.headers.get('location');
    if (location === null) {
      const said = /role="alert">([^<]+)</.exec(await response.text())?.[1];
      throw new Error(`${form.get('email')} cannot sign in: ${said ?? `HTTP ${response.status}`}`);
    }
    at = new URL(location, at);
  }
  return at;
}
