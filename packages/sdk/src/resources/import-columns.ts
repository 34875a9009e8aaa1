export {
  customersImport,
  inboundOrdersImport,
  itemsImport,
  outboundOrdersImport,
} from '../generated/import-columns';

/**
 * Format of a cell. Source: `openapi/README.md`, columns of uploaded files.
 *
 * `text` is trimmed and allows the characters of a text field; `code` is converted to upper case; `gtin` ends with a
 * GS1 check digit; `choice` and `yesNo` (`Y`, `N`) ignore case; `choices` are separated by `;`; `date` is `YYYY-MM-DD`
 * or a date cell; `country` is `USA`, `CAN` or an ISO 3166-1 numeric code.
 */
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

/** Column of an upload file, with the bounds of its cells. A missing bound means no limit. */
export interface ImportColumn {
  /** Header in row 1 of the template, without the required mark `*`. */
  readonly header: string;
  /** Headers that are accepted instead of `header`. */
  readonly otherHeaders?: readonly string[];
  /** Path in the request body: `sku`, `details.poNumber`, `warehouses[].warehouseId`, `addresses[BILLING].zip`. */
  readonly field?: string;
  /** Format of the cells. */
  readonly kind: ImportCellKind;
  /**
   * Whether the column is required. A cell of a required column may be blank only in a row that updates a stored
   * record.
   */
  readonly isRequired?: boolean;
  /** Maximum length in code points. */
  readonly maxLength?: number;
  /** Exact number of digits. */
  readonly digits?: number;
  /** Regular expression with the flag `u`. In a cell of format `choices`, each value must match. */
  readonly pattern?: string;
  /** Smallest value of a number. */
  readonly minimum?: number;
  /** Largest value of a number. */
  readonly maximum?: number;
  /** Maximum number of digits after the decimal point. */
  readonly maxDecimals?: number;
  /** Values of a `choice`. For an `integer`: words that are allowed instead of a number. */
  readonly choices?: readonly string[];
  /** Values that are allowed only if the stored record already has the value. */
  readonly outdatedChoices?: readonly string[];
}

/**
 * Format of an upload file. Source: `x-import` of the import operations in `openapi/portal`.
 *
 * Headers are compared without case, spaces and the required mark `*`. A column has one of its headers. Columns may be in
 * any order.
 *
 * @example
 * ```ts
 * import { itemsImport } from '@portal-kit/sdk/import-columns';
 *
 * export const missingColumns = (headers: readonly string[]) =>
 *   itemsImport.columns.filter(
 *     ({ header, otherHeaders = [], isRequired }) =>
 *       isRequired && ![header, ...otherHeaders].some((name) => headers.includes(name)),
 *   );
 * ```
 */
export interface ImportFile {
  /** Columns in the order of the template. */
  readonly columns: readonly ImportColumn[];
  /**
   * Headers of the columns that form the natural key. Rows with the same key are duplicates, or line items of one
   * order.
   */
  readonly keyHeaders: readonly string[];
  /**
   * Whether rows with the same key form one order. Columns outside `lineItems[]` must then have equal values in all
   * rows of the order.
   */
  readonly isGrouped?: boolean;
  /** Headers of columns that are ignored. */
  readonly ignoredHeaders: readonly string[];
  /** Maximum number of rows, without the header row and blank rows. */
  readonly maxRows: number;
  /** Maximum size of the file. */
  readonly maxBytes: number;
  /** Accepted file name extensions, with the dot. */
  readonly accepts: readonly string[];
}
