import { READ_COLUMNS, READ_ROWS, tooManyRows, UnreadableTable } from './table.ts';

/**
 * Maximum characters between two tags. A cell has at most 32,767 characters, each of which may be written as `&quot;`.
 */
const LONGEST_TEXT = 256 * 1024;
const DEEPEST_ELEMENT = 100;
/** A tag, comment, CDATA section or instruction that is complete before the next `<`. */
const MARKUP =
  /<(?:!--[^<]*-->|!\[CDATA\[[^<]*\]\]>|\?[^<]*\?>|[^<>"'!?][^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*>)/y;
/** The start of a row or a cell, with any namespace prefix. */
const TAG = /<(?:[^ \t-\r<>/:]*:)?(row|c)(?=[ \t-\r/>])/y;
const PLACE = /(?<![\w.-])r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

export const unreadableWorkbook = () => new UnreadableTable('The file is not a readable .xlsx workbook.');

/**
 * Checks the rows and cells of a sheet in linear time, before the sheet is read: a single cell in the bottom right
 * corner creates billions of cells.
 *
 * @throws UnreadableTable
 */
export function assertBoundedXml(xml: string): void {
  let rows = 0;
  let depth = 0;
  for (let start = 0, next = 0; start >= 0; start = next) {
    next = xml.indexOf('<', start + 1);
    const end = next < 0 ? xml.length : next;
    depth += xml[start] === '<' ? depthChange(xml, start) : 0;
    if (end - start > LONGEST_TEXT || depth > DEEPEST_ELEMENT) throw unreadableWorkbook();
    TAG.lastIndex = start;
    const name = TAG.exec(xml)?.[1];
    if (name === undefined) continue;
    rows += name === 'row' ? 1 : 0;
    if (rows > READ_ROWS) throw tooManyRows();
    const tag = xml.slice(start, end);
    for (const [, quoted, apostrophed = ''] of tag.matchAll(PLACE)) {
      if (name === 'row') assertRow(quoted ?? apostrophed);
      else assertCell(quoted ?? apostrophed, isEmptyTag(tag));
    }
  }
}

/** The reader takes quadratic time for incomplete markup, and for deeply nested elements. */
function depthChange(xml: string, start: number): number {
  MARKUP.lastIndex = start;
  if (!MARKUP.test(xml)) throw unreadableWorkbook();
  const next = xml[start + 1];
  if (next === '/') return -1;
  return next === '!' || next === '?' || xml[MARKUP.lastIndex - 2] === '/' ? 0 : 1;
}

/** The reader also accepts other notations, such as `1e7` or `&#49;`, which spreadsheets never write. */
function assertRow(row: string): void {
  if (!/^\d{1,7}$/.test(row)) throw unreadableWorkbook();
  if (Number(row) > READ_ROWS) throw tooManyRows();
}

function assertCell(place: string, isEmpty: boolean): void {
  const [, column, row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(place) ?? [];
  if (column === undefined) throw unreadableWorkbook();
  if (isEmpty) return;
  if (Number(row) > READ_ROWS) throw tooManyRows();
  if (columnNumber(column) > READ_COLUMNS) throw new UnreadableTable(`At most ${READ_COLUMNS} columns`);
}

/** Whether the tag has no content: `<c r="A1" s="2"/>`. */
function isEmptyTag(tag: string): boolean {
  const end = tag.indexOf('>');
  return tag[end - 1] === '/' && tag.slice(end + 1).trim() === '';
}

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
