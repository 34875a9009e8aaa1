import papa from 'papaparse';
import { READ_ROWS, type Table, tableOf, tooManyRows, UnreadableTable } from './table.ts';

const DELIMITERS = [',', ';', '\t'];

/**
 * Reads UTF-8 CSV with or without BOM, separated by commas, semicolons or tabs.
 *
 * @throws UnreadableTable
 */
export function readCsv(bytes: Uint8Array): Table {
  const text = decode(bytes);
  const { data, errors, meta } = papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: READ_ROWS + 1,
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    throw new UnreadableTable(`Row ${(broken.row ?? 0) + 1} has a quotation mark that is not closed.`);
  }
  if (meta.truncated) throw tooManyRows();
  return tableOf(data.map((cells) => cells.map((cell) => cell.trim())));
}

/** The delimiter that splits the header row into the most columns. Headers contain no delimiters. */
function delimiterOf(text: string): string {
  const headerRow = text.slice(0, text.search(/[\r\n]|$/));
  const partsBy = (delimiter: string) => headerRow.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (partsBy(delimiter) > partsBy(best) ? delimiter : best));
}

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {}
  throw new UnreadableTable('The file is not UTF-8 text. Save it as "CSV UTF-8" and upload it again.');
}
