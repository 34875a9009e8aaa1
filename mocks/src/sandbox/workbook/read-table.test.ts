import { describe, expect, test } from 'vitest';
import { craftArchive, craftRow, craftWorkbook } from './crafted-workbook.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { UnreadableTable } from './table.ts';
import { writeWorkbook } from './workbook.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const messageOf = async (read: () => unknown) => {
  try {
    await read();
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableTable);
    const { part, message } = error as UnreadableTable;
    return `${part}: ${message}`;
  }
};

describe('CSV files', () => {
  test('quoted fields, escaped quotes, line breaks in fields and rows of any length are parsed', () => {
    const text = 'SKU,Description\r\nA-1,"say ""dry"", please"\r\n"A\n2"\r\n\r\n a , b ,c\r\n';
    expect(readCsv(utf8(text))).toEqual({
      headers: ['SKU', 'Description'],
      rows: [
        { number: 2, cells: ['A-1', 'say "dry", please'] },
        { number: 3, cells: ['A\n2'] },
        { number: 4, cells: [''] },
        { number: 5, cells: ['a', 'b', 'c'] },
        { number: 6, cells: [''] },
      ],
    });
  });

  test('a CSV file may start with a byte order mark', () => {
    expect(readCsv(utf8('\ufeffSKU\nÉ')).headers).toEqual(['SKU']);
  });

  test.each([';', '\t'])('a CSV file may be separated by %j', (delimiter) => {
    const { headers, rows } = readCsv(utf8(`SKU${delimiter}Size\nA${delimiter}1,75`));
    expect([headers, rows[0]?.cells]).toEqual([
      ['SKU', 'Size'],
      ['A', '1,75'],
    ]);
  });

  const notUtf8 = 'file: The file is not UTF-8 text. Save it as "CSV UTF-8" and upload it again.';
  test.each([
    ['Latin-1', Buffer.from('SKU\nAlbari\xf1o', 'latin1'), notUtf8],
    ['UTF-16', Buffer.from('\ufeffSKU\nA', 'utf16le'), notUtf8],
    ['binary content', Buffer.from('SKU\0\0'), notUtf8],
    ['a quote left open', utf8('SKU\n"A\nB'), 'file: Row 2 has a quotation mark that is not closed.'],
    ['only blanks', utf8(' \n '), 'file: The file has no header row.'],
    ['a million rows', utf8('S\n'.repeat(1_000_000)), 'rows: More than 10000 rows'],
    ['a million columns', utf8('S,'.repeat(1_000_000)), 'file: At most 256 columns'],
  ])('a CSV file with %s is rejected with a readable message', async (_, bytes, expected) => {
    expect(await messageOf(() => readCsv(bytes))).toBe(expected);
  });
});

describe('XLSX workbooks', () => {
  test('digits, dates, booleans and blanks are read as displayed', async () => {
    const bytes = await writeWorkbook([
      {
        name: 'Items',
        headers: ['UPC', 'ABV'],
        rows: [
          [411000010003, 13.2],
          ['x', true],
          [' y ', null],
        ],
      },
      { name: 'Allowed values', headers: ['Type'], rows: [['M']] },
    ]);
    expect(await readWorkbook(bytes)).toEqual({
      headers: ['UPC', 'ABV'],
      rows: [
        { number: 2, cells: ['411000010003', '13.2'] },
        { number: 3, cells: ['x', 'Y'] },
        { number: 4, cells: ['y', ''] },
      ],
    });
  });

  test('a formula cell yields its stored value, or blank without one', async () => {
    const rows = `${craftRow(1, ['SKU', 'Size', 'ABV'])}<row r="2"><c r="A2" t="str"><f>"HF"&amp;1</f><v>HF1</v></c><c r="B2"><f>1+1</f><v>2</v></c><c r="C2" t="str"><f>WEBSERVICE("http://127.0.0.1")</f></c></row>`;
    expect((await readWorkbook(craftWorkbook(rows))).rows).toEqual([{ number: 2, cells: ['HF1', '2', ''] }]);
  });

  test('digits that a spreadsheet does not display are rounded off', async () => {
    const rows = `${craftRow(1, ['ABV'])}<row r="2"><c r="A2"><v>13.199999999999999</v></c></row>`;
    expect((await readWorkbook(craftWorkbook(rows))).rows[0]?.cells).toEqual(['13.2']);
  });

  const header = craftRow(1, ['SKU']);
  const far = (cell: string) =>
    craftWorkbook(`${header}<row r="${/\d+/.exec(cell)}"><c r="${cell}"><v>1</v></c></row>`);
  const zeros = Buffer.alloc(65 * 1024 * 1024);
  test.each([
    ['a text file', Buffer.from('SKU\nA'), 'file: The file is not a readable .xlsx workbook.'],
    ['a row number with an exponent', far('A1e7'), 'file: The file is not a readable .xlsx workbook.'],
    ['a cell with an escaped place', far('A&#49;048576'), 'file: The file is not a readable .xlsx workbook.'],
    [
      'a cell with a prefixed place',
      craftWorkbook(`${header}<row r="2"><c x:r="XFD2"><v>1</v></c></row>`),
      'file: At most 256 columns',
    ],
    [
      'half a workbook',
      craftWorkbook(header).subarray(0, 300),
      'file: The file is not a readable .xlsx workbook.',
    ],
    [
      'another ZIP archive',
      craftArchive([{ name: 'a.txt', content: 'a' }]),
      'file: The file is not a readable .xlsx workbook.',
    ],
    [
      'a million empty rows',
      craftWorkbook(header + '<row/>'.repeat(1_048_575)),
      'rows: More than 10000 rows',
    ],
    [
      'a cell of a megabyte',
      craftWorkbook(header + craftRow(2, ['x'.repeat(1 << 20)])),
      'file: The file is not a readable .xlsx workbook.',
    ],
    ['a cell in the last row', far('A1048576'), 'rows: More than 10000 rows'],
    ['a cell in the last column', far('XFD2'), 'file: At most 256 columns'],
    [
      'a bomb',
      craftArchive([{ name: 'xl/workbook.xml', content: zeros }]),
      'file: The workbook unpacks to more than 64 MB.',
    ],
    [
      'a ZIP bomb with a small declared size',
      craftArchive([{ name: 'xl/workbook.xml', content: zeros, claimedSize: 1000 }]),
      'file: The file is not a readable .xlsx workbook.',
    ],
    [
      'a small file with a huge declared size',
      craftArchive([{ name: 'xl/workbook.xml', content: 'a', claimedSize: 0xffff_fff0 }]),
      'file: The workbook unpacks to more than 64 MB.',
    ],
  ])('%s is rejected before it is unpacked', async (_, bytes, expected) => {
    expect(await messageOf(() => readWorkbook(bytes))).toBe(expected);
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
    async (part) => {
      const bytes = craftWorkbook(header + part.repeat(1_000_000 / part.length));
      expect(await messageOf(() => readWorkbook(bytes))).toBe(
        'file: The file is not a readable .xlsx workbook.',
      );
    },
    10_000,
  );
});
