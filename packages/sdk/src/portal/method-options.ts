import type { TransferOptions } from '../client/call';
import type { FilterValues } from '../resources/filters';

/** Options of a method that reads records. */
export interface ReadOptions {
  /** Aborts the call, which then rejects with kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Deadline of one attempt in milliseconds. Default: `timeoutMs` or `transferTimeoutMs` of the SDK. */
  readonly timeoutMs?: number | undefined;
  /** Additional request headers, for example `Prefer: code=404` for a mock server. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Options of a method that creates a record. */
export interface CreateOptions extends ReadOptions {
  /**
   * Key of this creation. The server creates one record per key and repeats its response for the same key. Store the key
   * before the call to repeat the call after a crash. Default: a new uuid per call, the same for both attempts.
   */
  readonly idempotencyKey?: string | undefined;
}

/** Options of a method that changes a record. */
export interface ChangeOptions extends ReadOptions {
  /**
   * The version that the change is based on: `version` of the record, or an `ETag`. The server rejects an outdated
   * version with 412. Default: the last write wins.
   */
  readonly ifMatch?: number | string | null | undefined;
}

/** Options of a method that downloads a file. */
export interface DownloadOptions extends ReadOptions {
  /** Called when bytes are received. */
  readonly onProgress?: TransferOptions['onProgress'];
}

/** Options of a method that uploads a file. */
export interface UploadOptions extends CreateOptions {
  /**
   * Whether rows overwrite existing records with their filled cells. Otherwise rows of existing records are skipped.
   * Default false.
   */
  readonly overrideDuplicates?: boolean | undefined;
  /** Called when bytes are sent. Browsers only. */
  readonly onProgress?: TransferOptions['onProgress'];
}

/** Values by field, or a text written by `formatFilter` of `@portal-kit/sdk/filters`. */
export type FilterInput<Field extends string = string> =
  | string
  | { readonly [Name in Field]?: FilterValues[string] };

/** Sortable and filterable fields of an operation, as in `@portal-kit/sdk/contract`. */
export interface ListFields {
  readonly sortFields: readonly string[];
  readonly filterFields: readonly string[];
}

/** Search, filter and sort order of records. `Fields` are the sortable and filterable fields of the contract. */
export interface SelectionInput<Fields extends ListFields = ListFields> {
  /** Field to sort by. Default: the default sort order of the contract. */
  readonly sortBy?: Fields['sortFields'][number] | undefined;
  /** Sort direction. Default `ASC`. Requires `sortBy`. */
  readonly sortDirection?: 'ASC' | 'DESC' | undefined;
  /** Text to search for in the fields that the contract specifies. At most 100 code points. */
  readonly searchString?: string | undefined;
  /** Filter values. A record matches a field if it has any of the values. */
  readonly filter?: FilterInput<Fields['filterFields'][number]> | undefined;
}

/** Search, filter, sort order, page size and offset of a list. */
export interface ListInput<Fields extends ListFields = ListFields> extends SelectionInput<Fields> {
  /** Records per page, 1 to 5,000. Default 200. */
  readonly limit?: number | undefined;
  /** Number of records to skip. Default 0. */
  readonly offset?: number | undefined;
}

/** Search, filter and sort order of the records in a downloaded spreadsheet. */
export interface ExportInput<Fields extends ListFields = ListFields> extends SelectionInput<Fields> {
  /** Number of records, at most 5,000. Default 5,000. */
  readonly limit?: number | undefined;
}
