export {
  createOidcIdentityProvider,
  type OidcIdentityOptions,
} from '../kernel/session/oidc-identity-provider';
export type { TokenLock } from '../kernel/session/token-lock';
