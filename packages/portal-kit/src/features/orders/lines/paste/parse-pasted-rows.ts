import Papa from 'papaparse';

/** A row of a pasted text, as it came. */
export interface PastedRow {
  /** Of the text, headings counted; 1 is the first. */
  row: number;
  sku: string;
  casesQuantity: string;
  bottlesQuantity: string;
  lotNumber: string;
  unitPrice: string;
  notes: string;
}

type Column = Exclude<keyof PastedRow, 'row'>;

/** In this order where no headings say otherwise. */
const columns: readonly Column[] = [
  'sku',
  'casesQuantity',
  'bottlesQuantity',
  'lotNumber',
  'unitPrice',
  'notes',
];

/** Headings of our own columns, of the upload's template, and of other tables of the trade. */
const headings: readonly [Column, RegExp][] = [
  ['sku', /^(sku|item|(supplier )?item (id|no\.?|number)|code)$/],
  ['casesQuantity', /^(cases?|cs|qty|quantity|cases ?quantity)$/],
  ['bottlesQuantity', /^(bottles?|btls?|units?|bottles ?quantity)$/],
  ['lotNumber', /^lot( (no\.?|number|code))?$/],
  ['unitPrice', /^((unit|case) )?price\b.*$/],
  ['notes', /^notes?|comments?$/],
];

const columnOf = (heading: string): Column | undefined =>
  headings.find(([, pattern]) => pattern.test(heading.toLowerCase().replace(/[*_]/g, ' ').trim()))?.[0];

/** Tabs come from spreadsheets; semicolons and commas from files. A quoted cell may hold any of them. */
function separatorOf(text: string): string {
  const bare = text.replace(/"[^"]*"/g, '');
  return ['\t', ';', ','].find((separator) => bare.includes(separator)) ?? '\t';
}

/** Thousands are grouped in some spreadsheets; a whole number with its decimals is that number. */
const quantityOf = (cell: string): string =>
  /^\d{1,3}([, ]\d{3})+$/.test(cell) ? cell.replace(/[, ]/g, '') : cell.replace(/^(\d+)\.0+$/, '$1');

const priceOf = (cell: string): string => {
  const amount = cell.replace(/^\$\s*/, '').replace(/,(?=\d{3}(\D|$))/g, '');
  return /^\d+(\.\d)?$/.test(amount) ? Number(amount).toFixed(2) : amount;
};

/** The rows of a text that was copied from a spreadsheet or a CSV file; empty lines are none. */
export function parsePastedRows(text: string): PastedRow[] {
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const rows = data
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = rows;
  const named = first?.cells.map(columnOf) ?? [];
  const hasHeadings = named.includes('sku') && (named.length === 1 || named.filter(Boolean).length > 1);
  const order = hasHeadings ? named : columns;
  return rows.slice(hasHeadings ? 1 : 0).map(({ row, cells }) => {
    const of = (column: Column) => cells[order.indexOf(column)] ?? '';
    return {
      row,
      sku: of('sku'),
      casesQuantity: quantityOf(of('casesQuantity')),
      bottlesQuantity: quantityOf(of('bottlesQuantity')),
      lotNumber: of('lotNumber'),
      unitPrice: priceOf(of('unitPrice')),
      notes: of('notes'),
    };
  });
}
