/** Why a file isn't a readable spreadsheet. */
export type FileDefect =
  /** A damaged workbook. */
  | { code: 'damaged' }
  /** A workbook with a password. */
  | { code: 'protected' }
  /** A workbook with restricted permissions (IRM). */
  | { code: 'rightsManaged' }
  /** A workbook in another format than `.xlsx`. */
  | { code: 'otherFormat'; format: '.xls' | '.xlsb' | '.ods' | '.xml' }
  /** The text of a link to a file, instead of the file. */
  | { code: 'shortcut' }
  /** A web page, such as a sign-in page that was saved as a spreadsheet. */
  | { code: 'webPage' }
  /** Neither text nor a workbook. */
  | { code: 'notSpreadsheet' }
  /** A quotation mark that isn't closed. `row`: the row in which it opens. */
  | { code: 'openQuote'; row: number }
  /** More rows, columns or bytes than {@link readRowsMax}, {@link readColumnsMax} or the unpacked size allow. */
  | { code: 'rowLimit' }
  | { code: 'columnLimit' }
  | { code: 'sizeLimit' };

/** Maximum position of a filled row. */
export const readRowsMax = 10_000;
/** Maximum position of a filled column. */
export const readColumnsMax = 256;

/** The error of a file that isn't a readable spreadsheet. */
export class UnreadableFile extends Error {
  readonly defect: FileDefect;
  /** The sheet of a workbook that isn't readable, and the visible sheets. */
  readonly workbook: { readonly sheet: string; readonly sheets: readonly string[] } | undefined;

  constructor(defect: FileDefect, workbook?: UnreadableFile['workbook']) {
    super(`The file isn't a readable spreadsheet (${defect.code}).`);
    this.defect = defect;
    this.workbook = workbook;
  }
}
