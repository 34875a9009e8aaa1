/** Rows that are read of a file, blank ones among them: beyond, it is too long whatever its rows hold. */
export const READ_ROWS = 10_000;
export const READ_COLUMNS = 256;

/** A file of rows as texts. */
export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** As a spreadsheet counts: the header is row 1. */
  readonly number: number;
  /** Trimmed; may be fewer or more than there are headers. */
  readonly cells: readonly string[];
}

/** Why a file cannot be read as a table, in words for the person who sent it. */
export class UnreadableTable extends Error {
  /** `file`, or `rows` when there are too many of them. */
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
