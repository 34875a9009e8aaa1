export {
  createOidcIdentityProvider,
  type OidcIdentityOptions,
} from '../kernel/session/sign-in/oidc-identity-provider';
export type { TokenLock } from '../kernel/session/tokens/token-lock';
