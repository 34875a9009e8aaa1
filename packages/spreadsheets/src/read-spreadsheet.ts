import { readCsv } from './csv.ts';
import { findHeaderIndex, headerRowsMax, normalizeHeader } from './header-row.ts';
import { decodeText, type TextEncoding } from './text-encoding.ts';
import { readColumnsMax, UnreadableFile } from './unreadable-file.ts';
import { openWorkbook } from './workbook.ts';

/** The texts of a spreadsheet file. */
export interface Spreadsheet {
  /** Trimmed cells. `rows[0]` is row 1 of the file, and empty rows are included. */
  readonly rows: readonly (readonly string[])[];
  /** Cells that store a number with three decimals, as `row column`. Their texts look like grouped thousands. */
  readonly decimals: ReadonlySet<string>;
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
  /** The headers that must exist. A sheet with all of them is read rather than the first one. */
  readonly requiredHeaders: readonly string[];
  /** The sheet to read. Default: the first visible sheet, or the first one that has the required headers. */
  readonly sheet?: string | undefined;
}

/** Number of sheets that are compared. */
const comparedSheets = 20;

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Whether a file contains a name of an entry, which compound files store as UTF-16. */
const containsName = (bytes: Uint8Array, name: string) =>
  new TextDecoder('latin1').decode(bytes).includes([...name].join('\0'));

/** Rejects a compound file: an `.xls` workbook or an encrypted workbook. */
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
  if (/^\[InternetShortcut\]|^\{\s*"(?:url|doc_id)"|<plist/i.test(start))
    throw new UnreadableFile({ code: 'shortcut' });
  if (start.includes('progid="Excel.Sheet"'))
    throw new UnreadableFile({ code: 'otherFormat', format: '.xml' });
  if (/^<(?:!doctype html|html|head|table)/i.test(start)) throw new UnreadableFile({ code: 'webPage' });
}

function readTextFile(bytes: Uint8Array, { isHeader }: ReadOptions): Spreadsheet {
  const { text, encoding } = decodeText(bytes);
  rejectOtherTexts(text);
  const rows = readCsv(text, isHeader);
  return {
    rows,
    decimals: new Set(),
    headerIndex: findHeaderIndex(rows, isHeader),
    encoding,
    sheet: null,
    isFirstSheet: true,
    sheets: [],
  };
}

function readWorkbook(
  bytes: Uint8Array,
  { isHeader, requiredHeaders, sheet: wanted }: ReadOptions,
): Spreadsheet {
  const { sheets, firstSheet, readSheet } = openWorkbook(bytes);
  const required = requiredHeaders.map(normalizeHeader);
  const hasRequiredHeaders = (name: string) => {
    try {
      const { rows } = readSheet(name, { rowsRead: headerRowsMax });
      const found = new Set(rows[findHeaderIndex(rows, isHeader)]?.map(normalizeHeader));
      return required.every((header) => found.has(header));
    } catch {
      // Another sheet doesn't matter.
      return false;
    }
  };
  const isChosen = wanted !== undefined && sheets.includes(wanted);
  const [first = ''] = sheets;
  const sheet = isChosen ? wanted : (sheets.slice(0, comparedSheets).find(hasRequiredHeaders) ?? first);
  try {
    const { rows, decimals } = readSheet(sheet);
    const headerIndex = findHeaderIndex(rows, isHeader);
    return { rows, decimals, headerIndex, encoding: null, sheet, isFirstSheet: sheet === firstSheet, sheets };
  } catch (error) {
    // The user can choose another sheet.
    throw error instanceof UnreadableFile ? new UnreadableFile(error.defect, { sheet, sheets }) : error;
  }
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
