import { readNumber } from '../../../../kernel/cells/read-number';
import { type CellSeparator, splitCells } from '../../../../kernel/cells/split-cells';

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
  /** A quantity that can mean two numbers, such as `1.000`. */
  ambiguous?: string;
}

type Column = Exclude<keyof PastedRow, 'row' | 'ambiguous'>;

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

const separators: readonly CellSeparator[] = [',', ';', '|'];

/**
 * Detects the separator. Spreadsheets copy cells with tabs. In other text, the separator with the most headings in the
 * first row wins, or else the one with the most cells: notes can contain other separators.
 */
function detectSeparator(text: string): CellSeparator {
  if (text.includes('\t')) return '\t';
  const scores = separators.map((separator) => {
    const [first = []] = splitCells(text, separator).filter((cells) =>
      cells.some((cell) => cell.trim() !== ''),
    );
    return { separator, headings: first.filter(findColumn).length, cells: first.length };
  });
  const best = scores.reduce((most, one) =>
    one.headings > most.headings || (one.headings === most.headings && one.cells > most.cells) ? one : most,
  );
  return best.cells > 1 ? best.separator : '\t';
}

/** Converts a number to the notation of the fields; returns other texts unchanged. */
function normalizeNumber(cell: string, context: Parameters<typeof readNumber>[1]): string {
  const reading = readNumber(cell, context);
  return reading && 'number' in reading ? reading.number : cell;
}

function normalizePrice(cell: string, groupSign: string): string {
  const amount = normalizeNumber(cell, { isWhole: false, groupSign, unit: 'currency' });
  return /^\d+(\.\d{1,2})?$/.test(amount) ? Number(amount).toFixed(2) : amount;
}

const isAmbiguous = (cell: string, groupSign: string) => {
  const reading = readNumber(cell, { isWhole: true, groupSign });
  return reading !== undefined && 'isAmbiguous' in reading;
};

/**
 * Parses text copied from a spreadsheet or CSV file. Empty lines are skipped. `groupSign`: the sign that groups thousands
 * in the user's region.
 */
export function parsePastedRows(text: string, groupSign: string): PastedRow[] {
  const rows = splitCells(text, detectSeparator(text))
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = rows;
  const named = first?.cells.map(findColumn) ?? [];
  const hasHeadings = named.includes('code') && (named.length === 1 || named.filter(Boolean).length > 1);
  const order = hasHeadings ? named : columns;
  return rows.slice(hasHeadings ? 1 : 0).map(({ row, cells }) => {
    const getCell = (column: Column) => cells[order.indexOf(column)] ?? '';
    const quantities = [getCell('casesQuantity'), getCell('bottlesQuantity')];
    const ambiguous = quantities.find((cell) => isAmbiguous(cell, groupSign));
    const [casesQuantity = '', bottlesQuantity = ''] = quantities.map((cell) =>
      normalizeNumber(cell, { isWhole: true, groupSign }),
    );
    return {
      row,
      code: getCell('code'),
      casesQuantity,
      bottlesQuantity,
      lotNumber: getCell('lotNumber'),
      unitPrice: normalizePrice(getCell('unitPrice'), groupSign),
      notes: getCell('notes'),
      ...(ambiguous === undefined ? {} : { ambiguous }),
    };
  });
}
