export type UploadFileType = 'ITEMS' | 'CUSTOMERS' | 'INBOUND_ORDERS' | 'OUTBOUND_ORDERS';

export type UploadStatus = 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'COMPLETED_WITH_ERRORS' | 'FAILED';

/** Row counts of a processed upload. */
export interface UploadOutcome {
  succeededRows: number;
  failedRows: number;
  skippedRows: number;
}

/** An uploaded file. Its status in the contract's record depends on the clock. */
export interface Upload {
  fileId: string;
  fileName: string;
  fileType: UploadFileType;
  overrideDuplicates: boolean;
  uploadedBy: string;
  uploadedAt: string;
  /** End of the status PENDING. */
  startsAt: string;
  /** Time at which the rows are imported. */
  completesAt: string;
  totalRows: number;
  fileSize: number;
  /** Absent until the rows are imported. */
  outcome?: UploadOutcome;
  /** Whether the rows were removed to limit the memory of the sandbox, so that there is no report. */
  isContentRemoved?: boolean;
}

/** A row of the uploaded file, stored with the upload and repeated in the report. */
export interface RawRow {
  readonly number: number;
  /** Cells in the file's column order. */
  readonly cells: readonly string[];
  /** Number of a filled column that has no header. */
  readonly strayColumn?: number;
}

/** The rows of an upload and their results after the import. */
export interface UploadContent {
  /** SHA-256 of the original file in hexadecimal digits; absent for a seeded upload. */
  readonly sha256?: string;
  readonly headers: readonly string[];
  readonly rows: readonly RawRow[];
  readonly results?: readonly RowResult[];
}

/** An error in a cell, or in the whole row if `header` is empty. */
export interface CellError {
  readonly header: string;
  readonly message: string;
}

export type RowOutcome = 'Created' | 'Updated' | 'Skipped duplicate' | 'Failed';

/** Result of one row with all its errors. */
export interface RowResult {
  readonly number: number;
  readonly key: string;
  readonly outcome: RowOutcome;
  readonly errors: readonly CellError[];
}

/** An upload whose rows are not imported yet. */
export interface UnfinishedUpload {
  readonly supplierId: string;
  readonly fileId: string;
}
