/** What is wrong with a file or a cell; the words are chosen by the widget's locale. */
export type ProblemCode =
  | 'required'
  | 'numericOnly'
  | 'notZero'
  | 'decimals'
  | 'range'
  | 'maxLength'
  | 'digits'
  | 'checkDigit'
  | 'price'
  | 'hyphens'
  | 'choice'
  | 'yesNo'
  | 'date'
  | 'phone'
  | 'email'
  | 'format'
  | 'blocked'
  | 'duplicate';

/** A cell that the server would refuse. */
export interface CellProblem {
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number;
  header: string;
  value: string;
  code: ProblemCode;
  /** What the words need: a length, a count of digits, both ends of a range, the choices, another row. */
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
  /** Rows with at least one problem. */
  badRows: number;
  /** The first of them, in the file's order. */
  problems: readonly CellProblem[];
  /** How many there are in all. */
  problemCount: number;
  /** The file cannot be sent. */
  fileProblem: FileProblem | null;
}

export const refused = (fileProblem: FileProblem): FileReport => ({
  rows: 0,
  badRows: 0,
  problems: [],
  problemCount: 0,
  fileProblem,
});
