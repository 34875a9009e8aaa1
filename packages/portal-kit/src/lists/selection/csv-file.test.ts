import { expect, test } from 'vitest';
import { createCsvFile } from './csv-file';

test('csvFile quotes cells with separators, keeps numbers and escapes formulas', async () => {
  const { fileName, blob } = createCsvFile(
    'items.csv',
    [
      { label: 'Name', value: ({ name }: { name: string; count?: number }) => name },
      { label: 'Count', value: ({ count }) => count },
    ],
    [{ name: 'A "B", C', count: -3 }, { name: '=SUM(A1)' }],
  );
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
  expect([fileName, text]).toEqual(['items.csv', '\uFEFFName,Count\r\n"A ""B"", C",-3\r\n\'=SUM(A1),']);
});
