import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { normalizeHeader } from './header-row.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { buildRows, buildWorkbook, type SheetCell, sheetRow } from './test-workbook.ts';
import { type FileDefect, UnreadableFile } from './unreadable-file.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const headers = new Set(['SKU', 'Size', 'ABV', 'Notes', 'Description', 'Warehouses'].map(normalizeHeader));
const isHeader = (text: string) => headers.has(normalizeHeader(text));
const read = (content: string | Uint8Array, sheet?: string) =>
  readSpreadsheet(typeof content === 'string' ? strToU8(content) : content, {
    isHeader,
    requiredHeaders: ['SKU'],
    sheet,
  });
const readRows = (content: string | Uint8Array) => read(content).rows;

function readDefect(content: string | Uint8Array): FileDefect | undefined {
  try {
    read(content);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableFile);
    return (error as UnreadableFile).defect;
  }
}

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string, isBigEndian = false) =>
  Uint8Array.from(
    [...text].flatMap((character) => {
      const units = [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8];
      return isBigEndian ? units.reverse() : units;
    }),
  );
/** A compound file with entries of these names. */
const compound = (...names: readonly string[]) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...names.flatMap((name) => [0, 0, ...utf16(name)])]);
/** One filled row below the header row of a workbook with these number formats. */
const readCells = (cells: readonly SheetCell[], options: Parameters<typeof buildWorkbook>[1] = {}) =>
  readRows(buildWorkbook({ Items: sheetRow(1, ['SKU']) + sheetRow(2, cells) }, options))[1];

describe('CSV files', () => {
  test('quoted cells, escaped quotes, line breaks in cells and rows of different lengths are read', () => {
    expect(readRows('SKU,Description\r\nA-1,"say ""dry"", please"\r\n"A\n2"\r\n\r\n a , b ,c\r\n')).toEqual([
      ['SKU', 'Description'],
      ['A-1', 'say "dry", please'],
      ['A\n2'],
      [''],
      ['a', 'b', 'c'],
    ]);
  });

  test.each([',', ';', '\t', '|'])('the separator %j is detected', (separator) => {
    expect(readRows(`SKU${separator}Size\nA${separator}1.75`)).toEqual([
      ['SKU', 'Size'],
      ['A', '1.75'],
    ]);
  });

  test('the separator is detected by the known headers, whatever the cells contain', () => {
    const text = 'SKU,Warehouses\nA,WH-1;WH-2;WH-3\nB,WH-1;WH-2;WH-3\n';
    expect(readRows(text)).toContainEqual(['A', 'WH-1;WH-2;WH-3']);
  });

  test('a header with a line break doesn’t hide the separator', () => {
    expect(readRows('"SKU\n(unique)";Size\nA;1,75')).toEqual([
      ['SKU\n(unique)', 'Size'],
      ['A', '1,75'],
    ]);
  });

  test('a line with the separator is read as an empty row, so that rows keep their numbers', () => {
    expect(read('sep=;\r\nSKU;Size\r\nA;1,75')).toMatchObject({
      rows: [[''], ['SKU', 'Size'], ['A', '1,75']],
      headerIndex: 1,
    });
  });

  test('the header row is found below titles and empty rows', () => {
    expect(read('Halberd Wines;;\n;;\nPrinted 2026-11-20;;\nSKU;Size;Notes\nA;1;x').headerIndex).toBe(3);
  });

  test('a data row with one known header is not the header row', () => {
    expect(read('Code,Kind\nA,x\nB,Size').headerIndex).toBe(0);
  });

  test('a last cell keeps the separators of its text', () => {
    expect(readRows('SKU,Notes\nA,see list;\n"",""\n')[1]).toEqual(['A', 'see list;']);
  });

  test('a text may end with the end mark of older programs', () => {
    expect(readRows('SKU\nA\u001a')).toEqual([['SKU'], ['A']]);
  });

  test('a file without known headers has its header in the first filled row', () => {
    expect(read('\n\na,b\n1,2').headerIndex).toBe(2);
  });

  test('empty rows at the end don’t count', () => {
    expect(readRows(`SKU,Size,ABV\nA,1,2\n${',,\n'.repeat(12_000)}`)).toEqual([
      ['SKU', 'Size', 'ABV'],
      ['A', '1', '2'],
    ]);
  });

  test.each<[string, Uint8Array, string]>([
    ['UTF-8', strToU8('SKU,Description\nA,Albariño'), 'utf-8'],
    ['UTF-8 with a byte order mark', strToU8('\ufeffSKU,Description\nA,Albariño'), 'utf-8'],
    ['UTF-16', utf16('\ufeffSKU\tDescription\nA\tAlbariño'), 'utf-16le'],
    ['UTF-16 in big-endian order', utf16('\ufeffSKU\tDescription\nA\tAlbariño', true), 'utf-16be'],
    ['UTF-16 without a byte order mark', utf16('SKU\tDescription\nA\tAlbariño'), 'utf-16le'],
    ['Windows-1252', latin1('SKU,Description\nA,Albari\xf1o'), 'windows-1252'],
  ])('text in %s is read', (_, bytes, encoding) => {
    expect(read(bytes)).toMatchObject({
      rows: [
        ['SKU', 'Description'],
        ['A', 'Albariño'],
      ],
      encoding,
    });
  });

  test('an open quote is reported with its row', () => {
    const rows = Array.from({ length: 200 }, (_, index) => `A-${index},${index === 149 ? '12" tall' : 'x'}`);
    expect(readDefect(`SKU,Notes\n${rows.join('\n').replace('12" tall', '"12 tall')}`)).toEqual({
      code: 'openQuote',
      row: 151,
    });
  });

  test.each<[string, string | Uint8Array, string]>([
    ['NUL characters', 'SKU\0\0', 'notSpreadsheet'],
    [
      'a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      'notSpreadsheet',
    ],
    ['the text of an internet shortcut', '[InternetShortcut]\r\nURL=https://example.test', 'shortcut'],
    [
      'the text of a link to an online document',
      '{"url": "https://docs.example/1", "doc_id": "1"}',
      'shortcut',
    ],
    ['a Windows shortcut', Uint8Array.from([0x4c, 0, 0, 0, 1, 0x14, 2, 0, 0]), 'shortcut'],
    ['a sign-in page', '\n<!DOCTYPE html><html><body>Sign in', 'webPage'],
    ['a link of macOS', '<?xml version="1.0"?><plist version="1.0"><dict/></plist>', 'shortcut'],
    ['an XML workbook', '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>', 'otherFormat'],
    ['a row of a million cells', `SKU,Size\nA${',x'.repeat(1_000_000)}`, 'columnLimit'],
    ['a million rows', 'S\n'.repeat(1_000_000), 'rowLimit'],
    ['a million columns', 'S,'.repeat(1_000_000), 'columnLimit'],
  ])('a file with %s is rejected: %s', (_, content, code) => {
    expect(readDefect(content)?.code).toBe(code);
  });
});

describe('workbooks', () => {
  test('trimmed cells keep their positions', () => {
    const rows = sheetRow(1, ['SKU', 'Size']) + sheetRow(3, [' A ', '']) + sheetRow(4, ['', 'B']);
    expect(readRows(buildWorkbook({ Items: rows }))).toEqual([['SKU', 'Size'], [], ['A'], ['', 'B']]);
  });

  test('the first visible sheet is read when no sheet or several sheets have the required headers', () => {
    const rows = buildRows([['SKU'], ['A']]);
    const other = buildRows([['SKU'], ['B']]);
    expect(read(buildWorkbook({ Old: other, Items: rows, More: other }, { hidden: ['Old'] }))).toMatchObject({
      sheet: 'Items',
      sheets: ['Items', 'More'],
      rows: [['SKU'], ['A']],
    });
  });

  test('the sheet with the required headers is read, and another one on request', () => {
    const workbook = buildWorkbook({
      'Read me': buildRows([['How to use this file'], ['SKU: your own number']]),
      Items: buildRows([
        ['SKU', 'Size'],
        ['A', '1'],
      ]),
    });
    expect(read(workbook)).toMatchObject({ sheet: 'Items', sheets: ['Read me', 'Items'] });
    expect(read(workbook, 'Read me')).toMatchObject({
      sheet: 'Read me',
      rows: [['How to use this file'], ['SKU: your own number']],
    });
  });

  test('rows that are only formatted don’t count', () => {
    const empty = Array.from(
      { length: 12_000 },
      (_, index) => `<row r="${index + 3}"><c r="A${index + 3}" s="1"/></row>`,
    );
    expect(readRows(buildWorkbook({ Items: buildRows([['SKU'], ['A']]) + empty.join('') }))).toEqual([
      ['SKU'],
      ['A'],
    ]);
  });

  test('formulas aren’t run: cells have the stored value, or a mark without one', () => {
    expect(
      readCells([
        { type: 'str', xml: '<f>"HF"&amp;1</f><v>HF1</v>' },
        { xml: '<f>1+1</f><v>2</v>' },
        { type: 'str', xml: '<f>WEBSERVICE("http://127.0.0.1")</f>' },
        { type: 'e', xml: '<f>VLOOKUP(1,A:B,2)</f><v>#N/A</v>' },
        { type: 'str', xml: '<f>""</f><v></v>' },
        { xml: '<f>1+1</f><v/>' },
        { type: 'e', xml: '<v>#NEW!</v>' },
        'x',
      ]),
    ).toEqual(['HF1', '2', '#FORMULA!', '#N/A', '', '#FORMULA!', '#FORMULA!', 'x']);
  });

  test('macros don’t run and external links aren’t fetched', () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    const link = sheetRow(2, [{ type: 'str', xml: '<f>[1]Prices!A1</f><v>HF-1</v>' }]);
    const target = '<Relationship Id="rId1" Target="http://127.0.0.1/prices.xlsx" TargetMode="External"/>';
    const parts = {
      'xl/vbaProject.bin': 'Sub Auto_Open()',
      'xl/externalLinks/externalLink1.xml': '<externalLink><externalBook/></externalLink>',
      'xl/externalLinks/_rels/externalLink1.xml.rels': `<Relationships>${target}</Relationships>`,
    };
    expect(readRows(buildWorkbook({ Items: sheetRow(1, ['SKU']) + link }, { parts }))).toEqual([
      ['SKU'],
      ['HF-1'],
    ]);
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  test('numbers have no floating-point noise', () => {
    const numbers = ['411000010003', '0.30000000000000004', '1.75', '-5', '8.3E+11', '1.125'];
    expect(readCells(numbers.map((number) => ({ xml: `<v>${number}</v>` })))).toEqual([
      '411000010003',
      '0.3',
      '1.75',
      '-5',
      '830000000000',
      '1.125',
    ]);
  });

  test.each<[string, number, string]>([
    ['0.0%', 0.4, '40%'],
    ['000', 36, '036'],
    ['00000-0000', 85410123, '08541-0123'],
    ['00000\\-0000', 85410123, '08541-0123'],
    ['000', 4036, '4036'],
    ['#,##0', 1234, '1234'],
    ['0.00', 12.5, '12.5'],
    ['"Case "0', 7, '7'],
    ['[$-409]mmmm d, yyyy', 46347, '2026-11-21'],
    ['yyyy-mm-dd hh:mm', 46347.5, '2026-11-21 12:00:00'],
    ['yyyy-mm-dd', 46347.5, '2026-11-21'],
    ['[Red]General', 5, '5'],
    ['@', 36, '36'],
  ])('the number format %j shows %d as %j', (format, number, expected) => {
    const cells = [{ style: 0, xml: `<v>${number}</v>` }];
    expect(readCells(cells, { formats: [format] })).toEqual([expected]);
  });

  test('dates of a workbook that counts from 1904 are read', () => {
    expect(readCells([{ style: 1, xml: '<v>44885</v>' }], { is1904: true })).toEqual(['2026-11-21']);
  });

  test.each(['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12'])(
    'calendar dates have no shift in the zone %s, and checkboxes are Y or N',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const cells = [
        { style: 1, xml: '<v>46347</v>' },
        { type: 'd', xml: '<v>2024-02-29T00:00:00</v>' },
        { type: 'b', xml: '<v>1</v>' },
        { type: 'b', xml: '<v>0</v>' },
      ];
      expect(readCells(cells)).toEqual(['2026-11-21', '2024-02-29', 'Y', 'N']);
    },
  );

  test('shared texts are read without their pronunciation, and entities are decoded', () => {
    const shared = ['<r><t>Alb</t></r><r><t>ariño &amp; &#x1F377;</t></r><rPh><t>アルバ</t></rPh>'];
    expect(readCells([{ type: 's', xml: '<v>0</v>' }, 'HF-1_x000D_'], { shared })).toEqual([
      'Albariño & 🍷',
      'HF-1',
    ]);
  });

  test('hostile texts are read as plain text', () => {
    const texts = ['<img src=x onerror="hit()">', '=HYPERLINK("http://x")', '__proto__'];
    expect(readCells(texts)).toEqual(texts);
  });

  test('tags with a namespace prefix are read', () => {
    const rows = '<x:row r="1"><x:c r="A1" t="str"><x:v>SKU</x:v></x:c></x:row>';
    expect(readRows(buildWorkbook({ Items: rows }))).toEqual([['SKU']]);
  });

  test.each(['sheet1.bin', 'sheet1.XML', 'sheet1'])(
    'a sheet in a part named %s has the same bounds',
    (name) => {
      const rows = '<row r="1"><c r="XFD1048576"><v>1</v></c></row>';
      expect(readDefect(buildWorkbook({ Items: rows }, { firstSheet: name }))?.code).toBe('rowLimit');
    },
  );

  const header = sheetRow(1, ['SKU']);
  const buildCell = (place: string) =>
    buildWorkbook({ Items: `${header}<row r="${/\d+/.exec(place)}"><c r="${place}"><v>1</v></c></row>` });
  const bombBytes = 65 * 1024 * 1024;
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(bombBytes) }, { level: 1 });
  const repack = (change: (parts: Record<string, Uint8Array>) => void) => {
    const parts = unzipSync(buildWorkbook({ Items: header }));
    change(parts);
    return zipSync(parts);
  };
  test.each<[string, () => Uint8Array, FileDefect]>([
    [
      'a workbook with a password',
      () => compound('EncryptionInfo', 'EncryptedPackage'),
      { code: 'protected' },
    ],
    [
      'a workbook with restricted permissions',
      () => compound('DRMEncryptedDataSpace', 'EncryptedPackage'),
      { code: 'rightsManaged' },
    ],
    ['an .xls workbook', () => compound('Workbook'), { code: 'otherFormat', format: '.xls' }],
    ['another compound file', () => compound('WordDocument'), { code: 'notSpreadsheet' }],
    [
      'an OpenDocument spreadsheet',
      () => zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') }),
      { code: 'otherFormat', format: '.ods' },
    ],
    [
      'a binary workbook',
      () =>
        repack((parts) => {
          parts['_rels/.rels'] = strToU8(
            '<Relationships><Relationship Id="1" Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>',
          );
        }),
      { code: 'otherFormat', format: '.xlsb' },
    ],
    ['another kind of archive', () => zipSync({ 'a.txt': strToU8('a') }), { code: 'notSpreadsheet' }],
    ['a row number with an exponent', () => buildCell('A1e7'), { code: 'damaged' }],
    ['a cell with an unknown place', () => buildCell('A0x1'), { code: 'damaged' }],
    ['a cell in row 0', () => buildCell('A0'), { code: 'damaged' }],
    ['a truncated file', () => buildWorkbook({ Items: header }).slice(0, 300), { code: 'damaged' }],
    [
      'a workbook without its sheets',
      () => repack((parts) => Reflect.deleteProperty(parts, 'xl/worksheets/sheet1.xml')),
      { code: 'damaged' },
    ],
    ['a workbook that unpacks to more than 64 MB', () => bomb, { code: 'sizeLimit' }],
    ['a cell in the last row', () => buildCell('A1048576'), { code: 'rowLimit' }],
    ['a cell in the last column', () => buildCell('XFD2'), { code: 'columnLimit' }],
    [
      'a text of a million characters',
      () => buildWorkbook({ Items: sheetRow(1, ['x'.repeat(1_000_000)]) }),
      { code: 'damaged' },
    ],
    [
      'a document type',
      () =>
        buildWorkbook(
          { Items: header },
          { parts: { 'xl/styles.xml': '<!DOCTYPE x [<!ENTITY y "z">]><x/>' } },
        ),
      { code: 'damaged' },
    ],
  ])('%s is rejected', (_, build, defect) => {
    expect(readDefect(build())).toEqual(defect);
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
    'a workbook with a megabyte of %j is rejected in linear time',
    (part) => {
      const rows = header + part.repeat(1_000_000 / part.length);
      expect(readDefect(buildWorkbook({ Items: rows }))).toEqual({ code: 'damaged' });
    },
    10_000,
  );

  test('a workbook that declares a smaller size than its actual size is rejected', () => {
    const bytes = new Uint8Array(bomb);
    const view = new DataView(bytes.buffer);
    for (let place = 0; place < bytes.byteLength - 4; place += 1)
      if (view.getUint32(place, true) === bombBytes) view.setUint32(place, 1_000, true);
    expect(readDefect(bytes)).toEqual({ code: 'damaged' });
  });
});
