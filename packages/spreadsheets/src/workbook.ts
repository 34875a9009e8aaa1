import { unpackArchive } from './archive.ts';
import { formulaWithoutValue, isFormulaError } from './cell-defects.ts';
import { type DateSystem, formatNumber, getBuiltInFormat } from './number-format.ts';
import { readColumnsMax, readRowsMax, UnreadableFile } from './unreadable-file.ts';
import { readXml } from './xml.ts';

/** A workbook's visible sheets. */
export interface Workbook {
  /** Names of the visible sheets in order. */
  readonly sheets: readonly string[];
  /** Name of the first sheet, which may be hidden. */
  readonly firstSheet: string;
  /**
   * Reads a sheet.
   *
   * @throws UnreadableFile
   */
  readonly readSheet: (name: string, limits?: SheetLimits) => Sheet;
}

/** The cells of a sheet. */
export interface Sheet {
  /** Trimmed texts. A cell's position is its place in the sheet. */
  readonly rows: string[][];
  /** Cells that store a number with three decimals, as `row column`. Their texts look like grouped thousands. */
  readonly decimals: ReadonlySet<string>;
}

interface SheetLimits {
  /** Reads only the first rows. Default: all rows. */
  readonly rowsRead?: number;
  /** Maximum position of a filled row. Default {@link readRowsMax}. */
  readonly rowsMax?: number;
}

type Parts = ReadonlyMap<string, Uint8Array>;

interface Relationship {
  readonly id: string;
  /** The last segment of the type, such as `worksheet`. */
  readonly type: string;
  /** The name of the part. */
  readonly target: string;
}

/** What the cells of a workbook refer to. */
interface CellContext {
  readonly texts: readonly string[];
  /** Number formats by style. */
  readonly formats: readonly string[];
  readonly dateSystem: DateSystem;
}

const damaged = () => new UnreadableFile({ code: 'damaged' });

function readPart(parts: Parts, name: string) {
  const part = parts.get(name);
  if (!part) throw damaged();
  return readXml(new TextDecoder().decode(part));
}

/** Resolves the target of a relationship against the folder of its source. */
function resolvePart(folder: string, target: string): string {
  const names: string[] = [];
  for (const name of (target.startsWith('/') ? target : `${folder}/${target}`).split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/');
}

function readRelationships(parts: Parts, source: string): Relationship[] {
  const slash = source.lastIndexOf('/');
  const folder = source.slice(0, Math.max(0, slash));
  const name = `${folder === '' ? '' : `${folder}/`}_rels/${source.slice(slash + 1)}.rels`;
  if (!parts.has(name)) return [];
  const found: Relationship[] = [];
  for (const step of readPart(parts, name)) {
    if (step.type !== 'open' || step.name !== 'Relationship') continue;
    const { attributes } = step;
    found.push({
      id: attributes.get('Id') ?? '',
      type: (attributes.get('Type') ?? '').split('/').at(-1) ?? '',
      target: resolvePart(folder, attributes.get('Target') ?? ''),
    });
  }
  return found;
}

/** Finds the main part of a workbook. Other office documents and archives of other files have none. */
function findWorkbook(parts: Parts): string {
  const main = readRelationships(parts, '').find(({ type }) => type === 'officeDocument')?.target;
  const target = main ?? 'xl/workbook.xml';
  const mimeType = new TextDecoder('latin1').decode(parts.get('mimetype')?.subarray(0, 200));
  if (mimeType.includes('opendocument.spreadsheet'))
    throw new UnreadableFile({ code: 'otherFormat', format: '.ods' });
  if (target.endsWith('.bin')) throw new UnreadableFile({ code: 'otherFormat', format: '.xlsb' });
  if (main !== undefined && !parts.has(main)) throw damaged();
  if (!parts.has(target) || !/^xl\//i.test(target)) throw new UnreadableFile({ code: 'notSpreadsheet' });
  return target;
}

/** Maximum characters of a cell in a spreadsheet program. */
const cellMax = 32_767;
/** Maximum characters of all cells that are read. */
const textMax = 32 * 1024 * 1024;

/** Decodes control characters such as `_x000D_`, and removes the space around a text. */
const cleanText = (text: string) =>
  text
    .slice(0, cellMax)
    .replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .trim();

/** Reads the texts that cells share. Pronunciations of East Asian texts aren't part of the text. */
function readSharedTexts(parts: Parts, name: string | undefined): string[] {
  const texts: string[] = [];
  if (name === undefined) return texts;
  let text = '';
  let isText = false;
  let isPronunciation = false;
  for (const step of readPart(parts, name)) {
    if (step.type === 'text') text += isText && !isPronunciation ? step.text : '';
    else {
      const isOpen = step.type === 'open';
      if (step.name === 't') isText = isOpen;
      else if (step.name === 'rPh') isPronunciation = isOpen;
      else if (step.name === 'si' && isOpen) text = '';
      else if (step.name === 'si') texts.push(cleanText(text));
    }
  }
  return texts;
}

function readFormats(parts: Parts, name: string | undefined): string[] {
  if (name === undefined) return [];
  const codes = new Map<string, string>();
  const formats: string[] = [];
  let areCellFormats = false;
  const getFormat = (id: string) => {
    const code = codes.get(id) ?? getBuiltInFormat(Number(id));
    // Spreadsheet programs allow 255 characters.
    return code.length > 255 ? 'General' : code;
  };
  for (const step of readPart(parts, name)) {
    if (step.type === 'text') continue;
    if (step.name === 'cellXfs') areCellFormats = step.type === 'open';
    if (step.type === 'close') continue;
    const id = step.attributes.get('numFmtId') ?? '0';
    if (step.name === 'numFmt') codes.set(id, step.attributes.get('formatCode') ?? 'General');
    else if (step.name === 'xf' && areCellFormats) formats.push(getFormat(id));
  }
  return formats;
}

/** A cell of a sheet while it's read. */
interface Cell {
  row: number;
  column: number;
  type: string;
  format: string;
  /** The stored value; `undefined` for a formula that no program has computed. */
  value: string | undefined;
  hasFormula: boolean;
}

function formatCell({ type, format, value, hasFormula }: Cell, { texts, dateSystem }: CellContext): string {
  // Programs that don't compute formulas write no value, or an empty one.
  if (!value) return hasFormula && (value === undefined || type === 'n') ? formulaWithoutValue : '';
  switch (type) {
    case 's':
      return texts[Number(value)] ?? '';
    case 'e':
      return isFormulaError(value) ? value : formulaWithoutValue;
    case 'b':
      return value === '1' || value === 'true' ? 'Y' : 'N';
    case 'd':
      return value.replace(/T00:00(:00(\.0+)?)?Z?$/, '');
    case 'n': {
      const number = Number(value);
      return Number.isNaN(number) ? value : formatNumber(number, format, dateSystem);
    }
    default:
      return cleanText(value);
  }
}

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** Parses a row or cell reference into positions from 0. References are optional: each cell then follows the previous cell. */
function readPlace(
  place: string | undefined,
  pattern: RegExp,
): readonly [letters: string, row: number] | undefined {
  if (place === undefined) return undefined;
  const [, letters = '', row] = pattern.exec(place) ?? [];
  if (!Number(row)) throw damaged();
  return [letters, Number(row) - 1];
}

function* readCells(parts: Parts, sheet: string, { formats }: CellContext): Generator<Cell> {
  let row = -1;
  let column = -1;
  let cell: Cell | undefined;
  let part = '';
  let isPronunciation = false;
  for (const step of readPart(parts, sheet)) {
    if (step.type !== 'text' && step.name === 'rPh') isPronunciation = step.type === 'open';
    if (isPronunciation) continue;
    if (step.type === 'text') {
      if (cell && (part === 'v' || part === 't')) cell.value = (cell.value ?? '') + step.text;
    } else if (step.type === 'close') {
      if (step.name === 'sheetData') return;
      if (step.name === 'c' && cell) {
        yield cell;
        cell = undefined;
      }
      part = '';
    } else if (step.name === 'row') {
      row = readPlace(step.attributes.get('r'), /^()(\d{1,7})$/)?.[1] ?? row + 1;
      column = -1;
    } else if (step.name === 'c') {
      const place = readPlace(step.attributes.get('r'), /^([A-Z]{1,3})(\d{1,7})$/);
      column = place ? columnNumber(place[0]) - 1 : column + 1;
      cell = {
        row: place?.[1] ?? Math.max(0, row),
        column,
        type: step.attributes.get('t') ?? 'n',
        format: formats[Number(step.attributes.get('s') ?? 0)] ?? 'General',
        value: undefined,
        hasFormula: false,
      };
    } else {
      part = step.name;
      if (cell && part === 'f') cell.hasFormula = true;
      else if (cell && (part === 'v' || part === 't')) cell.value ??= '';
    }
  }
}

function readSheetPart(parts: Parts, part: string, context: CellContext, limits: SheetLimits = {}): Sheet {
  const { rowsRead = Number.POSITIVE_INFINITY, rowsMax = readRowsMax } = limits;
  const rows: string[][] = [];
  const decimals = new Set<string>();
  let length = 0;
  for (const cell of readCells(parts, part, context)) {
    const { row, column } = cell;
    if (row >= rowsRead) break;
    // Formatted cells without a value don't count.
    const text = formatCell(cell, context).trim();
    if (text === '') continue;
    length += text.length;
    if (row >= rowsMax) throw new UnreadableFile({ code: 'rowLimit' });
    if (column >= readColumnsMax) throw new UnreadableFile({ code: 'columnLimit' });
    if (length > textMax) throw new UnreadableFile({ code: 'sizeLimit' });
    if (cell.type === 'n' && /^\d{1,3}\.\d{3}$/.test(text)) decimals.add(`${row} ${column}`);
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] as string[];
    while (cells.length <= column) cells.push('');
    cells[column] = text;
  }
  return { rows, decimals };
}

/**
 * Opens an `.xlsx` workbook. Formulas aren't run: their cells have the stored values.
 *
 * @throws UnreadableFile
 */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const parts = unpackArchive(bytes);
  const main = findWorkbook(parts);
  const relationships = readRelationships(parts, main);
  const findTarget = (type: string) => relationships.find((one) => one.type === type)?.target;
  const worksheets = new Map(
    relationships.filter(({ type }) => type === 'worksheet').map(({ id, target }) => [id, target]),
  );
  const names: string[] = [];
  const sheets = new Map<string, string>();
  let dateSystem: DateSystem = 1900;
  for (const step of readPart(parts, main)) {
    if (step.type !== 'open') continue;
    const { name, attributes } = step;
    if (name === 'workbookPr' && /^(1|true)$/.test(attributes.get('date1904') ?? '')) dateSystem = 1904;
    const part = name === 'sheet' ? worksheets.get(attributes.get('id') ?? '') : undefined;
    if (part !== undefined) names.push(attributes.get('name') ?? '');
    if (part !== undefined && (attributes.get('state') ?? 'visible') === 'visible')
      sheets.set(attributes.get('name') ?? '', part);
  }
  if (sheets.size === 0) throw damaged();
  const context: CellContext = {
    texts: readSharedTexts(parts, findTarget('sharedStrings')),
    formats: readFormats(parts, findTarget('styles')),
    dateSystem,
  };
  return {
    sheets: [...sheets.keys()],
    firstSheet: names[0] ?? '',
    readSheet: (name, limits) => {
      const part = sheets.get(name);
      if (part === undefined) throw damaged();
      return readSheetPart(parts, part, context, limits);
    },
  };
}
