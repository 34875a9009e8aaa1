import { defineMessages } from '../../../kernel/messages/define-messages';

/** Texts of the print preview and of printed orders and labels. Loaded with the preview. */
export const orderPrintMessages = defineMessages('orderPrint', (format) => ({
  title: (orderId: string) => `Print ${orderId}`,
  print: 'Print',
  document: 'Document',
  documents: {
    order: 'Order',
    bill: 'Bill of lading',
    pallets: 'Pallet labels',
    cases: 'Case labels',
  },
  paper: 'Paper',
  papers: { label: '4 × 6 in', a4: 'A4', letter: 'Letter' },
  a4Labels: 'A4, 4 labels per sheet',
  first: 'First label',
  count: 'Number of labels',
  lines: 'Line',
  allLines: 'All lines',
  lineName: (line: number, sku: string) => `${format.number(line)} · ${sku}`,
  numberProblem: (from: number, to: number) => `Enter ${format.number(from)} to ${format.number(to)}`,
  noCount: 'Enter the number of labels to see the preview.',
  noCases: 'This order has no cases.',
  summary: (labels: number, sheets: number) =>
    `${format.number(labels)} ${format.plural(labels, { one: 'label', other: 'labels' })}, ${format.number(sheets)} ${format.plural(sheets, { one: 'sheet', other: 'sheets' })}`,
  plainCodes: 'The supplier has no GS1 company prefix. The labels show the order number instead of an SSCC.',
  codesFailed: "The barcodes couldn't be loaded.",
  prefixFailed: "The supplier's GS1 company prefix couldn't be loaded.",
  caseCodesFailed: "The case codes of the items couldn't be loaded. The labels don't show them.",
  warehouseFailed: "The address of the warehouse couldn't be loaded.",
  billFailed: "The bill of lading couldn't be loaded.",
  billPrintFailed: "The browser can't print this file from here. Download the file and print it.",
  /** Texts on paper. */
  inbound: 'Inbound order',
  outbound: 'Outbound order',
  printed: (iso: string) => `Printed ${format.instant(iso)}`,
  order: 'Order',
  shipFrom: 'Ship from',
  shipTo: 'Ship to',
  poNumber: 'PO number',
  arrival: 'Expected arrival',
  carrier: 'Carrier',
  lineNumber: 'Line',
  upc: 'UPC',
  lot: 'Lot',
  vintage: 'Vintage',
  note: 'Note',
  perCase: 'Per case',
  loose: 'Loose bottles',
  palletOf: (number: number, total: number) => `Pallet ${format.number(number)} of ${format.number(total)}`,
  caseOf: (number: number, total: number) => `Case ${format.number(number)} of ${format.number(total)}`,
  codeInvalid: 'No barcode: the text has characters that Code 128 does not support.',
  /** Bills of lading of selected orders. */
  billOf: (number: number, total: number, orderId: string) =>
    `${format.number(number)} of ${format.number(total)}: ${orderId}`,
  previousBill: 'Previous',
  nextBill: 'Next',
  bills: (count: number) =>
    format.plural(count, {
      one: 'Print 1 bill of lading',
      other: `Print ${format.number(count)} bills of lading`,
    }),
}));
