import { indexColumns, normalizeHeader } from '@portal-kit/spreadsheets/header-row';
import { readSpreadsheet } from '@portal-kit/spreadsheets/read-spreadsheet';
import { type FileDefect, readColumnsMax, UnreadableFile } from '@portal-kit/spreadsheets/unreadable-file';
import { ApiError } from '../../api-error.ts';
import type { RawRow } from '../../model/upload.ts';
import { buildTable, type Table } from '../../workbook/table.ts';
import { readHeaderRow } from './header-row.ts';
import type { ImportFile } from './import-file.ts';
import { rawRows } from './import-row.ts';

/** An uploaded file before parsing. */
export interface ReceivedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

interface FileRows {
  /** Headers of the file's columns, as spelled in the contract. */
  readonly headers: readonly string[];
  readonly rows: readonly RawRow[];
}

/** @throws ApiError 400 without a file, 413 when it is too large, 415 when it is neither .xlsx nor .csv. */
export async function receiveFile(form: FormData, file: ImportFile): Promise<ReceivedFile> {
  const parts = form.getAll('file');
  const [part] = parts;
  if (!(part instanceof File)) throw missing('The file is missing.', 'Required Field');
  if (parts.length > 1) throw missing('One file at a time can be uploaded.', 'Only one file');
  if (part.size > file.maxBytes) {
    throw new ApiError(
      413,
      'PAYLOAD_TOO_LARGE',
      `The file is larger than ${file.maxBytes / 1024 / 1024} MB.`,
    );
  }
  if (!file.accepts.some((extension) => part.name.toLowerCase().endsWith(extension))) {
    throw new ApiError(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      `Only ${file.accepts.join(' and ')} files can be uploaded.`,
    );
  }
  return { fileName: sanitizeFileName(part.name), bytes: new Uint8Array(await part.arrayBuffer()) };
}

const missing = (errorMessage: string, message: string) =>
  new ApiError(400, 'BAD_REQUEST', errorMessage, { validationErrors: [{ fieldPath: 'file', message }] });

/** Control characters, line separators and characters that change the direction of the text. */
const HIDDEN_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Removes folders and hidden characters from a file name. Keeps at most its last 255 characters, as the contract
 * requires.
 */
export function sanitizeFileName(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  return [...base.toWellFormed().replace(HIDDEN_CHARACTERS, '')].slice(-255).join('');
}

/** @throws ApiError 422 when the file cannot be read, its header row is invalid, or it has no rows or too many. */
export function readFile(received: ReceivedFile, file: ImportFile): FileRows {
  const table = readTable(received, file);
  const header = readHeaderRow(table, file);
  const rows = rawRows(table, header);
  const errors = [...header.errors];
  if (rows.length === 0 && errors.length === 0) {
    errors.push({ fieldPath: 'rows', message: 'The file has no rows' });
  }
  if (rows.length > file.maxRows) errors.push(tooLong(file));
  if (errors.length > 0) throw unusable(errors);
  return { headers: header.columns.map(({ column }) => column.header), rows };
}

const DEFECTS: Readonly<Record<Exclude<FileDefect['code'], 'openQuote' | 'rowLimit'>, string>> = {
  damaged: 'The workbook is damaged.',
  protected: 'The workbook has a password.',
  rightsManaged: 'The workbook has restricted permissions.',
  otherFormat: 'Only .xlsx workbooks and .csv files can be read.',
  shortcut: 'The file is a link to another file.',
  webPage: 'The file is a web page.',
  notSpreadsheet: 'The file is neither a .xlsx workbook nor text.',
  columnLimit: `At most ${readColumnsMax} columns`,
  sizeLimit: 'The workbook unpacks to too much data.',
};

function readTable({ bytes }: ReceivedFile, file: ImportFile): Table {
  if (bytes.length === 0) throw unusable([{ fieldPath: 'file', message: 'The file is empty' }]);
  const columns = indexColumns(file.columns);
  const isHeader = (text: string) => columns.has(normalizeHeader(text));
  try {
    const requiredHeaders = file.columns.filter(({ isRequired }) => isRequired).map(({ header }) => header);
    const table = buildTable(readSpreadsheet(bytes, { isHeader, requiredHeaders }));
    if (table.headers.every((header) => header === ''))
      throw unusable([{ fieldPath: 'file', message: 'The file has no header row.' }]);
    return table;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { defect } = error;
    if (defect.code === 'rowLimit') throw unusable([tooLong(file)]);
    const message =
      defect.code === 'openQuote'
        ? `Row ${defect.row} has a quotation mark that is not closed.`
        : DEFECTS[defect.code];
    throw unusable([{ fieldPath: 'file', message }]);
  }
}

const tooLong = ({ maxRows }: ImportFile) => ({
  fieldPath: 'rows',
  message: `At most ${maxRows.toLocaleString('en-US')} rows`,
});

const unusable = (validationErrors: readonly { fieldPath: string; message: string }[]) =>
  new ApiError(422, 'VALIDATION_FAILED', 'The file could not be read.', { validationErrors });
