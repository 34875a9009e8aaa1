import { createCsvFile, type ImportTable, isFilled, restName, rowNumber } from './import-table';

/**
 * Splits a table into a file of the rows that are sent and a file of the rows that are left out. Both files have the row
 * numbers of the table.
 */
export function splitTable(
  name: string,
  table: ImportTable,
  heldRows: readonly number[],
): { sent: File; rest: File | null } {
  const held = new Set(heldRows);
  const keepRows = (isHeld: boolean): ImportTable => ({
    ...table,
    rows: table.rows.map((cells, index) => (held.has(rowNumber(table, index)) === isHeld ? cells : [''])),
  });
  return {
    sent: createCsvFile(name, keepRows(false)),
    rest: table.rows.some((cells, index) => isFilled(cells) && held.has(rowNumber(table, index)))
      ? createCsvFile(restName(name), keepRows(true))
      : null,
  };
}
