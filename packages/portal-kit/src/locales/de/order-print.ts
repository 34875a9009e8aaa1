import type { CatalogTranslation } from '../messages';

export const orderPrint: CatalogTranslation<'orderPrint'> = (format) => ({
  title: (orderId) => `${orderId} drucken`,
  print: 'Drucken',
  document: 'Dokument',
  documents: {
    order: 'Auftrag',
    bill: 'Frachtbrief',
    pallets: 'Palettenetiketten',
    cases: 'Kartonetiketten',
  },
  paper: 'Papier',
  papers: { label: '4 × 6 in', a4: 'A4', letter: 'Letter' },
  a4Labels: 'A4, 4 Etiketten pro Blatt',
  first: 'Erstes Etikett',
  count: 'Anzahl der Etiketten',
  lines: 'Position',
  allLines: 'Alle Positionen',
  lineName: (line, sku) => `${format.number(line)} · ${sku}`,
  numberProblem: (from, to) => `Geben Sie ${format.number(from)} bis ${format.number(to)} ein`,
  noCount: 'Geben Sie die Anzahl der Etiketten ein, um die Vorschau zu sehen.',
  noCases: 'Dieser Auftrag hat keine Kartons.',
  summary: (labels, sheets) =>
    `${format.number(labels)} ${format.plural(labels, { one: 'Etikett', other: 'Etiketten' })}, ${format.number(sheets)} ${format.plural(sheets, { one: 'Blatt', other: 'Blätter' })}`,
  plainCodes:
    'Der Lieferant hat keine GS1-Basisnummer. Die Etiketten zeigen die Auftragsnummer statt eines SSCC.',
  codesFailed: 'Die Strichcodes konnten nicht geladen werden.',
  prefixFailed: 'Die GS1-Basisnummer des Lieferanten konnte nicht geladen werden.',
  caseCodesFailed:
    'Die Kartoncodes der Artikel konnten nicht geladen werden. Die Etiketten zeigen sie nicht.',
  billFailed: 'Der Frachtbrief konnte nicht geladen werden.',
  billPrintFailed:
    'Der Browser kann diese Datei hier nicht drucken. Laden Sie die Datei herunter und drucken Sie sie.',
  inbound: 'Eingangsauftrag',
  outbound: 'Ausgangsauftrag',
  printed: (iso) => `Gedruckt am ${format.instant(iso)}`,
  order: 'Auftrag',
  shipFrom: 'Absender',
  shipTo: 'Lieferadresse',
  poNumber: 'Bestellnummer',
  arrival: 'Erwartete Ankunft',
  carrier: 'Frachtführer',
  lineNumber: 'Position',
  lot: 'Charge',
  vintage: 'Jahrgang',
  note: 'Hinweis',
  perCase: 'Pro Karton',
  loose: 'Einzelne Flaschen',
  palletOf: (number, total) => `Palette ${format.number(number)} von ${format.number(total)}`,
  caseOf: (number, total) => `Karton ${format.number(number)} von ${format.number(total)}`,
  codeInvalid: 'Kein Strichcode: Der Text enthält Zeichen, die Code 128 nicht unterstützt.',
  bills: (count) =>
    format.plural(count, {
      one: '1 Frachtbrief drucken',
      other: `${format.number(count)} Frachtbriefe drucken`,
    }),
});
