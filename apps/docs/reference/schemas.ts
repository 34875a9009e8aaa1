import { code, table } from '../site/markdown.ts';
import { type Contract, follow, getSchemaName, type Schema } from './contract.ts';

/** The page of each schema that has a section of its own. */
export type SchemaPages = ReadonlyMap<string, string>;

/** Returns whether a schema has a section: an object, a choice of objects, or a list of values. */
export const hasSection = ({ properties, enum: values, oneOf, anyOf }: Schema): boolean =>
  properties !== undefined ||
  (values?.length ?? 0) > 6 ||
  [...(oneOf ?? []), ...(anyOf ?? [])].some((one) => one.$ref !== undefined);

function formatRange(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  const text = (value: number) => value.toLocaleString('en-US');
  if (most === undefined) return `from ${text(least as number)}${unit}`;
  if (least === undefined) return `up to ${text(most)}${unit}`;
  return least === most ? `${text(most)}${unit}` : `${text(least)} to ${text(most)}${unit}`;
}

/** Formats a schema's type and bounds, with a link if the schema has a section. */
export function formatType(contract: Contract, reference: Schema, pages: SchemaPages): string {
  const name = getSchemaName(reference);
  const page = name === undefined ? undefined : pages.get(name);
  if (page !== undefined) return `[${name}](page:${page}#${name})`;
  const schema = follow(contract, reference);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((one) => formatType(contract, one, pages)).join(' or ');
  const values = (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).map((value) =>
    code(JSON.stringify(value)),
  );
  const type = [schema.type ?? []].flat().join(' or ') || 'any value';
  return [
    schema.items
      ? `list of ${formatType(contract, schema.items, pages)}`
      : values.length > 0
        ? values.join(', ')
        : type,
    schema.format,
    formatRange(schema.minimum, schema.maximum, ''),
    formatRange(schema.minLength, schema.maxLength, ' characters'),
    formatRange(schema.minItems, schema.maxItems, ' entries'),
    schema.pattern && `pattern ${code(schema.pattern)}`,
    schema.default !== undefined && `default ${code(JSON.stringify(schema.default))}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Renders a table with the fields of an object and of the parts that it combines. */
export function fieldsTable(contract: Contract, schema: Schema, pages: SchemaPages): string {
  const all = [schema, ...(schema.allOf ?? []).map((one) => follow(contract, one))];
  const required = new Set(all.flatMap((one) => one.required ?? []));
  const fields = all.flatMap((one) => Object.entries(one.properties ?? {}));
  return table(
    ['field', 'type', 'description'],
    fields.map(([name, field]) => [
      `${required.has(name) ? `**${code(name)}** required` : code(name)}`,
      formatType(contract, field, pages),
      follow(contract, field).description ?? '',
    ]),
  );
}

/** Renders a schema's section: its description, and its fields, values or choices. */
export function schemaSection(contract: Contract, name: string, pages: SchemaPages): string {
  const schema = contract.components.schemas[name] as Schema;
  const { properties, enum: values, oneOf, anyOf, description = '' } = schema;
  const content = [`### ${name}`, description];
  if (properties || schema.allOf) content.push(fieldsTable(contract, schema, pages));
  else if (values) content.push(`Values: ${values.map((value) => code(String(value))).join(', ')}.`);
  else {
    const choices = [...(oneOf ?? []), ...(anyOf ?? [])].map((one) => formatType(contract, one, pages));
    content.push(`One of: ${choices.join(', ')}.`);
  }
  return content.filter(Boolean).join('\n\n');
}
