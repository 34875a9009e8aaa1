/** What is wrong with a file or a cell; the words are chosen by the widget's locale. */
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
  | 'format'
  | 'blocked'
  | 'unusualStrength'
  | 'otherWarehouse'
  | 'doubleWarehouse'
  | 'duplicate'
  | 'disagreement'
  | 'sameOrder';

/** What a rule says of a cell. */
export interface Finding {
  header: string;
  code: ProblemCode;
  /** What the words need: a length, a count of digits, both ends of a range, the choices, another row. */
  details?: readonly (string | number)[];
  /** Worth a look; the server takes the row all the same. */
  isHint?: true;
}

/** A cell that the server would refuse, or that is worth a look. */
export interface CellProblem extends Finding {
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number;
  value: string;
  details: readonly (string | number)[];
}

/** Why a file cannot be sent at all. */
export type FileProblem =
  | { code: 'empty' | 'type' | 'unreadable' | 'encoding' | 'noRows' | 'huge' }
  | { code: 'tooLarge'; maxBytes: number }
  | { code: 'tooManyRows'; rows: number; maxRows: number }
  | { code: 'header'; missing: readonly string[]; unknown: readonly string[]; doubled: readonly string[] };

/** What a check has found. */
export interface FileReport {
  /** Rows that are not empty, without the header. */
  rows: number;
  /** Rows that the server would refuse. */
  badRows: number;
  /** Rows that it takes and that are worth a look. */
  hintedRows: number;
  /** The first of them in the file's order, hints after what is refused. */
  problems: readonly CellProblem[];
  /** How many there are in all. */
  problemCount: number;
  /** The file cannot be sent. */
  fileProblem: FileProblem | null;
}

export const refused = (fileProblem: FileProblem): FileReport => ({
  rows: 0,
  badRows: 0,
  hintedRows: 0,
  problems: [],
  problemCount: 0,
  fileProblem,
});
