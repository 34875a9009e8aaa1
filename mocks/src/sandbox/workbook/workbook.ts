import writeExcelFile from 'write-excel-file/node';

export type CellValue = string | number | boolean | Date | null | undefined;

export interface WorkbookSheet {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
  /** Characters. Default: the header's width. */
  readonly columnWidths?: readonly number[];
}

/** Excel also runs formulas with the full-width signs of East Asian keyboards. */
const FORMULA_START = /^(?=[^\S\n\r\t]*(?:[=+\-@\t\uff1d\uff0b\uff0d\uff20]|\r(?!\n)))/gm;
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * Prefixes text that a spreadsheet would run as a formula with an apostrophe, even after spaces or in later lines.
 * Negative numbers stay unchanged.
 */
export function escapeFormula(text: string): string {
  return PLAIN_NUMBER.test(text) ? text : text.replace(FORMULA_START, "'");
}

/** Writes sheets as XLSX bytes. Text cells can't start a formula. */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array> {
  const workbook = writeExcelFile(
    sheets.map(({ name, headers, rows, columnWidths = [] }) => ({
      sheet: name,
      data: [
        headers.map((header) => ({ value: header, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(toCell)),
      ],
      columns: headers.map((header, index) => ({
        width: columnWidths[index] ?? Math.max(12, header.length + 2),
      })),
    })),
  );
  return new Uint8Array(await workbook.toBuffer());
}

function toCell(value: CellValue) {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return { value: escapeFormula(value), type: String };
  return { value };
}

/** Formats an export's file name: `{supplierId}_{kind}_{yyyyMMdd-HHmm}.xlsx` (domain §6.6), UTC. */
export function exportFileName(supplierId: string, kind: string, at: Date): string {
  const [date = '', time = ''] = at.toISOString().split('T');
  return `${supplierId}_${kind}_${date.replaceAll('-', '')}-${time.slice(0, 5).replace(':', '')}.xlsx`;
}
