import { readJson } from '../site/repository.ts';

/** A schema of the contract, or a reference to one. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

export interface Example {
  $ref?: string;
  summary?: string;
  value?: unknown;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, Parameter>;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content?: Record<string, Media> };
  responses: Record<string, Response>;
  'x-permission'?: string[];
  'x-filter-fields'?: string[];
}

export interface Contract {
  info: { title: string; summary: string; description: string };
  tags: { name: string; description: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes?: Record<string, { description?: string }>;
    examples?: Record<string, Example>;
  };
}

export interface Call {
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

export const contractNames = ['portal', 'embed', 'identity'] as const;
export type ContractName = (typeof contractNames)[number];

export const readContract = (name: ContractName): Contract =>
  readJson<Contract>(`openapi/bundled/${name}.json`);

/** Resolves a reference. Its sibling properties have precedence. */
export function follow<Value extends { $ref?: string }>(contract: Contract, value: Value): Value {
  if (!value.$ref) return value;
  const { $ref, ...beside } = value;
  let target: unknown = contract;
  for (const key of $ref.slice(2).split('/'))
    target = (target as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  return { ...follow(contract, target as Value), ...beside };
}

/** Lists a contract's operations in the order of its paths. */
export function listCalls(contract: Contract): Call[] {
  return Object.entries(contract.paths).flatMap(([path, { parameters = [], ...methods }]) =>
    Object.entries(methods as Record<string, Operation>)
      .filter(([, operation]) => operation.operationId)
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
        parameters: [...(parameters as Parameter[]), ...(operation.parameters ?? [])].map((one) =>
          follow(contract, one),
        ),
      })),
  );
}

/** Returns a referenced schema's name: `#/components/schemas/Item` → `Item`. */
export const getSchemaName = ({ $ref }: Schema): string | undefined =>
  /^#\/components\/schemas\/([^/]+)$/.exec($ref ?? '')?.[1];

/** Collects the names of all schemas that a value refers to, at any depth. */
export function collectSchemas(contract: Contract, value: unknown, found = new Set<string>()): Set<string> {
  const visit = (one: unknown): void => {
    if (Array.isArray(one)) for (const each of one) visit(each);
    else if (one && typeof one === 'object') {
      const { $ref } = one as Schema;
      if (typeof $ref === 'string') {
        const name = getSchemaName({ $ref });
        if (name !== undefined && found.has(name)) return;
        if (name !== undefined) found.add(name);
        visit(follow(contract, { $ref }));
      }
      for (const [key, each] of Object.entries(one)) if (key !== 'examples' && key !== 'example') visit(each);
    }
  };
  visit(value);
  return found;
}
