import type prismHttp from '@stoplight/prism-http';

export type PrismOperation = Awaited<ReturnType<typeof prismHttp.getHttpOperationsFromSpec>>[number];

export type DocumentName = 'portal' | 'identity' | 'embed';

export interface ContractOperation {
  readonly operationId: string;
  readonly document: DocumentName;
  /** Uppercase. */
  readonly method: string;
  /** Path template as served, with its prefix: `/api/v1/suppliers/{supplierId}/items`. */
  readonly path: string;
  readonly tags: readonly string[];
  /** The caller needs one of these permissions. Empty: any signed-in user. */
  readonly permissions: readonly string[];
  /** Names of the security schemes; one of them is sufficient. */
  readonly securitySchemes: readonly string[];
  readonly documentedStatuses: readonly string[];
  /** A deployment may replace the leading `/api/v1` of the path. */
  readonly hasDataPath: boolean;
  readonly prism: PrismOperation;
}

export interface Contract {
  readonly operations: readonly ContractOperation[];
  readonly byId: ReadonlyMap<string, ContractOperation>;
  readonly byPrism: ReadonlyMap<PrismOperation, ContractOperation>;
}

/** Path prefix under which the gateway serves a document. */
const PREFIXES: Readonly<Record<DocumentName, string>> = {
  portal: '',
  identity: '/identity',
  embed: '',
};

interface OperationObject {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly responses?: Readonly<Record<string, unknown>>;
  readonly 'x-base'?: string;
  readonly 'x-permission'?: string | readonly string[] | null;
}

/** The parts of a bundled document that describe its operations. */
export interface ContractDocument {
  readonly security?: OperationObject['security'];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
}

/** @throws Error when the operation has no `operationId`. */
export function declaredOperation(
  document: DocumentName,
  { paths, security }: ContractDocument,
  method: string,
  path: string,
): Omit<ContractOperation, 'prism'> {
  const declared = paths[path]?.[method.toLowerCase()];
  if (!declared?.operationId) throw new Error(`${method} ${path} has no operationId.`);
  return {
    operationId: declared.operationId,
    document,
    method: method.toUpperCase(),
    path: PREFIXES[document] + path,
    tags: declared.tags ?? [],
    permissions: [declared['x-permission'] ?? []].flat(),
    securitySchemes: (declared.security ?? security ?? []).flatMap((scheme) => Object.keys(scheme)),
    documentedStatuses: Object.keys(declared.responses ?? {}),
    hasDataPath: declared['x-base'] === 'data',
  };
}

export function buildContract(operations: readonly ContractOperation[]): Contract {
  return {
    operations,
    byId: new Map(operations.map((operation) => [operation.operationId, operation])),
    byPrism: new Map(operations.map((operation) => [operation.prism, operation])),
  };
}

/**
 * Finds the named examples of a documented response, in the contract's order. Returns `undefined` if the contract
 * doesn't document the status.
 */
export function findResponseExamples(
  { prism }: ContractOperation,
  status: string,
): ReadonlyMap<string, unknown> | undefined {
  const response = prism.responses.find(({ code }) => code === status);
  const examples = response?.contents?.flatMap(({ examples: named = [] }) => named) ?? [];
  return response && new Map(examples.map((one) => [one.key, 'value' in one ? one.value : undefined]));
}
