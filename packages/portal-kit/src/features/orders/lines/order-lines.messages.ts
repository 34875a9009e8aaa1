import { defineMessages } from '../../../kernel/messages/define-messages';

export const orderLinesMessages = defineMessages('orderLines', (format) => ({
  lines: 'Lines',
  keys: 'Enter adds an item. Enter in a quantity returns to search.',
  empty: 'No items yet',
  emptyText: 'Search for an item or paste rows from a spreadsheet.',
  columns: {
    item: 'Item',
    stock: 'Available',
    casesQuantity: 'Cases',
    bottlesQuantity: 'Bottles',
    lotNumber: 'Lot',
    unitPrice: 'Price per case ($)',
    notes: 'Note',
  },
  /** Accessible name of a field: the column name and the item. */
  field: (column: string, sku: string) => `${column}, ${sku}`,
  stock: (cases: string, bottles: string | undefined) => (bottles ? `${cases}, ${bottles}` : cases),
  more: 'Lots, prices and notes',
  moreInbound: 'Lots and notes',
  remove: (sku: string) => `Remove ${sku}`,
  removed: (sku: string) => `${sku} was removed.`,
  added: (sku: string) => `${sku} was added.`,
  scanned: (sku: string, quantity: string) => `${sku}: ${quantity}`,
  scanUndone: (sku: string) => `The scan of ${sku} was undone.`,
  already: (sku: string, line: number) => `${sku} is already on line ${format.number(line)}.`,
  noPack: (sku: string) => `${sku} has no bottles per case. Edit the item first.`,
  full: (most: number) => `An order can have up to ${format.number(most)} lines.`,
  undo: 'Undo',
  sameAs: (quantity: string) => `Same as ${quantity}`,
  overStock: (quantity: string) => `Only ${quantity} available`,
  oneBottle: 'A case is one bottle: use cases',
  totals: 'Total',
  pallets: 'Pallets',
  suggested: (pallets: number) => `${format.number(Math.ceil(pallets))} suggested`,
  useSuggested: (pallets: number) => `Use ${format.number(pallets)}`,
  unusualPallets: {
    few: (suggested: string | undefined) => ['Unusually few pallets', suggested].filter(Boolean).join(': '),
    many: () => 'More pallets than cases',
  },
  words: {
    cases: (count: number) => format.plural(count, { one: 'case', other: 'cases' }),
    bottles: (count: number) => format.plural(count, { one: 'bottle', other: 'bottles' }),
    pounds: 'lb',
  },
  count: (count: number) => format.number(count, { maximumFractionDigits: 0 }),
  paste: {
    open: 'Paste rows',
    title: 'Paste rows from a spreadsheet',
    text: 'One item per row: Supplier Item ID or UPC, cases and bottles, then lot, price and note (optional). A header row is fine.',
    rows: 'Rows',
    placeholder: 'HF-1001\t12\t0',
    preview: 'Preview',
    row: 'Row',
    problem: 'Problem',
    reading: 'Looking up items',
    unknown: (code: string, warehouse: string) => `No active item ${code} at ${warehouse}`,
    noCode: 'Missing Supplier Item ID or UPC',
    ambiguous: (number: string) => `${number} could be two different numbers. Enter it without separators.`,
    twice: (row: number) => `Same item as row ${format.number(row)}`,
    onLine: (line: number) => `Already on line ${format.number(line)}`,
    add: (count: number) =>
      `Add ${format.number(count)} ${format.plural(count, { one: 'line', other: 'lines' })}`,
    good: (good: number, all: number) =>
      good === all
        ? format.plural(all, {
            one: 'The row can be added.',
            other: `All ${format.number(all)} rows can be added.`,
          })
        : `${format.number(good)} of ${format.number(all)} ${format.plural(all, { one: 'row', other: 'rows' })} can be added; the rest will be skipped.`,
    added: (count: number) =>
      `${format.number(count)} ${format.plural(count, { one: 'line was', other: 'lines were' })} added.`,
  },
}));
