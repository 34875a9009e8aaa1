import type { FieldError } from '@portal-kit/contract/error-body';
import { indexColumns, normalizeHeader } from '@portal-kit/spreadsheets/header-row';
import type { Table, TableRow } from '../../workbook/table.ts';
import type { ImportColumn, ImportFile } from './import-file.ts';

/** Positions of the known columns in a file. */
export interface HeaderRow {
  readonly columns: readonly { readonly column: ImportColumn; readonly index: number }[];
  readonly errors: readonly FieldError[];
}

/** Finds the columns and collects all errors of the header row. */
export function readHeaderRow({ headers }: Table, file: ImportFile): HeaderRow {
  const known = indexColumns(file.columns);
  const ignored = new Set(file.ignoredHeaders.map(normalizeHeader));
  const found = new Map<ImportColumn, number>();
  const errors: FieldError[] = [];
  headers.forEach((header, index) => {
    const fieldPath = `header[${index}]`;
    const column = known.get(normalizeHeader(header));
    if (column && found.has(column)) {
      errors.push({ fieldPath, message: `Column '${column.header}' appears twice` });
    } else if (column) {
      found.set(column, index);
    } else if (header !== '' && !ignored.has(normalizeHeader(header))) {
      errors.push({ fieldPath, message: `Unknown column '${header.slice(0, 60)}'` });
    }
  });
  for (const column of file.columns) {
    if (column.isRequired && !found.has(column)) {
      errors.push({ fieldPath: 'header', message: `Column '${column.header}' is missing` });
    }
  }
  return { columns: [...found].map(([column, index]) => ({ column, index })), errors };
}

/**
 * Finds the one-based number of the first filled cell without a header, which indicates a shifted row or a missing
 * header.
 */
export function findStrayColumn({ cells }: TableRow, { headers }: Table): number | undefined {
  const index = cells.findIndex((cell, position) => cell !== '' && (headers[position] ?? '') === '');
  return index < 0 ? undefined : index + 1;
}
