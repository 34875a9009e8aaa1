import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A cell of {@link sheetRow}: text, or the XML between `<c …>` and `</c>` with its type and its number format. */
export type SheetCell = string | { type?: string; style?: number; xml: string };

/** For tests: the XML of a sheet's row with the columns A, B, C … */
export function sheetRow(number: number, cells: readonly SheetCell[]): string {
  const written = cells.map((cell, index) => {
    const place = `${String.fromCharCode(65 + index)}${number}`;
    if (typeof cell === 'string')
      return `<c r="${place}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
    const { type, style, xml } = cell;
    return `<c r="${place}"${type ? ` t="${type}"` : ''}${style === undefined ? '' : ` s="${style}"`}>${xml}</c>`;
  });
  return `<row r="${number}">${written.join('')}</row>`;
}

interface WorkbookOptions {
  /** Names of hidden sheets. */
  hidden?: readonly string[];
  /** Number formats; a cell's style is its position in the list. The default has the date format 14 as style 1. */
  formats?: readonly string[];
  /** Replaces the file name of the first sheet, which is `sheet1.xml`. */
  firstSheet?: string;
  /** Texts that cells of the type `s` refer to, as XML between `<si>` and `</si>`. */
  shared?: readonly string[];
  is1904?: boolean;
  /** Further parts, or other contents of the parts. */
  parts?: Readonly<Record<string, string>>;
}

/** For tests: a workbook of the rows of its sheets as XML, by the names of the sheets. */
export function buildWorkbook(
  sheets: Readonly<Record<string, string>>,
  { hidden = [], formats, firstSheet = 'sheet1.xml', shared, is1904, parts = {} }: WorkbookOptions = {},
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const fileName = (index: number) => (index === 0 ? firstSheet : `sheet${index + 1}.xml`);
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const numFmts = formats?.map(
    (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escapeXml(code)}"/>`,
  );
  const xfs = formats?.map((_, index) => `<xf numFmtId="${164 + index}"/>`) ?? [
    '<xf numFmtId="0"/>',
    '<xf numFmtId="14"/>',
  ];
  const files: Record<string, string> = {
    '_rels/.rels': `<Relationships xmlns="${packages}">${relationship('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}">${[
      ...names.map((_, index) =>
        relationship(`rId${index + 1}`, 'worksheet', `worksheets/${fileName(index)}`),
      ),
      relationship('rId98', 'sharedStrings', 'sharedStrings.xml'),
      relationship('rId99', 'styles', '/xl/styles.xml'),
    ].join('')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${names
      .map(
        (name, index) =>
          `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${hidden.includes(name) ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${numFmts?.join('') ?? ''}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${(shared ?? []).map((xml) => `<si>${xml}</si>`).join('')}</sst>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/${fileName(index)}`,
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))),
  );
}

/** For tests: the rows of a sheet with text cells. */
export const buildRows = (rows: readonly (readonly SheetCell[])[]): string =>
  rows.map((cells, index) => sheetRow(index + 1, cells)).join('');
