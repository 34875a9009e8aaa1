/** Paper of a printed document. */
export type Paper = 'label' | 'a4' | 'letter';

const sizes: Readonly<Record<Paper, { size: string; width: string; height: string; widthPx: number }>> = {
  label: { size: '4in 6in', width: '4in', height: '6in', widthPx: 384 },
  a4: { size: '210mm 297mm', width: '210mm', height: '297mm', widthPx: 794 },
  letter: { size: '8.5in 11in', width: '8.5in', height: '11in', widthPx: 816 },
};

/** Returns the width of a paper in CSS pixels, without the preview's margin. */
export const paperWidthPx = (paper: Paper): number => sizes[paper].widthPx;

/** Returns the number of labels on one sheet. An A4 sheet has four A6 labels. */
export const labelsPerSheet = (paper: Paper): number => (paper === 'label' ? 1 : 4);

const shared = `
*, ::before, ::after { box-sizing: border-box; }
html { color-scheme: light; background: #fff; color: #000; font: 10pt/1.35 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
body, p, h1, h2, dl, dd, table { margin: 0; }
h1 { font-size: 18pt; line-height: 1.2; }
h2 { font-size: 10pt; margin-block-end: 2pt; }
address { font-style: normal; }
/* The document has no doctype, so a table does not inherit its font. */
table { font: inherit; }
main:focus-visible { outline: 2px solid #000; outline-offset: -2px; }
.second { display: block; font-size: 9pt; }
.label-name { font-size: 7.5pt; text-transform: uppercase; letter-spacing: 0.04em; }
@media screen {
  html { background: #d9dade; }
  .sheet { zoom: var(--preview-scale, 1); margin: 12px auto; background: #fff; box-shadow: 0 1px 4px rgb(0 0 0 / 30%); }
}`;

const orderRules = `
.head { display: flex; justify-content: space-between; gap: 12pt; border-block-end: 1.5pt solid #000; padding-block-end: 8pt; }
.head-end { text-align: end; }
.parties, .facts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8pt 14pt; padding-block: 10pt; border-block-end: 0.5pt solid #000; overflow-wrap: anywhere; }
.facts dt { font-size: 8pt; }
.facts dd { font-weight: 600; }
.wide { grid-column: 1 / -1; }
table { width: 100%; border-collapse: collapse; margin-block-start: 10pt; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 4pt 6pt; text-align: start; vertical-align: top; border-block-end: 0.5pt solid #000; overflow-wrap: anywhere; }
thead th { font-size: 8.5pt; border-block-end-width: 1pt; }
tbody th { font-weight: 600; }
tbody th .second { font-weight: 400; }
.end { text-align: end; white-space: nowrap; }
.totals { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 4pt 18pt; padding-block: 10pt; break-inside: avoid; }
.totals div { display: flex; flex-direction: row-reverse; gap: 4pt; }
.totals dd { font-weight: 700; }
.foot { font-size: 8pt; }`;

const labelRules = `
.sheet { display: grid; overflow: hidden; break-after: page; break-inside: avoid; }
.sheet:last-child { break-after: auto; }
.label { display: grid; grid-template-rows: auto auto 1fr auto; gap: 6pt; padding: 4mm; min-width: 0; min-height: 0; overflow: hidden; overflow-wrap: anywhere; font-size: 9.5pt; line-height: 1.25; }
.label-parties { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8pt; border-block-end: 1pt solid #000; padding-block-end: 6pt; }
.label-facts { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 4pt 8pt; border-block-end: 1pt solid #000; padding-block-end: 6pt; }
.label-facts dd { font-weight: 700; }
.label-main { display: grid; align-content: center; gap: 2pt; }
.label-number { font-size: 20pt; line-height: 1.1; font-weight: 700; }
.label-item { font-size: 13pt; font-weight: 700; }
.codes { display: grid; gap: 5pt; }
.code svg { display: block; width: 100%; height: 32mm; }
.codes[data-count="2"] svg { height: 22mm; }
.code-text { text-align: center; font-size: 11pt; letter-spacing: 0.03em; }`;

/** Formats text as a CSS string. Removes quotes, backslashes and everything except printable ASCII characters. */
const quoteCssString = (text: string) => `"${text.replace(/[^ -~]|["\\\\]/gu, '')}"`;

/**
 * Builds the style sheet of a printed document. The document is black on white in every theme.
 *
 * @param footer - Text before the page number of an order.
 */
export function printStyles(kind: 'order' | 'labels', paper: Paper, footer = ''): string {
  const { size, width, height } = sizes[paper];
  if (kind === 'order')
    return `${shared}${orderRules}
@page { size: ${size}; margin: 14mm 14mm 16mm; @bottom-right { content: ${quoteCssString(footer)} "  " counter(page) " / " counter(pages); font: 8pt system-ui, Arial, sans-serif; color: #000; } }
@media screen { .sheet { width: ${width}; min-height: ${height}; padding: 14mm; } }`;
  // One pixel less than the page prevents an empty page after rounding.
  return `${shared}${labelRules}
@page { size: ${size}; margin: 0; }
.sheet { width: ${width}; height: calc(${height} - 1px); }
${paper === 'label' ? '' : '.sheet { grid-template: repeat(2, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr)); } .label { border: 0.25pt dashed #999; padding: 6mm; }'}`;
}
