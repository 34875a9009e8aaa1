import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/web-worker';
import { readColumnsMax, readRowsMax, rejectEndlessSheets } from './sheet-bounds';
import { huge, UnreadableFile, unreadable } from './unreadable-file';

/** Maximum unpacked size of a workbook in bytes. */
const unpackedMax = 64 * 1024 * 1024;

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

/** Checks the unpacked size before any cell is read, because a small file can unpack to gigabytes. */
function rejectZipBombs(bytes: Uint8Array): void {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize;
      if (unpacked > unpackedMax) throw huge();
      return /\.xml(\.rels)?$/.test(name);
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

/** Whether the file starts with these bytes. */
const startsWith = (bytes: ArrayBuffer, ...signature: readonly number[]) => {
  const start = new Uint8Array(bytes, 0, Math.min(signature.length, bytes.byteLength));
  return signature.every((byte, index) => start[index] === byte);
};

/**
 * Reads the rows of a CSV file or an XLSX workbook as trimmed texts. The content determines the format, because users
 * rename files. Rejects with {@link UnreadableFile}.
 */
export async function readRows(bytes: ArrayBuffer): Promise<string[][]> {
  // An `.xls` workbook or a password-protected `.xlsx` workbook.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw unreadable();
  const rows = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) ? await readWorkbook(bytes) : readCsv(bytes);
  if ((rows[0]?.length ?? 0) > readColumnsMax) throw huge();
  return rows;
}
