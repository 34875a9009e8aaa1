import type { Spreadsheet } from '@portal-kit/spreadsheets/read-spreadsheet';
import type { FileDefect } from '@portal-kit/spreadsheets/unreadable-file';
import type { ColumnMapping } from '../corrections/mapping/column-mapping';

/** Codes of problems. The widget shows a message for each code in the user's locale. */
export type ProblemCode =
  | 'required'
  | 'numericOnly'
  | 'notZero'
  | 'decimals'
  | 'range'
  | 'year'
  | 'maxLength'
  | 'digits'
  | 'checkDigit'
  | 'price'
  | 'hyphens'
  | 'choice'
  | 'outdated'
  | 'yesNo'
  | 'date'
  | 'phone'
  | 'email'
  | 'country'
  | 'canadianZip'
  | 'formulaError'
  | 'formulaValue'
  | 'shortened'
  | 'ambiguousNumber'
  | 'format'
  | 'blocked'
  | 'unusualStrength'
  | 'otherWarehouse'
  | 'doubleWarehouse'
  | 'duplicate'
  | 'superseded'
  | 'existing'
  | 'usedUpc'
  | 'inUse'
  | 'warehouseInUse'
  | 'doubleLine'
  | 'unknownItem'
  | 'doubleItem'
  | 'inactiveItem'
  | 'discontinuedItem'
  | 'notStored'
  | 'singleBottle'
  | 'otherVintage'
  | 'stock'
  | 'inactiveWarehouse'
  | 'notBonded'
  | 'unknownCarrier'
  | 'past'
  | 'tooFar'
  | 'beforeOrder'
  | 'beforeShip'
  | 'unknownCustomer'
  | 'inactiveCustomer'
  | 'licenseExpired'
  | 'customerNotBonded'
  | 'noAddress'
  | 'unknownState'
  | 'accountNumber'
  | 'thirdParty'
  | 'origin'
  | 'unchangeable'
  | 'onImport'
  | 'disagreement'
  | 'sameOrder'
  | 'strayColumn';

/** Problem of a cell, found by a rule. */
export interface Finding {
  /** Empty for a cell in a column without a header. */
  header: string;
  code: ProblemCode;
  /** Values for the message: a length, a number of digits, a range, the choices, another row, or a column. */
  details?: readonly (string | number)[];
  /** Default: the cell of the column. */
  value?: string;
  /** Whether the problem is only a hint. The server accepts a row with hints. */
  isHint?: true;
  /** Whether the check cannot know if the import accepts the row. Such a finding is also a hint. */
  isUnchecked?: true;
  /** Whether the import skips the row, because another row or a stored record has the same key. */
  isSkip?: true;
}

/** A problem or hint of a cell. */
export interface CellProblem extends Finding {
  /** Row number in the file. */
  row: number;
  value: string;
  details: readonly (string | number)[];
}

/** A date column whose dates can mean two days, such as `12/1/2026`. */
export interface DateQuestion {
  header: string;
  /** A date of the column that can mean two days. */
  example: string;
}

/** How a file was read. */
export interface FileReading extends Pick<Spreadsheet, 'encoding' | 'sheet' | 'sheets'> {
  /** Row number of the header row. */
  headerRow: number;
  /** The first cells with accented letters of a file in Windows-1252, to confirm the encoding. */
  sample: readonly string[];
}

/** Reason why the whole file cannot be uploaded. */
export type FileProblem =
  | { code: 'empty' | 'type' | 'unreadable' | 'noRows' | 'lockFile' }
  | FileDefect
  | { code: 'dateOrder'; questions: readonly DateQuestion[] }
  | { code: 'tooLarge'; maxBytes: number }
  | { code: 'tooManyRows'; rows: number; maxRows: number }
  | HeaderProblem;

/** A header row that does not match the columns of the file type. */
export interface HeaderProblem {
  code: 'header';
  missing: readonly string[];
  unknown: readonly string[];
  doubled: readonly string[];
  /** The header row. */
  headers: readonly string[];
  /** The first values of each column. */
  samples: readonly (readonly string[])[];
  /** A template column for each column of the file; `null` for none. */
  suggestion: ColumnMapping;
}

/** Result of checking a file. */
export interface FileReport {
  /** Number of rows that are not empty, without the header. */
  rows: number;
  /** Number of rows with problems. */
  badRows: number;
  /** Number of rows without problems that the import skips. */
  skippedRows: number;
  /** Number of other rows that only the import can decide about. */
  uncheckedRows: number;
  /** Number of other rows with hints. */
  hintedRows: number;
  /** Numbers of the rows that an upload of the rows without problems leaves out. */
  heldRows: readonly number[];
  /** The first problems in the order of the file, followed by skipped rows and hints. */
  problems: readonly CellProblem[];
  /** Total number of problems, skipped rows and hints. */
  problemCount: number;
  /** Why the file cannot be uploaded. */
  fileProblem: FileProblem | null;
  /** How the file was read. Missing for a file that isn't readable. */
  reading?: FileReading;
  /** Whether the rows are sent as a new file in the notation of the template. Default false. */
  isConverted?: boolean;
}

/** Counts the rows that an upload of this file would store. */
export const countStoredRows = ({ rows, badRows, skippedRows }: FileReport): number =>
  rows - badRows - skippedRows;

export const createRefusal = (fileProblem: FileProblem): FileReport => ({
  rows: 0,
  badRows: 0,
  skippedRows: 0,
  uncheckedRows: 0,
  hintedRows: 0,
  heldRows: [],
  problems: [],
  problemCount: 0,
  fileProblem,
});
