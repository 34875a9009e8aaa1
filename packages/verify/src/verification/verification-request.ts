import type { ContractOperation } from '@portal-kit/contract/contract';

/** The token or credential that a request carries. `none`: no token; `invalid`: a token that no server accepts. */
export type CredentialKind = 'access' | 'identity' | 'service' | 'none' | 'invalid';

/** The token of a request with the credential `invalid`. It has the form of a JWT. */
export const INVALID_TOKEN = 'invalid.token.of-verify';
/** The client ID and secret of a request with the credential `invalid`, where an operation expects them. */
export const INVALID_CREDENTIAL = 'verify:invalid';

/** A request to the deployment before its credential is added. */
export interface VerificationRequest {
  readonly operation: ContractOperation;
  /** Path of the contract with its query, percent-encoded. */
  readonly path: string;
  readonly credential: CredentialKind;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Returns the kind of credential that an operation requires. */
export function getCredentialKind({ securitySchemes }: ContractOperation): CredentialKind {
  if (securitySchemes.includes('serviceCredential')) return 'service';
  if (securitySchemes.includes('identityToken')) return 'identity';
  return securitySchemes.length > 0 ? 'access' : 'none';
}

/** Returns the name of the header that carries an operation's credential. */
export const getCredentialHeader = ({
  securitySchemes,
}: ContractOperation): 'access-token' | 'authorization' =>
  securitySchemes.includes('accessTokenHeader') ? 'access-token' : 'authorization';
