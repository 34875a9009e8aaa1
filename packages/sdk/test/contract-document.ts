import { readFileSync } from 'node:fs';

interface Media {
  readonly examples?: Record<string, unknown>;
}

interface OperationObject {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, unknown>;
}

export interface ContractOperation {
  readonly operationId: string;
  /** Documented error statuses. */
  readonly errorStatuses: readonly number[];
  /** The first named example of the request body. */
  readonly requestExample: unknown;
  /** Named examples of JSON responses. */
  readonly responseExamples: readonly {
    readonly status: number;
    readonly name: string;
    readonly value: unknown;
  }[];
}

function resolve(document: unknown, node: unknown): Record<string, unknown> {
  const { $ref } = (node ?? {}) as { $ref?: string };
  if (!$ref) return (node ?? {}) as Record<string, unknown>;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
  return resolve(document, target);
}

type DocumentName = 'portal' | 'identity' | 'embed';

interface BundledDocument {
  readonly paths: Record<string, Record<string, OperationObject>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const bundled = (name: DocumentName): BundledDocument =>
  JSON.parse(readFileSync(new URL(`../../../openapi/bundled/${name}.json`, import.meta.url), 'utf8'));

/** Returns a bundled document's schemas by name. */
export const contractSchemas = (name: DocumentName) => bundled(name).components.schemas;

/** Lists a bundled document's operations, independent of the generated code. */
export function contractOperations(name: DocumentName): readonly ContractOperation[] {
  const document = bundled(name);
  const listExamples = (media: Media | undefined) =>
    Object.entries(media?.examples ?? {}).map(([key, example]) => ({
      name: key,
      value: resolve(document, example).value,
    }));
  return Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation.operationId !== undefined)
    .map((operation) => {
      const body = resolve(document, operation.requestBody) as OperationObject['requestBody'];
      const statuses = Object.keys(operation.responses).map(Number);
      return {
        operationId: operation.operationId,
        errorStatuses: statuses.filter((status) => status >= 400),
        requestExample: listExamples(Object.values(body?.content ?? {})[0])[0]?.value,
        responseExamples: statuses.flatMap((status) => {
          const { content } = resolve(document, operation.responses[status]) as {
            content?: Record<string, Media>;
          };
          return listExamples(content?.['application/json']).map((example) => ({ status, ...example }));
        }),
      };
    });
}
