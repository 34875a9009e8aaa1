import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/web-worker';
import type { FileProblem } from '../check/problem';

/** Maximum unpacked size of a workbook in bytes. */
const unpackedMax = 64 * 1024 * 1024;
/** Maximum number of rows to read, including empty rows. */
const readRowsMax = 10_000;
const readColumnsMax = 256;
/** Maximum characters between two tags: a cell has up to 32,767 characters, each possibly escaped as `&quot;`. */
const longestText = 256 * 1024;

/** Error of an unreadable file. */
export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`portal-kit: the file cannot be read (${problem.code}).`);
    this.problem = problem;
  }
}

const unreadable = () => new UnreadableFile({ code: 'unreadable' });
const huge = () => new UnreadableFile({ code: 'huge' });

/**
 * Formats a stored value as text. Numbers have 15 significant digits, as in spreadsheets. Dates are calendar dates
 * without a time zone.
 */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'Y' : 'N';
  return String(cell).trim();
}

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** Rejects sheets that would take minutes to read because of too many rows, huge cells, or references to far cells. */
function rejectEndlessSheets(xml: string): void {
  for (let tag = 0, next = 0; tag >= 0; tag = next) {
    next = xml.indexOf('<', tag + 1);
    if ((next < 0 ? xml.length : next) - tag > longestText) throw huge();
  }
  let rows = 0;
  for (const [, row = 0] of xml.matchAll(/<(?:\w+:)?row\b(?:[^>]*?\sr=["'](\d{1,7})["'])?/g)) {
    rows += 1;
    if (rows > readRowsMax || Number(row) > readRowsMax) throw huge();
  }
  const filledCells = /<(?:\w+:)?c\s(?:[^>]*?\s)?r=["']([A-Z]{1,3})(\d{1,7})["'][^>]*(?<!\/)>/g;
  for (const [, column = '', row] of xml.matchAll(filledCells)) {
    if (Number(row) > readRowsMax || columnNumber(column) > readColumnsMax) throw huge();
  }
}

/** Checks the unpacked size before any cell is read, because a small file can unpack to gigabytes. */
function rejectZipBombs(bytes: Uint8Array): void {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize;
      if (unpacked > unpackedMax) throw huge();
      return name.endsWith('.xml');
    },
  });
  const decoder = new TextDecoder('latin1');
  for (const part of Object.values(parts)) rejectEndlessSheets(decoder.decode(part));
}

async function readWorkbook(bytes: ArrayBuffer): Promise<string[][]> {
  try {
    rejectZipBombs(new Uint8Array(bytes));
    // Reads stored values; formulas are not run.
    return (await readSheet(bytes)).map((row) => row.map(textOf));
  } catch (error) {
    throw error instanceof UnreadableFile ? error : unreadable();
  }
}

/** Picks the separator that splits the header row into the most cells. */
function delimiterOf(text: string): string {
  const headerRow = text.slice(0, text.search(/[\r\n]|$/));
  const partsBy = (delimiter: string) => headerRow.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) =>
    partsBy(delimiter) > partsBy(best) ? delimiter : best,
  );
}

function readCsv(bytes: ArrayBuffer): string[][] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile({ code: 'encoding' });
  }
  if (text.includes('\0')) throw new UnreadableFile({ code: 'encoding' });
  const { data, errors, meta } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: readRowsMax + 1,
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw unreadable();
  if (meta.truncated) throw huge();
  return data.map((row) => row.map((cell) => cell.trim()));
}

/** Reads the rows of a `.csv` or `.xlsx` file as trimmed texts. Rejects with {@link UnreadableFile}. */
export async function readRows(bytes: ArrayBuffer, fileName: string): Promise<string[][]> {
  return /\.xlsx$/i.test(fileName) ? readWorkbook(bytes) : readCsv(bytes);
}
