import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Json = Record<string, unknown>;

interface OperationObject {
  operationId: string;
  'x-permission': string[];
  parameters?: Json[];
  requestBody?: Json;
}

/** A valid call of an operation, built from the examples of the contract. */
export interface ContractCall {
  operationId: string;
  /** One of these permissions is required; an empty list requires only a session. */
  permissions: readonly string[];
  method: string;
  /** Path with the placeholder `{supplierId}`. */
  path: string;
  /** JSON text or form data. */
  body: string | FormData | undefined;
}

const file = join(import.meta.dirname, '../../openapi/bundled/portal.json');
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Resolves `$ref` references of the document. */
function resolver(document: Json) {
  const resolve = (value: unknown): Json => {
    const { $ref } = value as { $ref?: string };
    if ($ref === undefined) return value as Json;
    const keys = $ref.slice(2).split('/');
    return resolve(keys.reduce((at: Json, key) => at[key.replaceAll('~1', '/')] as Json, document));
  };
  return resolve;
}

function formBody(): FormData {
  const form = new FormData();
  form.append('file', new Blob(['sku\nX-1\n'], { type: 'text/csv' }), 'items.csv');
  return form;
}

function getExampleBody(
  requestBody: Json | undefined,
  resolve: (value: unknown) => Json,
): ContractCall['body'] {
  if (!requestBody) return undefined;
  const content = resolve(requestBody).content as Record<string, { examples?: Json }>;
  if ('multipart/form-data' in content) return formBody();
  const [example] = Object.values(content['application/json']?.examples ?? {});
  return JSON.stringify(resolve(example).value);
}

/** Builds a call for each operation of the portal's contract. */
export async function buildContractCalls(): Promise<ContractCall[]> {
  const document = JSON.parse(await readFile(file, 'utf8')) as Json;
  const resolve = resolver(document);
  return Object.entries(document.paths as Record<string, Record<string, unknown>>).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => {
        const operation = item[method] as OperationObject;
        const parameters = [...((item.parameters ?? []) as Json[]), ...(operation.parameters ?? [])].map(
          resolve,
        );
        const filled = parameters
          .filter((parameter) => parameter.in === 'path' && parameter.name !== 'supplierId')
          .reduce((at, { name, example }) => at.replace(`{${name}}`, String(example)), path);
        return {
          operationId: operation.operationId,
          permissions: operation['x-permission'],
          method: method.toUpperCase(),
          path: filled,
          body: getExampleBody(operation.requestBody, resolve),
        };
      }),
  );
}
