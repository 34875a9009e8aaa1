import type { Permission } from '../access/roles.ts';
import type { Supplier, UploadFileType, User } from '../model.ts';
import type { World } from '../world.ts';
import type { ImportFile } from './import-file.ts';
import type { CellError, ImportRow } from './import-row.ts';

/** What the rows of one file are saved into. It is opened once a file, so that it may index what is stored. */
export interface ImportTarget {
  /** Whether a record has this natural key. Compared as {@link foldKey} gives it. */
  has(key: string): boolean;
  /** Everything that is wrong with a record of these rows: one, or the lines of an order. Cells that could not be read are missing. */
  check(rows: readonly ImportRow[]): readonly RowError[];
  /** Creates the record, or replaces what the filled cells say of it. Called only after a check that found nothing. */
  save(rows: readonly ImportRow[]): void;
}

export interface RowError extends CellError {
  readonly row: ImportRow;
}

/** Where, when and for whom a file is taken over. */
export interface ImportPlace {
  readonly world: World;
  readonly supplier: Supplier;
  readonly by: User;
  /** ISO instant. */
  readonly at: string;
}

/**
 * One kind of file. To import the next one: describe it in `import-kinds.ts` and give it a target; reading, duplicates, `<CLEAR>`, counts and
 * report are the same for all.
 */
export interface ImportKind {
  readonly fileType: UploadFileType;
  /** Name of the template's first sheet. */
  readonly title: string;
  readonly permission: Permission;
  readonly file: ImportFile;
  readonly open: (place: ImportPlace) => ImportTarget;
}

/** Keys compare without case. */
export const foldKey = (key: string) => key.toLowerCase();
