/** Byte order mark at the start of a CSV file. Without this mark Excel does not read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

const isNumber = (text: string) => /^[+-]?\d+(\.\d+)?$/.test(text);

/**
 * Puts an apostrophe before each line of a cell that a spreadsheet would run as a formula. Excel also runs formulas with
 * the full-width signs of East Asian keyboards. Numbers stay numbers.
 */
export const escapeFormulas = (text: string) =>
  isNumber(text)
    ? text
    : text.replace(/^(?=[^\S\n\r\t]*(?:[=+\-@\t\uff1d\uff0b\uff0d\uff20]|\r(?!\n)))/gm, "'");

const quoteCell = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Formats the content of a CSV file for spreadsheets. Cells that a spreadsheet would run as a formula start with an
 * apostrophe.
 */
export const formatSpreadsheetCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark +
  rows.map((cells) => cells.map((cell) => quoteCell(escapeFormulas(cell))).join(',')).join('\r\n');
