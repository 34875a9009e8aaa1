import contractColumns from '../../../../../openapi/bundled/import-columns.json' with { type: 'json' };

export type ImportCellKind =
  | 'text'
  | 'code'
  | 'digits'
  | 'gtin'
  | 'hyphenated'
  | 'phone'
  | 'email'
  | 'integer'
  | 'decimal'
  | 'price'
  | 'choice'
  | 'choices'
  | 'yesNo'
  | 'date'
  | 'country';

/** A column as described by the contract (`openapi/README.md`, columns of uploaded files). */
export interface ImportColumn {
  readonly header: string;
  /** Headers that are accepted instead of `header`. */
  readonly otherHeaders?: readonly string[];
  /** Path in the request body; absent for a column that only controls the import. */
  readonly field?: string;
  readonly kind: ImportCellKind;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly digits?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxDecimals?: number;
  readonly choices?: readonly string[];
  readonly outdatedChoices?: readonly string[];
}

export interface ImportFile {
  readonly columns: readonly ImportColumn[];
  readonly keyHeaders: readonly string[];
  /** Rows with the same key form one order instead of being duplicates. */
  readonly isGrouped?: boolean;
  readonly ignoredHeaders: readonly string[];
  readonly maxRows: number;
  readonly maxBytes: number;
  readonly accepts: readonly string[];
}

export type ImportKindName = keyof typeof contractColumns;

/** Columns and limits of every kind of file, from the bundled contract. */
export const importFiles = contractColumns as unknown as Readonly<Record<ImportKindName, ImportFile>>;

/**
 * Finds the column for a field path. The path may name a list entry (`warehouses[1].warehouseId`) or the whole list.
 */
export function findColumn({ columns }: ImportFile, fieldPath: string): ImportColumn | undefined {
  const path = fieldPath.replaceAll(/\[\d+\]/g, '[]');
  return (
    columns.find(({ field }) => field === path) ?? columns.find(({ field }) => field?.startsWith(`${path}[`))
  );
}
