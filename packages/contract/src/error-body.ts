export interface FieldError {
  readonly fieldPath: string;
  readonly message: string;
}

/** The contract's error schema (domain §0.3). */
export interface ErrorBody {
  readonly errorMessage: string;
  readonly errorCode: string;
  readonly status: number;
  readonly traceId: string;
  readonly extensions?: {
    readonly validationErrors?: readonly FieldError[];
    readonly currentVersion?: number;
    readonly conflictingId?: string | null;
  };
}
