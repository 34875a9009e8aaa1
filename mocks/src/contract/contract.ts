import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import prismHttp from '@stoplight/prism-http';

type PrismOperation = Awaited<ReturnType<typeof prismHttp.getHttpOperationsFromSpec>>[number];

export type DocumentName = 'portal' | 'identity' | 'embed';

export interface ContractOperation {
  readonly operationId: string;
  readonly document: DocumentName;
  /** Uppercase. */
  readonly method: string;
  /** Path template as served, with its prefix: `/api/v1/suppliers/{supplierId}/items`. */
  readonly path: string;
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

interface ContractSource {
  readonly document: DocumentName;
  readonly file: string;
  /** Path prefix under which the gateway serves the document. */
  readonly prefix: string;
}

const bundled = (name: DocumentName) =>
  fileURLToPath(new URL(`../../../openapi/bundled/${name}.json`, import.meta.url));

/** Paths of the bundled documents. */
export const BUNDLES: Readonly<Record<DocumentName, string>> = {
  portal: bundled('portal'),
  identity: bundled('identity'),
  embed: bundled('embed'),
};

const SOURCES: readonly ContractSource[] = [
  { document: 'portal', file: BUNDLES.portal, prefix: '' },
  { document: 'identity', file: BUNDLES.identity, prefix: '/identity' },
  { document: 'embed', file: BUNDLES.embed, prefix: '' },
];

interface OperationObject {
  readonly operationId?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly responses?: Readonly<Record<string, unknown>>;
  readonly 'x-base'?: string;
  readonly 'x-permission'?: string | readonly string[] | null;
}

interface DocumentObject {
  readonly security?: OperationObject['security'];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
}

/**
 * Configures the json-schema-faker instance that Prism uses. Lists of the contract's maximum length take about a
 * minute.
 */
const LONGEST_DYNAMIC_LIST = 3;
const prismRequire = createRequire(createRequire(import.meta.url).resolve('@stoplight/prism-http'));
prismRequire('json-schema-faker').option({ maxItems: LONGEST_DYNAMIC_LIST });

let loading: Promise<Contract> | undefined;

/**
 * Loads the bundled contract once per process.
 *
 * @throws Error when a bundle is missing or an operation has no `operationId`; run `npm run generate` first.
 */
export function loadContract(): Promise<Contract> {
  loading ??= Promise.all(SOURCES.map(loadDocument)).then((documents) => contractOf(documents.flat()));
  return loading;
}

async function loadDocument({ document, file, prefix }: ContractSource): Promise<ContractOperation[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`@portal-kit/mocks: ${file} is missing. Bundle the contract first (npm run generate).`);
  });
  const source = JSON.parse(text) as DocumentObject;
  const operations = await prismHttp.getHttpOperationsFromSpec(JSON.parse(text));
  return operations.map((prism) => {
    const declared = source.paths[prism.path]?.[prism.method.toLowerCase()];
    if (!declared?.operationId)
      throw new Error(`@portal-kit/mocks: ${prism.method} ${prism.path} has no operationId.`);
    const path = prefix + prism.path;
    prism.path = path;
    prism.servers = [];
    return {
      operationId: declared.operationId,
      document,
      method: prism.method.toUpperCase(),
      path,
      permissions: [declared['x-permission'] ?? []].flat(),
      securitySchemes: (declared.security ?? source.security ?? []).flatMap((scheme) => Object.keys(scheme)),
      documentedStatuses: Object.keys(declared.responses ?? {}),
      hasDataPath: declared['x-base'] === 'data',
      prism,
    };
  });
}

/** Named examples of a documented response, in the contract's order; `undefined` when the status is not documented. */
export function examplesOf(
  { prism }: ContractOperation,
  status: string,
): ReadonlyMap<string, unknown> | undefined {
  const response = prism.responses.find(({ code }) => code === status);
  const examples = response?.contents?.flatMap(({ examples: named = [] }) => named) ?? [];
  return response && new Map(examples.map((one) => [one.key, 'value' in one ? one.value : undefined]));
}

function contractOf(operations: readonly ContractOperation[]): Contract {
  return {
    operations,
    byId: new Map(operations.map((operation) => [operation.operationId, operation])),
    byPrism: new Map(operations.map((operation) => [operation.prism, operation])),
  };
}
