import { huge, unreadable } from './unreadable-file';

/** Maximum number of rows to read, including empty rows. */
export const readRowsMax = 10_000;
export const readColumnsMax = 256;
/** Maximum characters between two tags: a cell has up to 32,767 characters, each possibly escaped as `&quot;`. */
const longestText = 256 * 1024;
/** Maximum depth of nested elements. */
const depthMax = 100;
/** A tag, comment, CDATA section or instruction that is complete before the next `<`. */
const markup =
  /<(?:!--[^<]*-->|!\[CDATA\[[^<]*\]\]>|\?[^<]*\?>|[^<>"'!?][^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*>)/y;
/** The start of a row or a cell, with any namespace prefix. */
const rowOrCell = /<(?:[^ \t-\r<>/:]*:)?(row|c)(?=[ \t-\r/>])/y;
const placeAttribute = /(?<![\w.-])r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** Whether the tag has no content: `<c r="A1" s="2"/>`. */
function isEmptyTag(tag: string): boolean {
  const end = tag.indexOf('>');
  return tag[end - 1] === '/' && tag.slice(end + 1).trim() === '';
}

/** The reader takes quadratic time for incomplete markup, and for deeply nested elements. */
function depthChange(xml: string, start: number): number {
  markup.lastIndex = start;
  if (!markup.test(xml)) throw unreadable();
  const next = xml[start + 1];
  if (next === '/') return -1;
  return next === '!' || next === '?' || xml[markup.lastIndex - 2] === '/' ? 0 : 1;
}

/** The reader also accepts other notations, such as `1e7` or `&#49;`, which spreadsheets never write. */
function checkPlace(name: string, place: string, tag: string): void {
  const [, letters = '', row] =
    (name === 'row' ? /^()(\d{1,7})$/ : /^([A-Z]{1,3})(\d{1,7})$/).exec(place) ?? [];
  if (row === undefined) throw unreadable();
  if (name === 'c' && isEmptyTag(tag)) return;
  if (Number(row) > readRowsMax || columnNumber(letters) > readColumnsMax) throw huge();
}

/**
 * Rejects sheets that would take minutes to read because of too many rows, huge cells, or references to far cells.
 * Runs in linear time.
 */
export function rejectEndlessSheets(xml: string): void {
  let rows = 0;
  let depth = 0;
  for (let start = 0, next = 0; start >= 0; start = next) {
    next = xml.indexOf('<', start + 1);
    const end = next < 0 ? xml.length : next;
    if (end - start > longestText) throw huge();
    depth += xml[start] === '<' ? depthChange(xml, start) : 0;
    if (depth > depthMax) throw unreadable();
    rowOrCell.lastIndex = start;
    const name = rowOrCell.exec(xml)?.[1];
    if (name === undefined) continue;
    rows += name === 'row' ? 1 : 0;
    if (rows > readRowsMax) throw huge();
    const tag = xml.slice(start, end);
    for (const [, quoted, apostrophed = ''] of tag.matchAll(placeAttribute))
      checkPlace(name, quoted ?? apostrophed, tag);
  }
}
