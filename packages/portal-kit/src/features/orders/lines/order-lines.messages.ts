import { defineMessages } from '../../../kernel/messages/define-messages';

export const orderLinesMessages = defineMessages((format) => ({
  lines: 'Lines',
  keys: 'Enter adds it; Enter in a quantity leads back here',
  empty: 'No items yet',
  emptyText: 'Search for the first one, or paste rows from a spreadsheet.',
  columns: {
    item: 'Item',
    stock: 'Available',
    casesQuantity: 'Cases',
    bottlesQuantity: 'Bottles',
    lotNumber: 'Lot',
    unitPrice: 'Price per case, $',
    notes: 'Note',
  },
  /** A field of a line: its column, and whose line it is. */
  field: (column: string, sku: string) => `${column}, ${sku}`,
  stock: (cases: string, bottles: string | undefined) => (bottles ? `${cases}, ${bottles}` : cases),
  more: 'Lots, prices and notes',
  moreInbound: 'Lots and notes',
  remove: (sku: string) => `Remove ${sku}`,
  removed: (sku: string) => `${sku} was removed.`,
  added: (sku: string) => `${sku} was added.`,
  already: (sku: string, line: number) => `${sku} is on line ${format.number(line)} already.`,
  noPack: (sku: string) => `${sku} does not say how many bottles a case holds. Complete the item first.`,
  full: (most: number) => `An order has at most ${format.number(most)} lines.`,
  undo: 'Undo',
  sameAs: (quantity: string) => `Same as ${quantity}`,
  overStock: (quantity: string) => `Only ${quantity} available`,
  oneBottle: 'A case is one bottle: use cases',
  totals: 'Total',
  pallets: 'Pallets',
  suggested: (pallets: number) => `${format.number(pallets, { maximumFractionDigits: 1 })} suggested`,
  words: {
    cases: (count: number) => format.plural(count, { one: 'case', other: 'cases' }),
    bottles: (count: number) => format.plural(count, { one: 'bottle', other: 'bottles' }),
    pounds: 'lb',
  },
  count: (count: number) => format.number(count, { maximumFractionDigits: 0 }),
  paste: {
    open: 'Paste rows',
    title: 'Paste rows from a spreadsheet',
    text: 'Supplier Item ID, cases and bottles, a row each; then lot, price and note if there are any. A row of headings is understood.',
    rows: 'Rows',
    placeholder: 'HF-1001\t12\t0',
    preview: 'What would be added',
    row: 'Row',
    problem: 'Problem',
    reading: 'Looking the items up',
    unknown: (sku: string, warehouse: string) => `No active item ${sku} at ${warehouse}`,
    noSku: 'No Supplier Item ID',
    twice: (row: number) => `The same item as in row ${format.number(row)}`,
    onLine: (line: number) => `On line ${format.number(line)} already`,
    add: (count: number) =>
      `Add ${format.number(count)} ${format.plural(count, { one: 'line', other: 'lines' })}`,
    good: (good: number, all: number) =>
      good === all
        ? `All ${format.number(all)} rows can be added.`
        : `${format.number(good)} of ${format.number(all)} rows can be added; the others stay out.`,
    added: (count: number) =>
      `${format.number(count)} ${format.plural(count, { one: 'line was', other: 'lines were' })} added.`,
  },
}));
