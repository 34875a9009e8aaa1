import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import prismHttp from '@stoplight/prism-http';
import { bundledDocuments } from './bundled-documents.ts';
import {
  buildContract,
  type Contract,
  type ContractDocument,
  type ContractOperation,
  type DocumentName,
  declaredOperation,
} from './operation.ts';

export type { Contract, ContractOperation, DocumentName } from './operation.ts';
export { findResponseExamples } from './operation.ts';

const bundled = (name: DocumentName) => fileURLToPath(new URL(`${name}.json`, bundledDocuments));

/** Paths of the bundled documents. */
export const BUNDLES: Readonly<Record<DocumentName, string>> = {
  portal: bundled('portal'),
  identity: bundled('identity'),
  embed: bundled('embed'),
};

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
  loading ??= Promise.all((Object.keys(BUNDLES) as DocumentName[]).map(loadDocument)).then((documents) =>
    buildContract(documents.flat()),
  );
  return loading;
}

async function loadDocument(document: DocumentName): Promise<ContractOperation[]> {
  const file = BUNDLES[document];
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing. Bundle the contract first (npm run generate).`);
  });
  const source = JSON.parse(text) as ContractDocument;
  const operations = await prismHttp.getHttpOperationsFromSpec(JSON.parse(text));
  return operations.map((prism) => {
    const declared = declaredOperation(document, source, prism.method, prism.path);
    prism.path = declared.path;
    prism.servers = [];
    return { ...declared, prism };
  });
}
