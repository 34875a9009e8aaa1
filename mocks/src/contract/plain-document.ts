import { readFile } from 'node:fs/promises';
import { BUNDLES, type DocumentName } from './contract.ts';

/** The parts of JSON Schema that the contract uses for what is sent. */
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

export interface PlainParameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface PlainOperation {
  readonly operationId: string;
  readonly parameters: readonly PlainParameter[];
  readonly body?: {
    readonly mediaType: string;
    readonly required: boolean;
    readonly schema: Schema;
    readonly examples: readonly unknown[];
  };
}

type Json = Record<string, unknown>;

/** Every operation of a bundled document with its references followed, by `operationId`: for tests that draw requests from it. */
export async function plainOperations(document: DocumentName): Promise<Map<string, PlainOperation>> {
  const source = JSON.parse(await readFile(BUNDLES[document], 'utf8')) as Json;
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === 'string') return follow(at(source, $ref));
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, follow(entry)]));
  };
  const operations = new Map<string, PlainOperation>();
  for (const path of Object.values(source.paths as Record<string, Json>)) {
    for (const operation of Object.values(path) as Json[]) {
      if (typeof operation.operationId !== 'string') continue;
      const parameters = [path.parameters ?? [], operation.parameters ?? []].flat().map(follow);
      const body = bodyOf(follow(operation.requestBody) as Json | undefined);
      operations.set(operation.operationId, {
        operationId: operation.operationId,
        parameters: parameters as PlainParameter[],
        ...(body ? { body } : {}),
      });
    }
  }
  return operations;
}

const at = (source: Json, reference: string) =>
  reference
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (value as Json)[part], source);

function bodyOf(declared: Json | undefined): PlainOperation['body'] {
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
