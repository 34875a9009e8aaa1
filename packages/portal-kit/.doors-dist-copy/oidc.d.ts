import { T as TokenLock } from './token-lock-B4S7Av0U.js';
import { IdentityProvider } from './session.js';
import { TextStore } from './session.js';

/** Options of {@link createOidcIdentityProvider}. */
interface OidcIdentityOptions {
    /** The provider's issuer; `/.well-known/openid-configuration` below it describes the provider. */
    authority: string;
    /** A public client of the provider: it has no secret, and proves itself by PKCE. */
    clientId: string;
    /** Default: `openid email profile offline_access`. Without `offline_access` a session ends with its ID token. */
    scope?: string;
    /** Absolute address in the portal where the provider's answers arrive; registered at the provider. */
    redirectUri: string;
    /** Absolute address in the portal to which signing out leads back; registered at the provider. */
    postLogoutRedirectUri: string;
    /** Local storage: who is signed in, for all tabs. */
    local: TextStore;
    /** Session storage: what this tab has asked the provider's pages for. */
    session: TextStore;
    /** Leaves the page. Default: by its `location`. */
    leavePage?: (url: string) => void;
    /** Default: the browser's Web Locks. */
    lock?: TokenLock;
}
/**
 * Any provider that speaks OpenID Connect: authorization code with PKCE, no frames, no passwords. The session is the
 * refresh token, or the ID token where there is none.
 *
 * @example
 * ```ts
 * import { createOidcIdentityProvider } from 'portal-kit/oidc';
 * import { createTextStore } from 'portal-kit/session';
 *
 * export const provider = createOidcIdentityProvider({
 *   authority: 'https://login.example.com/realms/suppliers',
 *   clientId: 'supplier-portal',
 *   redirectUri: `${window.location.origin}/login`,
 *   postLogoutRedirectUri: `${window.location.origin}/login`,
 *   local: createTextStore(() => window.localStorage),
 *   session: createTextStore(() => window.sessionStorage),
 * });
 * ```
 */
declare function createOidcIdentityProvider(options: OidcIdentityOptions): IdentityProvider;

export { TokenLock, createOidcIdentityProvider };
export type { OidcIdentityOptions };
