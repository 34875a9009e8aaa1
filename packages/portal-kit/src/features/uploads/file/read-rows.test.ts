import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bufferOf, sheetRow, workbookOf, workbookOfTexts } from '../../../../test/workbook';
import { readRows } from './read-rows';
import { UnreadableFile } from './unreadable-file';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const csv = (content: string | Uint8Array) => readRows(bufferOf(content));
const xlsx = (bytes: ArrayBuffer) => readRows(bytes);
const sheet = (...rows: string[]) => workbookOf({ Items: rows.join('') });

/** Problem of an unreadable file. */
async function refusal(read: Promise<unknown>): Promise<string | undefined> {
  try {
    await read;
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableFile);
    return (error as UnreadableFile).problem.code;
  }
}

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string) =>
  Uint8Array.from(
    [...`\ufeff${text}`].flatMap((character) => [
      character.charCodeAt(0) & 255,
      character.charCodeAt(0) >> 8,
    ]),
  );

describe('readRows: a CSV file', () => {
  test('readRows() reads quoted cells, escaped quotes, line breaks in cells, and rows of different lengths', async () => {
    expect(await csv('SKU,Description\r\nA-1,"say ""dry"", please"\r\n"A\n2"\r\n\r\n a , b ,c\r\n')).toEqual([
      ['SKU', 'Description'],
      ['A-1', 'say "dry", please'],
      ['A\n2'],
      [''],
      ['a', 'b', 'c'],
      [''],
    ]);
  });

  test('readRows() reads a byte order mark and all characters', async () => {
    expect(await csv('\ufeffSKU\nÉpernay 日本酒 🍷')).toEqual([['SKU'], ['Épernay 日本酒 🍷']]);
  });

  test.each([
    [';', 'SKU;Size\nA;1,75'],
    ['\t', 'SKU\tSize\nA\t1,75'],
  ])('readRows() reads the separator %j', async (_, text) => {
    expect(await csv(text)).toEqual([
      ['SKU', 'Size'],
      ['A', '1,75'],
    ]);
  });

  test('readRows() detects the separator by the header, regardless of the cells', async () => {
    expect(await csv('SKU,Warehouses\nA,WH-1;WH-2;WH-3\nB,WH-1;WH-2;WH-3\n')).toContainEqual([
      'A',
      'WH-1;WH-2;WH-3',
    ]);
  });

  test('readRows() reads cells as text, not as formulas or numbers', async () => {
    expect(await csv('SKU,UPC\n=1+1,000411000010\n')).toContainEqual(['=1+1', '000411000010']);
  });

  test.each([
    ['a Latin-1 file', latin1('SKU\nAlbari\xf1o'), 'encoding'],
    ['a UTF-16 file', utf16('SKU\nA'), 'encoding'],
    ['a file with NUL characters', strToU8('SKU\0\0'), 'encoding'],
    ['a file with an unclosed quote', strToU8('SKU\n"A\nB'), 'unreadable'],
    ['a file of a million rows', strToU8('S\n'.repeat(1_000_000)), 'huge'],
  ])('readRows() rejects %s: %s', async (_, bytes, code) => {
    expect(await refusal(csv(bytes))).toBe(code);
  });

  test('readRows() reads an empty file as no rows', async () => {
    expect((await csv('')).flat().join('')).toBe('');
  });
});

describe('readRows: a workbook', () => {
  test('readRows() reads the first sheet with trimmed cells, and keeps the positions of empty cells and rows', async () => {
    const bytes = workbookOf({
      Items: sheetRow(1, ['SKU', 'Size']) + sheetRow(3, [' A ', '']) + sheetRow(4, ['', 'B']),
      'Allowed values': sheetRow(1, ['Type']),
    });
    expect(await xlsx(bytes)).toEqual([
      ['SKU', 'Size'],
      ['', ''],
      ['A', ''],
      ['', 'B'],
    ]);
  });

  test('readRows() reads stored values of formulas without running them', async () => {
    const formulas = sheetRow(2, [
      { type: 'str', xml: '<f>"HF"&amp;1</f><v>HF1</v>' },
      { xml: '<f>1+1</f><v>2</v>' },
      { type: 'str', xml: '<f>WEBSERVICE("http://127.0.0.1")</f>' },
    ]);
    expect(await xlsx(sheet(sheetRow(1, ['SKU', 'Size', 'ABV']), formulas))).toEqual([
      ['SKU', 'Size', 'ABV'],
      ['HF1', '2', ''],
    ]);
  });

  test('readRows() reads stored values of a workbook without running macros or fetching external links', async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    const link = sheetRow(2, [{ type: 'str', xml: '<f>[1]Prices!A1</f><v>HF-1</v>' }]);
    const parts = unzipSync(new Uint8Array(sheet(sheetRow(1, ['SKU']), link)));
    const target = '<Relationship Id="rId1" Target="http://127.0.0.1/prices.xlsx" TargetMode="External"/>';
    const bytes = zipSync({
      ...parts,
      'xl/vbaProject.bin': strToU8('Sub Auto_Open()'),
      'xl/externalLinks/externalLink1.xml': strToU8('<externalLink><externalBook/></externalLink>'),
      'xl/externalLinks/_rels/externalLink1.xml.rels': strToU8(`<Relationships>${target}</Relationships>`),
    });
    expect(await xlsx(bufferOf(bytes))).toEqual([['SKU'], ['HF-1']]);
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  test('readRows() reads numbers as spreadsheets show them, without floating-point noise', async () => {
    const numbers = sheetRow(2, [
      { xml: '<v>411000010003</v>' },
      { xml: '<v>0.30000000000000004</v>' },
      { xml: '<v>1.75</v>' },
      { xml: '<v>-5</v>' },
    ]);
    expect((await xlsx(sheet(sheetRow(1, ['a', 'b', 'c', 'd']), numbers)))[1]).toEqual([
      '411000010003',
      '0.3',
      '1.75',
      '-5',
    ]);
  });

  test.each(['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12'])(
    'readRows() reads calendar dates without a shift in the zone %s, and checkboxes as Y or N',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const cells = sheetRow(2, [
        { style: 1, xml: '<v>46347</v>' },
        { style: 1, xml: '<v>45351</v>' },
        { type: 'b', xml: '<v>1</v>' },
        { type: 'b', xml: '<v>0</v>' },
      ]);
      expect((await xlsx(sheet(sheetRow(1, ['a', 'b', 'c', 'd']), cells)))[1]).toEqual([
        '2026-11-21',
        '2024-02-29',
        'Y',
        'N',
      ]);
    },
  );

  test('readRows() reads hostile texts as plain text', async () => {
    const texts = ['<img src=x onerror="hit()">', '=HYPERLINK("http://x")', '__proto__'];
    expect((await xlsx(workbookOfTexts([['a', 'b', 'c'], texts])))[1]).toEqual(texts);
  });

  const header = sheetRow(1, ['SKU']);
  const at = (place: string) =>
    sheet(header, `<row r="${/\d+/.exec(place)}"><c r="${place}"><v>1</v></c></row>`);
  const bombBytes = 65 * 1024 * 1024;
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(bombBytes) }, { level: 1 });
  test.each<[string, () => ArrayBuffer, string]>([
    ['an older or protected workbook', () => bufferOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)), 'unreadable'],
    ['a row number with an exponent', () => at('A1e7'), 'unreadable'],
    ['a cell with an escaped place', () => at('A&#49;048576'), 'unreadable'],
    [
      'a cell with a prefixed place',
      () => sheet(header, '<row r="2"><c x:r="XFD2"><v>1</v></c></row>'),
      'huge',
    ],
    ['a cell with a prefixed name', () => sheet(header, '<x:row r="2"><x:c r="XFD2"/>1</x:row>'), 'huge'],
    ['a truncated file', () => sheet(header).slice(0, 300), 'unreadable'],
    ['another kind of archive', () => bufferOf(zipSync({ 'a.txt': strToU8('a') })), 'unreadable'],
    ['a workbook that unpacks to more than 64 MB', () => bufferOf(bomb), 'huge'],
    ['a cell in the last row', () => at('A1048576'), 'huge'],
    ['a cell in the last column', () => at('XFD2'), 'huge'],
    ['a cell in the last row and column', () => at('XFD1048576'), 'huge'],
    ['a text of a million characters', () => sheet(sheetRow(1, ['x'.repeat(1_000_000)])), 'huge'],
  ])('readRows() rejects %s before reading its cells', async (_, bytes, code) => {
    expect(await refusal(xlsx(bytes()))).toBe(code);
  });

  test.each([
    '<row',
    '<c ',
    '<c r="A1" ',
    "<c r='A1' ",
    '<c a=">',
    '<x:c ',
    '<a>',
    '<',
    '<!-- <a>',
    '<?x <a>',
  ])(
    'readRows() rejects a workbook with a megabyte of %j in linear time',
    async (part) => {
      const xml = part.repeat(1_000_000 / part.length);
      expect(await refusal(xlsx(sheet(header, xml)))).toBe('unreadable');
    },
    10_000,
  );

  test('readRows() rejects a workbook that declares a smaller size than its actual size', async () => {
    const bytes = bufferOf(bomb);
    const view = new DataView(bytes);
    for (let place = 0; place < bytes.byteLength - 4; place += 1)
      if (view.getUint32(place, true) === bombBytes) view.setUint32(place, 1_000, true);
    expect(await refusal(xlsx(bytes))).toBe('unreadable');
  });
});
