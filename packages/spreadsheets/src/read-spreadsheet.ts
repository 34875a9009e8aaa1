import { readCsv } from './csv.ts';
import { findHeaderRow, headerRowsMax } from './header-row.ts';
import { decodeText, type TextEncoding } from './text-encoding.ts';
import { readColumnsMax, UnreadableFile } from './unreadable-file.ts';
import { openWorkbook } from './workbook.ts';

/** The texts of a spreadsheet file. */
export interface Spreadsheet {
  /** Trimmed cells. `rows[0]` is row 1 of the file, and empty rows are included. */
  readonly rows: readonly (readonly string[])[];
  /** Position of the header row in `rows`. */
  readonly headerIndex: number;
  /** The encoding of a text file; `null` for a workbook. */
  readonly encoding: TextEncoding | null;
  /** The sheet that was read; `null` for a text file. */
  readonly sheet: string | null;
  /** Whether the sheet is the first one of the workbook, including hidden sheets. True for a text file. */
  readonly isFirstSheet: boolean;
  /** The visible sheets in order. */
  readonly sheets: readonly string[];
}

interface ReadOptions {
  /** Whether a text is a header of the expected columns. */
  readonly isHeader: (text: string) => boolean;
  /** The sheet to read. Default: the visible sheet with the most expected headers. */
  readonly sheet?: string | undefined;
}

/** Number of sheets that are compared. */
const comparedSheets = 20;

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Whether a file contains a name of an entry, which compound files store as UTF-16. */
const containsName = (bytes: Uint8Array, name: string) =>
  new TextDecoder('latin1').decode(bytes).includes([...name].join('\0'));

/** Names the defect of a compound file: an `.xls` workbook, or a workbook that is encrypted. */
function rejectCompoundFile(bytes: Uint8Array): never {
  if (containsName(bytes, 'DRMEncryptedDataSpace')) throw new UnreadableFile({ code: 'rightsManaged' });
  if (containsName(bytes, 'EncryptedPackage')) throw new UnreadableFile({ code: 'protected' });
  if (containsName(bytes, 'Workbook') || containsName(bytes, 'Book'))
    throw new UnreadableFile({ code: 'otherFormat', format: '.xls' });
  throw new UnreadableFile({ code: 'notSpreadsheet' });
}

/** Rejects texts that programs save under the name of a spreadsheet. */
function rejectOtherTexts(text: string): void {
  const start = text.slice(0, 1000).trimStart();
  if (/^\[InternetShortcut\]/i.test(start) || /^\{\s*"(?:url|doc_id)"/.test(start))
    throw new UnreadableFile({ code: 'shortcut' });
  if (/^<(?:!doctype html|html|\?xml|head|table)/i.test(start)) throw new UnreadableFile({ code: 'webPage' });
}

function readTextFile(bytes: Uint8Array, { isHeader }: ReadOptions): Spreadsheet {
  const { text, encoding } = decodeText(bytes);
  rejectOtherTexts(text);
  const rows = readCsv(text, isHeader);
  return {
    rows,
    headerIndex: findHeaderRow(rows, isHeader).index,
    encoding,
    sheet: null,
    isFirstSheet: true,
    sheets: [],
  };
}

function readWorkbook(bytes: Uint8Array, { isHeader, sheet: wanted }: ReadOptions): Spreadsheet {
  const { sheets, firstSheet, readSheet } = openWorkbook(bytes);
  const countKnown = (name: string) => findHeaderRow(readSheet(name, headerRowsMax), isHeader).known;
  const [first = ''] = sheets;
  const best = () =>
    sheets.length === 1
      ? first
      : sheets
          .slice(0, comparedSheets)
          .map((name) => ({ name, known: countKnown(name) }))
          .reduce((most, one) => (one.known > most.known ? one : most)).name;
  const sheet = wanted !== undefined && sheets.includes(wanted) ? wanted : best();
  const rows = readSheet(sheet);
  const isFirstSheet = sheet === firstSheet;
  return {
    rows,
    headerIndex: findHeaderRow(rows, isHeader).index,
    encoding: null,
    sheet,
    isFirstSheet,
    sheets,
  };
}

/**
 * Reads a CSV file or an XLSX workbook. The content determines the format, because users rename files.
 *
 * @throws UnreadableFile
 */
export function readSpreadsheet(bytes: Uint8Array, options: ReadOptions): Spreadsheet {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return rejectCompoundFile(bytes);
  // A Windows shortcut.
  if (startsWith(bytes, 0x4c, 0, 0, 0, 0x01, 0x14, 0x02)) throw new UnreadableFile({ code: 'shortcut' });
  const read = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)
    ? readWorkbook(bytes, options)
    : readTextFile(bytes, options);
  if ((read.rows[read.headerIndex]?.length ?? 0) > readColumnsMax)
    throw new UnreadableFile({ code: 'columnLimit' });
  return read;
}
