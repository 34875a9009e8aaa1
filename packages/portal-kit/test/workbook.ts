import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Bytes as `File.arrayBuffer` returns them. */
export const bufferOf = (content: string | Uint8Array): ArrayBuffer =>
  new Uint8Array(typeof content === 'string' ? strToU8(content) : content).buffer;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A cell of a {@link sheetRow}: text, or the XML between `<c …>` and `</c>` with its type. */
export type SheetCell = string | { type?: string; style?: number; xml: string };

/** A row of a sheet with the columns A, B, C … */
export function sheetRow(number: number, cells: readonly SheetCell[]): string {
  const written = cells.map((cell, index) => {
    const place = `${String.fromCharCode(65 + index)}${number}`;
    if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    const { type, style, xml } = cell;
    return `<c r="${place}"${type ? ` t="${type}"` : ''}${style === undefined ? '' : ` s="${style}"`}>${xml}</c>`;
  });
  return `<row r="${number}">${written.join('')}</row>`;
}

/** A workbook of sheet rows as XML, by sheet name. Style 1 is a date. */
export function workbookOf(sheets: Readonly<Record<string, string>>): ArrayBuffer {
  const names = Object.keys(sheets);
  const target = (index: number) => `worksheets/sheet${index + 1}.xml`;
  const files = {
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="${target(index)}"/>`,
      )
      .join('')}<Relationship Id="rId99" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names
      .map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/${target(index)}`,
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
  return bufferOf(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))),
  );
}

/** A workbook with one sheet of texts. */
export const workbookOfTexts = (rows: readonly (readonly string[])[], name = 'Sheet1'): ArrayBuffer =>
  workbookOf({ [name]: rows.map((cells, index) => sheetRow(index + 1, cells)).join('') });
