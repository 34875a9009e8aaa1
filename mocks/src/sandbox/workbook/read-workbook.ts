import { readSheet } from 'read-excel-file/universal';
import { ArchiveTooLarge, unpack } from './archive.ts';
import { assertBoundedXml, unreadableWorkbook } from './sheet-bounds.ts';
import { type Table, tableOf, UnreadableTable } from './table.ts';

const UNPACKED_BYTES = 64 * 1024 * 1024;
/** The files of an archive that the reader parses. */
const PARSED_FILES = /\.xml(\.rels)?$/;

/**
 * Reads the first sheet of an XLSX workbook as text. Formula cells yield their value.
 *
 * @throws UnreadableTable
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  assertSafeArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const cells = await readSheet(new Blob([new Uint8Array(bytes)]), 1).catch(() => {
    throw unreadableWorkbook();
  });
  return tableOf(cells.map((row) => row.map(textOf)));
}

/** Runs before any cell is read, because a small archive may unpack to gigabytes. */
function assertSafeArchive(archive: Buffer): void {
  let files: Map<string, Buffer>;
  try {
    files = unpack(archive, UNPACKED_BYTES);
  } catch (error) {
    if (!(error instanceof ArchiveTooLarge)) throw unreadableWorkbook();
    throw new UnreadableTable(`The workbook unpacks to more than ${UNPACKED_BYTES / 1024 / 1024} MB.`);
  }
  for (const [name, file] of files) if (PARSED_FILES.test(name)) assertBoundedXml(file.toString('latin1'));
}

/** 15 significant digits, as spreadsheets display, without floating-point noise. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'Y' : 'N';
  return String(cell).trim();
}
