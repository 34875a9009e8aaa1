import { expect, test } from 'vitest';
import { file } from './responses.ts';

const readFileName = (fileName: string) => {
  const disposition = file(new Uint8Array(), fileName, 'text/csv').headers.get('content-disposition') ?? '';
  expect(disposition.length).toBeLessThanOrEqual(600);
  return decodeURIComponent(disposition.split("filename*=UTF-8''")[1] ?? '');
};

test.each([
  ['report.csv', 'report.csv'],
  ['report', 'report'],
  ['.csv', '.csv'],
  ['report.\ud800', 'report.\ufffd'],
])('a download with the name %j has the name %j', (sent, received) => {
  expect(readFileName(sent)).toBe(received);
});

test('a download with a long name keeps its extension', () => {
  expect(readFileName(`${'a'.repeat(1000)}.csv`)).toMatch(/^a{200,}\.csv$/);
});

test('a download with a long extension has a shortened name', () => {
  expect(readFileName(`a.${'b'.repeat(1000)}`)).toMatch(/^a\.b{200,}$/);
});
