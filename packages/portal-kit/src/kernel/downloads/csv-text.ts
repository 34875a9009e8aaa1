import type { DownloadedFile } from '@portal-kit/sdk';
import { hasDecimalComma } from '../messages/message-format';

const isNumber = (text: string) => /^[+-]?\d+(?:[.,]\d+)?$/.test(text);

/**
 * Puts an apostrophe before each part of a cell that a spreadsheet would run as a formula: at the start of a line, and
 * after a sign that the spreadsheet of another region takes as a separator. Excel also runs formulas with the full-width
 * signs of East Asian keyboards. Numbers stay numbers.
 */
export const escapeFormulas = (text: string) =>
  isNumber(text)
    ? text
    : text.replace(/(?<=^|[;,\t|])(?=[^\S\n\r\t]*(?:[=+\-@\t\uff1d\uff0b\uff0d\uff20]|\r(?!\n)))/gm, "'");

/** Quotes the separators of all regions. A number such as `12,5` needs no quotes between semicolons. */
function quoteCell(text: string, separator: string): string {
  const isPlain = isNumber(text) && !text.includes(separator);
  return isPlain || !/[",;|\t\n\r]/.test(text) ? text : `"${text.replaceAll('"', '""')}"`;
}

/** Formats rows as CSV. Parts of cells that a spreadsheet would run as a formula start with an apostrophe. */
export const formatCsv = (rows: readonly (readonly string[])[], separator = ','): string =>
  rows
    .map((cells) => cells.map((cell) => quoteCell(escapeFormulas(cell), separator)).join(separator))
    .join('\r\n');

/**
 * Creates a CSV file for the spreadsheet program of a region: semicolons separate the cells where decimals have a comma.
 * Excel reads the file as UTF-8 because of its byte order mark.
 */
export function createCsvDownload(
  fileName: string,
  rows: readonly (readonly string[])[],
  locale: string,
): DownloadedFile {
  const text = formatCsv(rows, hasDecimalComma(locale) ? ';' : ',');
  return { fileName, blob: new Blob(['\uFEFF', text], { type: 'text/csv' }) };
}
