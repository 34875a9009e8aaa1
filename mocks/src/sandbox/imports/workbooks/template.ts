import { writeWorkbook } from '../../workbook/workbook.ts';
import type { ImportColumn } from '../file/import-file.ts';
import type { ImportKind } from '../import-kind.ts';
import { columnNote } from './template-notes.ts';

/**
 * Writes a kind's empty template. The second sheet lists allowed values, the third describes the columns. Imports read
 * the first sheet.
 */
export function writeTemplate(
  { title, file }: ImportKind,
  warehouseIds: readonly string[],
): Promise<Uint8Array> {
  const allowed = file.columns
    .map((column) => ({ header: column.header, values: allowedValues(column, warehouseIds) }))
    .filter(({ values }) => values.length > 0);
  const longest = Math.max(...allowed.map(({ values }) => values.length));
  return writeWorkbook([
    {
      name: title,
      headers: file.columns.map(({ header, isRequired }) => (isRequired ? `${header}*` : header)),
      rows: [],
    },
    {
      name: 'Allowed values',
      headers: allowed.map(({ header }) => header),
      rows: Array.from({ length: longest }, (_, row) => allowed.map(({ values }) => values[row])),
    },
    {
      name: 'Columns',
      headers: ['Column', 'On screen', 'Required', 'Accepted values'],
      columnWidths: [30, 24, 10, 100],
      rows: [
        ...file.columns.map(columnNote),
        [],
        ['Updating existing records', '', '', 'Empty cells are ignored. <CLEAR> empties the field.'],
      ],
    },
  ]);
}

function allowedValues(
  { kind, field, choices }: ImportColumn,
  warehouseIds: readonly string[],
): readonly string[] {
  if (field?.endsWith('warehouseId')) return warehouseIds;
  if (kind === 'yesNo') return ['Y', 'N'];
  if (kind === 'country') return ['USA', 'CAN'];
  return kind === 'choice' ? (choices ?? []) : [];
}
