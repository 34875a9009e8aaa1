import Papa from 'papaparse';

/** A pasted row with its cells as text. */
export interface PastedRow {
  /** Row number in the text including headings, from 1. */
  row: number;
  /** SKU or UPC of the item. */
  code: string;
  casesQuantity: string;
  bottlesQuantity: string;
  lotNumber: string;
  unitPrice: string;
  notes: string;
}

type Column = Exclude<keyof PastedRow, 'row'>;

/** Column order of a text without headings. */
const columns: readonly Column[] = [
  'code',
  'casesQuantity',
  'bottlesQuantity',
  'lotNumber',
  'unitPrice',
  'notes',
];

/** Known headings: the column names of the editor, of the upload template, and names that are common in the trade. */
const headings: readonly [Column, RegExp][] = [
  ['code', /^(sku|item|(supplier )?item (id|no\.?|number)|code|upc( code)?)$/],
  ['casesQuantity', /^(cases?|cs|qty|quantity|cases ?quantity)$/],
  ['bottlesQuantity', /^(bottles?|btls?|units?|bottles ?quantity)$/],
  ['lotNumber', /^lot( (no\.?|number|code))?$/],
  ['unitPrice', /^((unit|case) )?price\b.*$/],
  ['notes', /^notes?|comments?$/],
];

const findColumn = (heading: string): Column | undefined =>
  headings.find(([, pattern]) => pattern.test(heading.toLowerCase().replace(/[*_]/g, ' ').trim()))?.[0];

/**
 * Detects the separator. Spreadsheets use tabs; CSV files use semicolons or commas. Quoted cells can contain
 * separators.
 */
function detectSeparator(text: string): string {
  const bare = text.replace(/"[^"]*"/g, '');
  return ['\t', ';', ','].find((separator) => bare.includes(separator)) ?? '\t';
}

/** Removes thousands separators and a fraction of zeros. */
const normalizeQuantity = (cell: string): string =>
  /^\d{1,3}([, ]\d{3})+$/.test(cell) ? cell.replace(/[, ]/g, '') : cell.replace(/^(\d+)\.0+$/, '$1');

const normalizePrice = (cell: string): string => {
  const amount = cell.replace(/^\$\s*/, '').replace(/,(?=\d{3}(\D|$))/g, '');
  return /^\d+(\.\d)?$/.test(amount) ? Number(amount).toFixed(2) : amount;
};

/** Parses text copied from a spreadsheet or CSV file. Empty lines are skipped. */
export function parsePastedRows(text: string): PastedRow[] {
  const { data } = Papa.parse<string[]>(text, { delimiter: detectSeparator(text) });
  const rows = data
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = rows;
  const named = first?.cells.map(findColumn) ?? [];
  const hasHeadings = named.includes('code') && (named.length === 1 || named.filter(Boolean).length > 1);
  const order = hasHeadings ? named : columns;
  return rows.slice(hasHeadings ? 1 : 0).map(({ row, cells }) => {
    const of = (column: Column) => cells[order.indexOf(column)] ?? '';
    return {
      row,
      code: of('code'),
      casesQuantity: normalizeQuantity(of('casesQuantity')),
      bottlesQuantity: normalizeQuantity(of('bottlesQuantity')),
      lotNumber: of('lotNumber'),
      unitPrice: normalizePrice(of('unitPrice')),
      notes: of('notes'),
    };
  });
}
