import { randomBytes } from 'node:crypto';
import { type ClientMetadata, Provider } from 'oidc-provider';
import { escapeHtml, htmlPage } from '../gateway/html.ts';
import { isLoopbackUrl } from '../gateway/own-hosts.ts';
import type { Account } from '../sandbox/model/user.ts';
import { type OidcKeys, SIGNING_ALGORITHM } from './signing-keys.ts';
import type { OidcStorage } from './storage.ts';
import { addTokenExchange, partnerClient } from './token-exchange.ts';

export const OIDC_CLIENT_ID = 'supplier-portal';
export const OIDC_SCOPE = 'openid email profile offline_access';

const HOUR = 3600;
const TWO_WEEKS = 14 * 24 * HOUR;

export interface OidcProviderOptions {
  readonly issuer: string;
  readonly keys: OidcKeys;
  readonly storage: OidcStorage;
  /** Returns the account, or `undefined` if it is unknown or may not sign in. */
  readonly findAccountByUid: (uid: string) => Account | undefined;
  readonly identityTokenSeconds: () => number;
}

/** The portal is a public client: it runs in a browser, has no secret and uses PKCE. */
const portal: ClientMetadata = {
  client_id: OIDC_CLIENT_ID,
  client_name: 'Supplier portal',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  id_token_signed_response_alg: SIGNING_ALGORITHM,
  // Every loopback URL is accepted: see `redirectUriAllowed`.
  redirect_uris: ['http://127.0.0.1/login'],
  post_logout_redirect_uris: ['http://127.0.0.1/login'],
};

/** Creates a certified OpenID Connect server with the sandbox's demo users as accounts. */
export function createProvider(options: OidcProviderOptions): Provider {
  const { issuer, keys, storage, findAccountByUid, identityTokenSeconds } = options;
  const { port } = new URL(issuer);
  const provider = new Provider(issuer, {
    adapter: (model) => storage.adapter(model),
    clients: [portal, partnerClient],
    jwks: { keys: [keys.privateJwk] as never },
    // Cookies are shared by all ports of a host; without the port in the name, two sandboxes in one browser would sign
    // each other out.
    cookies: {
      keys: [randomBytes(24).toString('base64url')],
      names: { session: `oidc_${port}`, interaction: `oidc_ask_${port}`, resume: `oidc_resume_${port}` },
    },
    scopes: OIDC_SCOPE.split(' '),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'company', 'company_id'],
    },
    // The portal's backend identifies a user by the claims of the ID token only.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    rotateRefreshToken: true,
    findAccount: (_context, uid) => {
      const account = findAccountByUid(uid);
      return account && { accountId: uid, claims: () => buildClaims(account) };
    },
    clientBasedCORS: (_context, origin) => isLoopbackUrl(origin),
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      Grant: TWO_WEEKS,
      IdToken: identityTokenSeconds,
      Interaction: HOUR,
      RefreshToken: TWO_WEEKS,
      Session: TWO_WEEKS,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = logoutPage(form);
        },
        postLogoutSuccessSource: (context) => {
          context.body = htmlPage('Signed out', '<p>You can close this page.</p>');
        },
      },
    },
    renderError: (context, { error, error_description: description = '' }) => {
      context.type = 'html';
      context.body = htmlPage('Sign-in failed', `<p>${escapeHtml(`${error}: ${description}`)}</p>`);
    },
  });
  addTokenExchange(provider, {
    issuer,
    audience: OIDC_CLIENT_ID,
    keys,
    findAccountByUid,
    buildClaims,
    identityTokenSeconds,
  });
  provider.Client.prototype.redirectUriAllowed = isLoopbackUrl;
  provider.Client.prototype.postLogoutRedirectUriAllowed = isLoopbackUrl;
  return provider;
}

function buildClaims({ uid, email, firstName, lastName, company, companyId }: Account) {
  return {
    sub: uid,
    email,
    email_verified: true,
    name: `${firstName} ${lastName}`,
    given_name: firstName,
    family_name: lastName,
    ...(company ? { company } : {}),
    ...(companyId ? { company_id: companyId } : {}),
  };
}

/** Renders a page that submits its form automatically, like a server that receives an `id_token_hint`. */
function logoutPage(form: string): string {
  return htmlPage(
    'Signing out',
    `${form}
<p><button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button></p>
<script>document.querySelector('button').click();</script>`,
  );
}
