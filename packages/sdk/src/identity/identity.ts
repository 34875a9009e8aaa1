export {
  createIdentityClient,
  type IdentityAccount,
  type IdentityCallOptions,
  type IdentityClient,
  type IdentityClientOptions,
  type IdentityPublicKey,
  type IdentitySession,
  type IdentityToken,
} from './identity-client';
export {
  IdentityError,
  type IdentityErrorInit,
  type IdentityErrorKind,
  type IdentityFieldError,
  identityErrorKind,
  isIdentityError,
} from './identity-error';
