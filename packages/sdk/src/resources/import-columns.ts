export {
  customersImport,
  inboundOrdersImport,
  itemsImport,
  outboundOrdersImport,
} from '../generated/import-columns';

/**
 * How a cell is read and checked. Source: `openapi/README.md`, columns of uploaded files.
 *
 * `text` is trimmed and has the characters of every text field; `code` is raised to capital letters first; `gtin` ends in a GS1 check digit;
 * `choice` and `yesNo` (`Y`, `N`) take any case; `choices` are separated by `;`; `date` is `YYYY-MM-DD` or a date cell; `country` is `USA`,
 * `CAN` or an ISO 3166-1 numeric code.
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

/** One column of a file that can be uploaded, with what a check of its cells needs. What is left out does not bound them. */
export interface ImportColumn {
  /** As in row 1 of the template, without the mark `*`. */
  readonly header: string;
  /** Path in the request body: `sku`, `details.poNumber`, `warehouses[].warehouseId`, `addresses[BILLING].zip`. */
  readonly field?: string;
  /** What a cell holds. */
  readonly kind: ImportCellKind;
  /** The column has to be there; its cell may be blank only where the row replaces a stored record. */
  readonly isRequired?: boolean;
  /** Code points. */
  readonly maxLength?: number;
  /** Exact number of digits. */
  readonly digits?: number;
  /** Regular expression, flag `u`; of `choices` for each value. */
  readonly pattern?: string;
  /** Smallest value of a number. */
  readonly minimum?: number;
  /** Largest value of a number. */
  readonly maximum?: number;
  /** Digits after the point. */
  readonly maxDecimals?: number;
  /** Of a `choice`; of an `integer` the words that may stand in its place. */
  readonly choices?: readonly string[];
  /** Refused, unless the stored record has it already. */
  readonly outdatedChoices?: readonly string[];
}

/**
 * What a file of one kind looks like. Source: `x-import` of the import operations in `openapi/portal`.
 *
 * Headers compare without case, spaces and the mark `*`; columns stand in any order.
 *
 * @example
 * ```ts
 * import { itemsImport } from '@portal-kit/sdk/import-columns';
 *
 * export const missingColumns = (headers: readonly string[]) =>
 *   itemsImport.columns.filter(({ header, isRequired }) => isRequired && !headers.includes(header));
 * ```
 */
export interface ImportFile {
  /** In the template's order. */
  readonly columns: readonly ImportColumn[];
  /** Headers of the natural key. Rows with one key are duplicates, or the lines of one order. */
  readonly keyHeaders: readonly string[];
  /** Rows with one key are one order: columns outside `lineItems[]` agree in all of them. */
  readonly isGrouped?: boolean;
  /** Headers that may be there and count for nothing. */
  readonly ignoredHeaders: readonly string[];
  /** Without the header row and blank rows. */
  readonly maxRows: number;
  /** Of the file as it is sent. */
  readonly maxBytes: number;
  /** File name extensions, with the dot. */
  readonly accepts: readonly string[];
}
