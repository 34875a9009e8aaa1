import papa from 'papaparse';
import { countKnownHeaders, headerRowsMax } from './header-row.ts';
import { readColumnsMax, readRowsMax, UnreadableFile } from './unreadable-file.ts';

const separators = [',', ';', '\t', '|'];

const countCells = (cells: readonly string[] = []) => cells.filter((cell) => cell.trim() !== '').length;

const readFirstRows = (text: string, delimiter: string) =>
  papa.parse<string[]>(text.slice(0, 200_000), { delimiter, preview: headerRowsMax }).data;

/** Finds the separator that yields the most known headers in a row, or else the most cells in the first filled row. */
function findSeparator(text: string, isHeader: (text: string) => boolean): string {
  const scores = separators.map((separator) => {
    const rows = readFirstRows(text, separator);
    const known = Math.max(0, ...rows.map((cells) => countKnownHeaders(cells, isHeader)));
    return { separator, known, cells: countCells(rows.find((cells) => countCells(cells) > 0)) };
  });
  return scores.reduce((best, one) =>
    one.known > best.known || (one.known === best.known && one.cells > best.cells) ? one : best,
  ).separator;
}

/** Returns the length of a text without its last rows that are empty, which spreadsheets write for formatted rows. */
function findTextEnd(text: string): number {
  let end = text.length;
  for (let at = end; at > 0; ) {
    at = text.lastIndexOf('\n', at - 1);
    if (!/^[\s,;|"]*$/.test(text.slice(Math.max(0, at), end))) break;
    end = Math.max(0, at);
  }
  return end;
}

/**
 * Reads the cells of a CSV text as trimmed texts. A first line such as `sep=;` names the separator; it's an empty row.
 *
 * @throws UnreadableFile
 */
export function readCsv(text: string, isHeader: (text: string) => boolean): string[][] {
  const [named = '', separator] = /^"?sep=(.)"?(?=[\r\n])/i.exec(text) ?? [];
  const body = text.slice(named.length, findTextEnd(text));
  const { data, errors, meta } = papa.parse<string[]>(body, {
    delimiter: separator ?? findSeparator(body, isHeader),
    preview: readRowsMax + 1,
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new UnreadableFile({ code: 'openQuote', row: (broken.row ?? 0) + 1 });
  if (meta.truncated) throw new UnreadableFile({ code: 'rowLimit' });
  return data.map((row) => {
    const cells = row.map((cell) => cell.trim());
    if (cells.length > readColumnsMax) throw new UnreadableFile({ code: 'columnLimit' });
    return cells;
  });
}
