import type { Caller } from '../access/caller.ts';
import type { Permission } from '../access/roles.ts';
import type { Supplier } from '../model/party.ts';
import type { CellError, UploadFileType } from '../model/upload.ts';
import type { Database } from '../store/database.ts';
import type { ImportFile } from './file/import-file.ts';
import type { ImportRow } from './file/import-row.ts';

/** Destination of imported rows. One instance per file, so that it can index stored records. */
export interface ImportTarget {
  /** Returns whether a record with this natural key exists. Expects a key normalized by {@link foldKey}. */
  has(key: string): boolean;
  /**
   * Finds all errors of the record that these rows describe: one row, or the line items of one order. Cells that
   * couldn't be parsed aren't included.
   */
  check(rows: readonly ImportRow[]): readonly RowError[];
  /** Creates the record, or updates its fields from the filled cells. Called only when `check` found no errors. */
  save(rows: readonly ImportRow[]): void;
}

export interface RowError extends CellError {
  readonly row: ImportRow;
}

/** Supplier, author and time of an import. */
export interface ImportContext {
  readonly db: Database;
  readonly supplier: Supplier;
  readonly by: Pick<Caller, 'author' | 'hasGlobalRole'>;
  /** ISO instant. */
  readonly at: string;
}

/**
 * One kind of file. To support another kind, describe it in `import-kinds.ts` and implement its target. Parsing,
 * duplicates, `<CLEAR>`, counts and report are shared.
 */
export interface ImportKind {
  readonly fileType: UploadFileType;
  /** Name of the template's first sheet. */
  readonly title: string;
  readonly permission: Permission;
  readonly file: ImportFile;
  readonly open: (context: ImportContext) => ImportTarget;
}

/** Normalizes a key for case-insensitive comparison. */
export const foldKey = (key: string) => key.toLowerCase();
