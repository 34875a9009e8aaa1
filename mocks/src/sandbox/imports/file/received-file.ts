import { ApiError } from '../../api-error.ts';
import type { RawRow } from '../../model/upload.ts';
import { readCsv } from '../../workbook/read-csv.ts';
import { readWorkbook } from '../../workbook/read-workbook.ts';
import { unreadableWorkbook } from '../../workbook/sheet-bounds.ts';
import { type Table, UnreadableTable } from '../../workbook/table.ts';
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
  return { fileName: storedName(part.name), bytes: new Uint8Array(await part.arrayBuffer()) };
}

const missing = (errorMessage: string, message: string) =>
  new ApiError(400, 'BAD_REQUEST', errorMessage, { validationErrors: [{ fieldPath: 'file', message }] });

/** Control characters, line separators and characters that change the direction of the text. */
const HIDDEN_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** File name without folders and hidden characters, at most 255 characters as the contract requires. */
export function storedName(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  return [...base.toWellFormed().replace(HIDDEN_CHARACTERS, '')].slice(-255).join('');
}

/** @throws ApiError 422 when the file cannot be read, its header row is invalid, or it has no rows or too many. */
export async function readFile(received: ReceivedFile, file: ImportFile): Promise<FileRows> {
  const table = await readTable(received, file);
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

const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
/** Starts an `.xls` workbook or a password-protected `.xlsx` workbook. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** The content determines the format, because users rename files. */
async function readTable({ bytes }: ReceivedFile, file: ImportFile): Promise<Table> {
  if (bytes.length === 0) throw unusable([{ fieldPath: 'file', message: 'The file is empty' }]);
  const startsWith = (signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  try {
    if (startsWith(COMPOUND_FILE)) throw unreadableWorkbook();
    return await (startsWith(ARCHIVE) ? readWorkbook(bytes) : readCsv(bytes));
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    throw unusable([error.part === 'rows' ? tooLong(file) : { fieldPath: 'file', message: error.message }]);
  }
}

const tooLong = ({ maxRows }: ImportFile) => ({
  fieldPath: 'rows',
  message: `At most ${maxRows.toLocaleString('en-US')} rows`,
});

const unusable = (validationErrors: readonly { fieldPath: string; message: string }[]) =>
  new ApiError(422, 'VALIDATION_FAILED', 'The file could not be read.', { validationErrors });
