import {
  createCdcIdentityProvider,
  createCookieJar,
  type IdentityProvider,
  type TextStore,
} from 'portal-kit/session';
import type { PortalConfig } from './config';

/** Path that the identity provider redirects back to. */
const signInPath = '/login';

/** Creates the identity provider of the configuration. Loads the OpenID Connect adapter on demand. */
export async function createIdentityProvider(
  { identity }: PortalConfig,
  { local, session, origin }: { local: TextStore; session: TextStore; origin: string },
): Promise<IdentityProvider> {
  const redirectUrl = origin + signInPath;
  if (identity.provider === 'cdc') {
    const { baseUrl, apiKey, webSdkUrl } = identity;
    return createCdcIdentityProvider({
      baseUrl,
      apiKey,
      webSdkUrl,
      session,
      redirectUrl,
      cookies: createCookieJar(document),
    });
  }
  const { createOidcIdentityProvider } = await import('portal-kit/oidc');
  const { authority, clientId, scope } = identity;
  return createOidcIdentityProvider({
    authority,
    clientId,
    scope,
    local,
    session,
    redirectUri: redirectUrl,
    postLogoutRedirectUri: redirectUrl,
  });
}
