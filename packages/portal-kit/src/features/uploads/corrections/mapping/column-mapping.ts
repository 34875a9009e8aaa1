import type { ImportColumn, ImportFile } from '@portal-kit/sdk/import-columns';
import { ignoredColumns, matchColumns } from '../../check/header-row';
import type { ImportTable } from '../table/import-table';

/** The template header of each column of a file; `null` for an ignored column. */
export type ColumnMapping = readonly (string | null)[];

/** Maximum length of a compared header. Longer headers are texts, not names. */
const nameMax = 60;

const normalizeName = (name: string) =>
  name
    .slice(0, nameMax)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Counts the changed characters between two short names. */
function measureDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const next = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    previous = next;
  }
  return previous.at(-1) ?? 0;
}

const sortLetters = (name: string) => [...name].sort().join('');

/** Returns whether one name is the other with a typing error. */
const isTypo = (a: string, b: string) =>
  Math.min(a.length, b.length) >= 4 &&
  Math.abs(a.length - b.length) <= 2 &&
  (sortLetters(a) === sortLetters(b) || measureDistance(a, b) <= (Math.min(a.length, b.length) >= 7 ? 2 : 1));

/** Common names of columns in files of other systems, by the header of the template. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  SKU: ['Item', 'Item No', 'Item Number', 'Item Code', 'Product Code', 'Article', 'Code'],
  Description: ['Name', 'Item Name', 'Product', 'Product Name', 'Title'],
  Brand: ['Producer', 'Brand Name'],
  Size: ['Volume', 'Bottle Size'],
  'Size UOM': ['UOM', 'Unit', 'Unit of Measure', 'Volume Unit'],
  'Bottles Per Case': ['Pack', 'Pack Size', 'Case Size', 'Case Pack', 'Units Per Case', 'Btls Per Case'],
  Warehouses: ['Warehouse', 'Location', 'Locations'],
  'Warehouse ID': ['Warehouse', 'Location'],
  ABV: ['Alcohol', 'Alc', 'Alcohol %', 'Alc %'],
  UPC: ['Barcode', 'EAN', 'GTIN', 'Bottle UPC'],
  'SCC-14': ['Case UPC', 'Case GTIN', 'Case Barcode'],
  'Customer Number': ['Customer', 'Customer No', 'Account', 'Account Number', 'Customer ID'],
  Name: ['Customer Name', 'Company', 'Company Name'],
  Phone: ['Telephone', 'Phone Number', 'Tel'],
  Email: ['E-Mail', 'Email Address', 'Mail'],
  'PO Number': ['PO', 'PO No', 'Order Number', 'Order No', 'Purchase Order'],
  Cases: ['Qty', 'Quantity', 'Case Qty'],
  Bottles: ['Bottle Qty', 'Loose Bottles'],
  'Unit Price': ['Price'],
};

const listColumnNames = ({ header, otherHeaders = [], field = '' }: ImportColumn) => [
  normalizeName(header),
  ...[...otherHeaders, ...(otherNames[header] ?? []), header.split('(')[0] ?? ''].map(normalizeName),
  normalizeName(field.split('.').at(-1) ?? ''),
];

const contains = (a: string, b: string) =>
  Math.min(a.length, b.length) >= 3 && (a.includes(b) || b.includes(a));

/** Tests of whether a header means a column with these names, from the most to the least certain. */
const tests: readonly ((header: string, names: readonly string[]) => boolean)[] = [
  (header, names) => names.includes(header),
  (header, names) => names.some((name) => isTypo(header, name)),
  (header, [name = '']) => contains(header, name),
];

/** Suggests the column of each header. Each template column is suggested once. */
export function suggestMapping(headers: readonly string[], file: ImportFile): ColumnMapping {
  const known = matchColumns(headers, file);
  const isIgnored = ignoredColumns(headers, file);
  const names = headers.map(normalizeName);
  const free = new Map(
    file.columns
      .filter((column) => !known.includes(column))
      .map((column) => [column, listColumnNames(column)]),
  );
  const mapping = known.map((column, index) =>
    column && known.indexOf(column) === index ? column.header : null,
  );
  for (const matches of tests) {
    for (const [index, name] of names.entries()) {
      if (mapping[index] || isIgnored[index] || known[index] || name === '') continue;
      const [found] = [...free].find(([, columnNames]) => matches(name, columnNames)) ?? [];
      if (!found) continue;
      free.delete(found);
      mapping[index] = found.header;
    }
  }
  return mapping;
}

/** Maps one column. A template column belongs to one column of the file, so its previous column is ignored. */
export const mapColumn = (mapping: ColumnMapping, index: number, header: string | null): ColumnMapping =>
  mapping.map((one, position) =>
    position === index ? header : header !== null && one === header ? null : one,
  );

/** Lists the required headers without a column. */
export const findMissingHeaders = (mapping: ColumnMapping, { columns }: ImportFile) =>
  columns
    .filter(({ header, isRequired }) => isRequired && !mapping.includes(header))
    .map(({ header }) => header);

/** Checks a stored mapping; `undefined` if the mapping does not fit the file. */
export function validateMapping(
  stored: unknown,
  headers: readonly string[],
  file: ImportFile,
): ColumnMapping | undefined {
  if (!Array.isArray(stored) || stored.length !== headers.length) return undefined;
  const known = new Set(file.columns.map(({ header }) => header));
  const used = stored.filter((one) => one !== null);
  const isValid =
    used.every((one) => known.has(one)) &&
    new Set(used).size === used.length &&
    findMissingHeaders(stored, file).length === 0;
  return isValid ? stored : undefined;
}

/** Returns a table with the template's headers and without ignored columns. */
export function mapColumns(table: ImportTable, mapping: ColumnMapping): ImportTable {
  const kept = mapping.flatMap((header, index) => (header === null ? [] : [{ header, index }]));
  // Cells behind the header row stay, so that the check reports them.
  const length = Math.max(0, ...table.rows.map((cells) => cells.length));
  for (let index = mapping.length; index < length; index += 1) kept.push({ header: '', index });
  return {
    ...table,
    headers: kept.map(({ header }) => header),
    rows: table.rows.map((cells) => kept.map(({ index }) => cells[index] ?? '')),
    fileColumns: kept.length,
  };
}
