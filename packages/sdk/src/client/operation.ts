import type { operations } from '../generated/portal';

/** How an operation sends its token. Comes from the contract's security scheme. */
export type SecurityKind = 'identity' | 'access-header' | 'access-bearer';

/**
 * The two tokens of the portal: the identity token identifies the user, the access token authorizes calls for portal
 * data.
 */
export type TokenKind = 'identity' | 'access';

/** An operation of the contract. */
export interface Operation {
  /** `operationId` in the contract. */
  readonly id: keyof operations;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with parameters in braces. */
  readonly path: string;
  readonly security: SecurityKind;
  /** `data`: the path is relative to the portal-data base (`dataBasePath`). */
  readonly base?: 'data';
  /** Kind of request body. Default: JSON. */
  readonly request?: 'json' | 'multipart';
  /** Kind of response body. Default: JSON. */
  readonly response?: 'file' | 'empty';
}
