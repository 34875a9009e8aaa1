/** Maximum number of rows read from a file, including blank ones. */
export const READ_ROWS = 10_000;
export const READ_COLUMNS = 256;

/** A parsed file with text cells. */
export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** Row number as in a spreadsheet; the header is row 1. */
  readonly number: number;
  /** Trimmed. The number of cells may differ from the number of headers. */
  readonly cells: readonly string[];
}

/** The reason why a file cannot be read, worded for the person who uploaded it. */
export class UnreadableTable extends Error {
  /** `rows` when the file has too many rows, otherwise `file`. */
  readonly part: 'file' | 'rows';

  constructor(message: string, part: 'file' | 'rows' = 'file') {
    super(message);
    this.part = part;
  }
}

export const tooManyRows = () => new UnreadableTable(`More than ${READ_ROWS} rows`, 'rows');

/** @throws UnreadableTable when there is no header row, or too many columns. */
export function tableOf(lines: readonly (readonly string[])[]): Table {
  const [headers = [], ...rest] = lines;
  if (headers.every((header) => header === '')) throw new UnreadableTable('The file has no header row.');
  if (headers.length > READ_COLUMNS) throw new UnreadableTable(`At most ${READ_COLUMNS} columns`);
  return { headers, rows: rest.map((cells, index) => ({ number: index + 2, cells })) };
}
