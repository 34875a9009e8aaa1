import { expect, test } from 'vitest';
import { createCsvFile } from './csv-file';

test('createCsvFile() quotes cells with separators, keeps numbers and escapes formulas', async () => {
  const { fileName, blob } = createCsvFile(
    'items.csv',
    [
      { label: 'Name', value: ({ name }: { name: string; count?: number }) => name },
      { label: 'Count', value: ({ count }) => count },
    ],
    [{ name: 'A "B", C', count: -3 }, { name: '=SUM(A1)' }, { name: 'x;=SUM(A1)', count: 12.5 }],
    'en-US',
  );
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
  expect([fileName, text]).toEqual([
    'items.csv',
    '\uFEFFName,Count\r\n"A ""B"", C",-3\r\n\'=SUM(A1),\r\n"x;\'=SUM(A1)",12.5',
  ]);
});

test.each(['de-DE', 'fr-CA', 'es-ES'])(
  'createCsvFile() writes semicolons and decimal commas for the spreadsheets of %s',
  async (locale) => {
    const columns = [
      { label: 'Name', value: ({ name }: { name: string; size: number }) => name },
      { label: 'Size', value: ({ size }: { size: number }) => size },
    ];
    const { blob } = createCsvFile('items.csv', columns, [{ name: 'Fen; Block', size: 1.75 }], locale);
    expect(await blob.text()).toBe('Name;Size\r\n"Fen; Block";1,75');
  },
);
