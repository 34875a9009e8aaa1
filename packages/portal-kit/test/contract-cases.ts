import contract from '../../../openapi/bundled/portal.json';

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

type Path = readonly (string | number)[];

/** A record of the contract with one change. */
export interface ContractCase {
  /** The changed field and its value, for example `totals.cases = "many"`. */
  name: string;
  record: Record<string, unknown>;
}

const schemas = contract.components.schemas as unknown as Readonly<Record<string, Schema>>;

/** Follows references and takes the variant of a union that is not null. */
function resolve(schema: Schema): Schema {
  if (schema.$ref) return resolve(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const variant = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  return variant ? resolve(variant) : schema;
}

const typeOf = ({ type }: Schema): string | undefined => [type].flat().find((one) => one !== 'null');

/** Values by type or format. */
const samples: Readonly<Record<string, unknown>> = {
  integer: 3,
  number: 3,
  boolean: true,
  date: '2026-11-02',
  'date-time': '2026-11-02T12:00:00Z',
  'uri-reference': '/files/1',
};

/** Builds a value of a schema with every optional field. Uses the example's value if it has one. */
function complete(node: Schema, example: unknown): unknown {
  const schema = resolve(node);
  if (schema.properties) {
    const known = (typeof example === 'object' && example) || {};
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [
        name,
        complete(property, (known as Record<string, unknown>)[name]),
      ]),
    );
  }
  if (schema.items) {
    const [first] = Array.isArray(example) ? example : [];
    return [complete(schema.items, first)];
  }
  if (example !== undefined && example !== null) return example;
  if (schema.enum) return schema.enum[0];
  return samples[typeOf(schema) ?? ''] ?? samples[schema.format ?? ''] ?? 'Text';
}

/** Empty values and values of other types, by type or format. */
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  string: [{}, '   '],
  enum: ['constructor'],
  date: ['2026-02-30', 'soon'],
  'date-time': ['2026-11-02T99:00:00Z', '5'],
  number: ['many', '12', Number.POSITIVE_INFINITY],
  boolean: ['maybe', 0],
  array: ['many', [null], [[]]],
  object: ['many', []],
};

function wrongValues(schema: Schema): readonly unknown[] {
  if (schema.properties) return wrong.object ?? [];
  const type = typeOf(schema) === 'integer' ? 'number' : (typeOf(schema) ?? 'string');
  const more = schema.enum ? 'enum' : (schema.format ?? '');
  return [...(wrong[type] ?? []), ...(type === 'string' ? (wrong[more] ?? []) : [])];
}

function changed(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  const next = changed(copy[key], rest, replacement);
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy;
}

const pathText = (path: Path) => path.join('.');
const valueText = (value: unknown) => (value === Number.POSITIVE_INFINITY ? '1e400' : JSON.stringify(value));

/** Builds one case for every field of a schema and every way in which a server can violate the schema in this field. */
export function contractCases(name: string, example: unknown): readonly ContractCase[] {
  const root = schemas[name] ?? {};
  const record = complete(root, example) as Record<string, unknown>;
  const cases: ContractCase[] = [{ name: 'all fields', record }];
  const add = (path: Path, replacement: unknown, text: string) =>
    cases.push({ name: text, record: changed(record, path, replacement) as Record<string, unknown> });

  const walk = (node: Schema, path: Path) => {
    const schema = resolve(node);
    if (path.length > 0) {
      add(path, undefined, `${pathText(path)} is missing`);
      for (const value of [null, ...wrongValues(schema)])
        add(path, value, `${pathText(path)} = ${valueText(value)}`);
    }
    for (const [field, property] of Object.entries(schema.properties ?? {})) walk(property, [...path, field]);
    if (schema.items) walk(schema.items, [...path, 0]);
  };
  walk(root, []);
  const required = Object.keys(record).filter((field) => field.endsWith('Id') || field === 'email');
  const ids = Object.fromEntries(required.map((field) => [field, record[field]]));
  return [...cases, { name: 'only ids', record: ids }, { name: 'no fields', record: {} }];
}

/** Returns one of the contract's named examples. */
export function contractExample(name: keyof typeof contract.components.examples): unknown {
  return contract.components.examples[name].value;
}

/** Returns the cases in which a property is missing or null. The SDK removes null entries from lists. */
export const incompleteCases = (name: string, example: unknown): readonly ContractCase[] =>
  contractCases(name, example).filter((one) =>
    /^(all|only|no) |(?<!\.0) (is missing|= null)$/.test(one.name),
  );

/** Replaces every value that is not an object or a list. */
function withLeaves(value: unknown, leaf: null | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => withLeaves(one, leaf));
  if (typeof value !== 'object' || value === null) return leaf;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withLeaves(one, leaf)]));
}

/**
 * Builds few records in which every property is missing or null: all texts and numbers at the same time, and each
 * object and list on its own. For tests that render each record.
 */
export function combinedIncompleteCases(name: string, example: unknown): readonly ContractCase[] {
  const [all, ...cases] = incompleteCases(name, example);
  const record = all?.record ?? {};
  const groups = Object.keys(record).filter((field) => typeof record[field] === 'object');
  return [
    ...(all ? [all] : []),
    ...[null, undefined].map((leaf) => ({
      name: `every value is ${leaf === null ? 'null' : 'missing'}`,
      record: JSON.parse(JSON.stringify(withLeaves(record, leaf))) as Record<string, unknown>,
    })),
    ...cases.filter((one) => /^(only|no) /.test(one.name) || groups.includes(one.name.split(' ')[0] ?? '')),
  ];
}
