import { describe, expect, test } from 'vitest';
import { writeWorkbook } from '../../workbook/workbook.ts';
import { csvFile, goodRow, itemHeaders } from '../upload-test-client.ts';
import { setupUploadTests } from '../upload-test-setup.ts';

const uploads = setupUploadTests();

const named = (name: string) => csvFile([itemHeaders, goodRow('HF-7400')], name);

describe('the content of a file determines its format', () => {
  test('a CSV file with the extension .xlsx is imported', async () => {
    const { fileName, succeededRows } = await uploads().uploadAndProcess(named('items.xlsx'));
    expect([fileName, succeededRows]).toEqual(['items.xlsx', 1]);
  });

  test('a workbook with the extension .csv is imported', async () => {
    const sheet = { name: 'Items', headers: itemHeaders, rows: [goodRow('HF-7401')] };
    const file = new File([new Uint8Array(await writeWorkbook([sheet]))], 'items.csv');
    const { fileName, succeededRows } = await uploads().uploadAndProcess(file);
    expect([fileName, succeededRows]).toEqual(['items.csv', 1]);
  });
});

describe('stored names', () => {
  test.each([
    ['emoji 👩‍🌾🍷.csv', 'emoji 👩‍🌾🍷.csv'],
    ['quotes "and\' apostrophes.csv', 'quotes "and\' apostrophes.csv'],
    ['line\r\nbreak.csv', 'linebreak.csv'],
    ['header\r\nContent-Type: text/html\r\n\r\n.csv', 'html.csv'],
    ['null\u0000bell\u0007escape\u001b.csv', 'nullbellescape.csv'],
    ['next\u0085line\u2028separator\u2029.csv', 'nextlineseparator.csv'],
    ['turned \u202evsc.csv', 'turned vsc.csv'],
    // Browsers encode line breaks and quotation marks, so the server decodes them.
    ['percent%0d%0a%22.csv', 'percent".csv'],
    ['../../etc/folder.csv', 'folder.csv'],
    [String.raw`C:\Users\me\folder.csv`, 'folder.csv'],
    ['line\n/in a folder.csv', 'in a folder.csv'],
    [`${'é'.repeat(125)}x.csv`, `${'é'.repeat(125)}x.csv`],
    [`${'a'.repeat(251)}.csv`, `${'a'.repeat(251)}.csv`],
    [`${'🍷'.repeat(300)}.csv`, `${'🍷'.repeat(251)}.csv`],
  ])('the name %j is stored as %j', async (sent, stored) => {
    const { fileId, fileName } = await uploads().uploadAndProcess(named(sent));
    expect(fileName).toBe(stored);
    const disposition = (await uploads().report(fileId)).headers.get('content-disposition') ?? '';
    const [, extended = ''] = /filename\*=UTF-8''([^;]+)$/.exec(disposition) ?? [];
    const report = `Import-Report_${stored}.xlsx`;
    const downloaded = decodeURIComponent(extended);
    expect(downloaded.endsWith('.xlsx') && report.startsWith(downloaded.slice(0, -5))).toBe(true);
    expect(downloaded.length).toBeGreaterThanOrEqual(Math.min(report.length, 60));
    expect(extended).toMatch(/^[\w!#$&+.^`|~%-]+$/);
  });

  test.each(['file\r\n', 'fi"le', '__proto__', '"; filename="a.csv'])(
    'a form field named %j is rejected as undocumented',
    async (name) => {
      const body = new FormData();
      body.append(name, named('items.csv'));
      const path = '/api/v1/suppliers/SUP-1001/imports/items';
      const response = await uploads().dana.fetch(path, { method: 'POST', body });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        extensions: { validationErrors: [{ message: `The contract has no form field ${name}` }] },
      });
      expect(uploads().chain.control.violations()).toContainEqual(
        expect.objectContaining({ side: 'request', code: 'undocumented', fieldPath: name }),
      );
      uploads().chain.control.clearJournal();
    },
  );
});
