import { readSheet } from 'read-excel-file/universal';
import { ArchiveTooLarge, unpack } from './archive.ts';
import { READ_COLUMNS, READ_ROWS, type Table, tableOf, tooManyRows, UnreadableTable } from './table.ts';

const UNPACKED_BYTES = 64 * 1024 * 1024;
/**
 * Maximum characters between two tags. A cell has at most 32,767 characters, each of which may be written as `&quot;`.
 */
const LONGEST_TEXT = 256 * 1024;
const ROW = /<(?:\w+:)?row\b(?:[^>]*?\sr=["'](\d{1,7})["'])?/g;
const FILLED_CELL = /<(?:\w+:)?c\s(?:[^>]*?\s)?r=["']([A-Z]{1,3})(\d{1,7})["'][^>]*(?<!\/)>/g;

/**
 * Reads the first sheet of an XLSX workbook as text. Formula cells yield their value.
 *
 * @throws UnreadableTable
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  assertSafeArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const cells = await readSheet(new Blob([new Uint8Array(bytes)]), 1).catch(() => {
    throw unreadable();
  });
  return tableOf(cells.map((row) => row.map(textOf)));
}

const unreadable = () => new UnreadableTable('The file is not a readable .xlsx workbook.');

/**
 * Runs before any cell is read: a small archive may unpack to gigabytes, and a single cell in the bottom right corner
 * creates billions of cells.
 */
function assertSafeArchive(archive: Buffer): void {
  let files: Map<string, Buffer>;
  try {
    files = unpack(archive, UNPACKED_BYTES);
  } catch (error) {
    if (!(error instanceof ArchiveTooLarge)) throw unreadable();
    throw new UnreadableTable(`The workbook unpacks to more than ${UNPACKED_BYTES / 1024 / 1024} MB.`);
  }
  for (const [name, file] of files) if (name.endsWith('.xml')) assertBoundedXml(file.toString('latin1'));
}

function assertBoundedXml(xml: string): void {
  for (let tag = 0, next = 0; tag >= 0; tag = next) {
    next = xml.indexOf('<', tag + 1);
    if ((next < 0 ? xml.length : next) - tag > LONGEST_TEXT) throw unreadable();
  }
  let rows = 0;
  for (const [, row = 0] of xml.matchAll(ROW)) {
    rows += 1;
    if (rows > READ_ROWS || Number(row) > READ_ROWS) throw tooManyRows();
  }
  for (const [, column = '', row] of xml.matchAll(FILLED_CELL)) {
    if (Number(row) > READ_ROWS) throw tooManyRows();
    if (columnNumber(column) > READ_COLUMNS) throw new UnreadableTable(`At most ${READ_COLUMNS} columns`);
  }
}

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** 15 significant digits, as spreadsheets display, without floating-point noise. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'Y' : 'N';
  return String(cell).trim();
}
