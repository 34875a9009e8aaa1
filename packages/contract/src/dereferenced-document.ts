import { readFile } from 'node:fs/promises';
import { BUNDLES, type DocumentName } from './contract.ts';

/** The subset of JSON Schema that the contract uses for requests. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

export interface DereferencedParameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface DereferencedOperation {
  readonly operationId: string;
  readonly parameters: readonly DereferencedParameter[];
  readonly body?: {
    readonly mediaType: string;
    readonly required: boolean;
    readonly schema: Schema;
    readonly examples: readonly unknown[];
  };
}

type Json = Record<string, unknown>;

/**
 * Reads a bundled document's operations by `operationId`, with all references resolved. For tests that generate
 * requests.
 */
export async function dereferencedOperations(
  document: DocumentName,
): Promise<Map<string, DereferencedOperation>> {
  const source = JSON.parse(await readFile(BUNDLES[document], 'utf8')) as Json;
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === 'string') return follow(resolvePointer(source, $ref));
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, follow(entry)]));
  };
  const operations = new Map<string, DereferencedOperation>();
  for (const path of Object.values(source.paths as Record<string, Json>)) {
    for (const operation of Object.values(path) as Json[]) {
      if (typeof operation.operationId !== 'string') continue;
      const parameters = [path.parameters ?? [], operation.parameters ?? []].flat().map(follow);
      const body = toRequestBody(follow(operation.requestBody) as Json | undefined);
      operations.set(operation.operationId, {
        operationId: operation.operationId,
        parameters: parameters as DereferencedParameter[],
        ...(body ? { body } : {}),
      });
    }
  }
  return operations;
}

const resolvePointer = (source: Json, reference: string) =>
  reference
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (value as Json)[part], source);

function toRequestBody(declared: Json | undefined): DereferencedOperation['body'] {
  const [first] = Object.entries((declared?.content ?? {}) as Record<string, Json>);
  if (!declared || !first) return undefined;
  const [mediaType, { schema, examples = {} }] = first;
  return {
    mediaType,
    required: declared.required === true,
    schema: schema as Schema,
    examples: Object.values(examples as Record<string, { value: unknown }>).map(({ value }) => value),
  };
}
