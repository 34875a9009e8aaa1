import { createHash, randomBytes } from 'node:crypto';
import type { RunTimeConfig } from '../gateway/run-time-config.ts';
import { DEMO_PASSWORD } from '../sandbox/seed/users.ts';
import { createPortalClient, type PortalClient } from '../sign-in.ts';
import { basicAuthorization } from '../widget-session.ts';
import { DEFAULT_WORLD, WORLD_HEADER } from '../worlds/world-name.ts';
import { PARTNER_CLIENT_ID } from './token-exchange.ts';

export interface OidcSignedIn extends PortalClient {
  /** The provider's ID token. */
  readonly identityToken: string;
  /** `undefined` without the scope `offline_access`. */
  readonly refreshToken: string | undefined;
  /** Sends further requests with the provider's session cookies. */
  readonly visit: Visit;
}

export interface OidcSignInOptions {
  readonly password?: string;
  /** Default: the scope in `/config.json`, which includes `offline_access`. */
  readonly scope?: string;
  readonly world?: string;
}

interface ProviderTokens {
  readonly id_token: string;
  readonly access_token: string;
  readonly refresh_token?: string;
}

/** Tokens of the OpenID Connect server for a partner's server, and where to exchange them. */
export interface PartnerTokens {
  readonly idToken: string;
  /** The provider's access token, which is no access token of the portal. */
  readonly accessToken: string;
  readonly tokenEndpoint: string;
}

/**
 * Signs in a demo user at the demo partner, whose server is a confidential client of the OpenID Connect server.
 *
 * @throws Error with the text of the sign-in page when the server refuses.
 */
export async function signInAtPartner(origin: string, email: string): Promise<PartnerTokens> {
  const { tokens, tokenEndpoint } = await signInWithCode(origin, email, { isPartner: true });
  return { idToken: tokens.id_token, accessToken: tokens.access_token, tokenEndpoint };
}

/**
 * Signs in a demo user with authorization code and PKCE, as the portal does, without a real browser. `origin` is the
 * chain's origin.
 *
 * @throws Error with the text of the sign-in page when the server refuses.
 */
export async function signInOidc(
  origin: string,
  email: string,
  options: OidcSignInOptions = {},
): Promise<OidcSignedIn> {
  const { tokens, visit } = await signInWithCode(origin, email, options);
  return {
    identityToken: tokens.id_token,
    refreshToken: tokens.refresh_token,
    visit,
    ...(await createPortalClient(origin, tokens.id_token, options.world)),
  };
}

/** Signs in at the portal's client, or at the partner's. */
async function signInWithCode(
  origin: string,
  email: string,
  {
    password = DEMO_PASSWORD,
    scope,
    world = DEFAULT_WORLD,
    isPartner = false,
  }: OidcSignInOptions & { isPartner?: boolean },
) {
  const config = await fetch(`${origin}/config.json`, { headers: { [WORLD_HEADER]: world } });
  const { identity } = (await config.json()) as RunTimeConfig;
  if (identity.provider !== 'oidc') throw new Error(`${origin} was not started with identity: 'oidc'`);
  const discovered = await fetch(`${identity.authority}/.well-known/openid-configuration`);
  const endpoints = (await discovered.json()) as Record<string, string>;
  const verifier = randomBytes(32).toString('base64url');
  const clientId = isPartner ? PARTNER_CLIENT_ID : identity.clientId;
  const client = { client_id: clientId, redirect_uri: `${origin}/login` };
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
  const back = await followRedirects(
    visit,
    `${endpoints.authorization_endpoint}?${request}`,
    client.redirect_uri,
    form,
  );
  const code = back.searchParams.get('code');
  if (code === null) throw new Error(`${email} cannot sign in: ${back.searchParams.get('error')}`);
  const tokenEndpoint = String(endpoints.token_endpoint);
  const exchanged = await fetch(tokenEndpoint, {
    method: 'POST',
    headers: isPartner ? { authorization: basicAuthorization(PARTNER_CLIENT_ID) } : {},
    body: new URLSearchParams({ ...client, grant_type: 'authorization_code', code, code_verifier: verifier }),
  });
  return { tokens: (await exchanged.json()) as ProviderTokens, tokenEndpoint, visit };
}

/** Follows redirects, submits the form on each page, and returns the URL that redirects to the portal. */
async function followRedirects(
  visit: Visit,
  from: string,
  backTo: string,
  form: URLSearchParams,
): Promise<URL> {
  let at = new URL(from);
  while (!at.href.startsWith(backTo)) {
    let response = await visit(at);
    if (response.status === 200) response = await visit(at, { method: 'POST', body: form });
    const location = response.headers.get('location');
    if (location === null) {
      const message = /role="alert">([^<]+)</.exec(await response.text())?.[1];
      throw new Error(`${form.get('email')} cannot sign in: ${message ?? `HTTP ${response.status}`}`);
    }
    at = new URL(location, at);
  }
  return at;
}

/** Requests a URL with the stored cookies and without following redirects. */
type Visit = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** Creates a minimal browser that stores one server's cookies by path. */
export function createCookieBrowser(): Visit {
  const cookies = new Map<string, { readonly text: string; readonly path: string }>();
  return async (url, init = {}) => {
    const { pathname } = new URL(url);
    const sent = [...cookies.values()].filter(({ path }) => pathname.startsWith(path));
    const headers = { accept: 'text/html', cookie: sent.map(({ text }) => text).join('; ') };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [text = '', ...attributes] = cookie.split('; ');
      const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
      cookies.set(`${path} ${text.slice(0, text.indexOf('='))}`, { text, path });
    }
    return response;
  };
}
