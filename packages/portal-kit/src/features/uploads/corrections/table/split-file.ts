import { csvFile, isFilled, restName, rowNumber } from './import-table';
import { readTable } from './read-table';

/** Splits a file into the rows that are sent and the rows that are left out. Rejects for an unreadable file. */
export async function splitFile(
  file: File,
  heldRows: readonly number[],
  signal: AbortSignal,
): Promise<{ sent: File; rest: File }> {
  const { headers, rows } = await readTable(file, signal);
  const held = new Set(heldRows);
  const rowsWhere = (isHeld: boolean) =>
    rows.filter((cells, index) => isFilled(cells) && held.has(rowNumber(index)) === isHeld);
  return {
    sent: csvFile(file.name, [headers, ...rowsWhere(false)]),
    rest: csvFile(restName(file.name), [headers, ...rowsWhere(true)]),
  };
}
