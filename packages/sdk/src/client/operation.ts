import type { operations } from '../generated/portal';

/** How an operation sends its token. Comes from the contract's security scheme. */
export type SecurityKind = 'identity' | 'access-header' | 'access-bearer';

/**
 * The two tokens of the portal: the identity token identifies the user, the access token authorizes calls for portal
 * data.
 */
export type TokenKind = 'identity' | 'access';

/** An operation of the contract, for `call`, `download` and `upload`. */
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

type Parameters<Op extends Operation> = operations[Op['id']]['parameters'];

type Part<From, In extends string> = In extends keyof From
  ? [Exclude<From[In], undefined>] extends [never]
    ? unknown
    : undefined extends From[In]
      ? { readonly [Name in In]?: Exclude<From[In], undefined> }
      : { readonly [Name in In]: From[In] }
  : unknown;

/** The JSON body inside a request or response of the contract. */
export type JsonContent<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;

type BodyPart<Op extends Operation> = operations[Op['id']] extends { requestBody: infer Request }
  ? [JsonContent<Request>] extends [never]
    ? unknown
    : { readonly body: JsonContent<Request> }
  : unknown;

/** Path parameters, query parameters and JSON body of an operation, with the types of the contract. */
export type OperationInput<Op extends Operation> = Part<Parameters<Op>, 'path'> &
  Part<Parameters<Op>, 'query'> &
  BodyPart<Op>;

/** Success statuses of the contract whose responses have a body. */
export type SuccessStatus = 200 | 201 | 202;

/** The JSON body of an operation's success response. */
export type OperationData<Op extends Operation> = {
  [Status in keyof operations[Op['id']]['responses'] & SuccessStatus]: JsonContent<
    operations[Op['id']]['responses'][Status]
  >;
}[keyof operations[Op['id']]['responses'] & SuccessStatus];
