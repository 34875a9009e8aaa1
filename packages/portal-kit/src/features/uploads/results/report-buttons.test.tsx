import { PortalError } from '@portal-kit/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { catchDownloads } from '../../../../test/downloads';
import type { WidgetRequest } from '../../../../test/portal';
import { startUploadResults, uploadsPage } from '../../../../test/upload-results';
import { buildUpload } from '../../../../test/uploads';
import { workbookOfTexts } from '../../../../test/workbook';

beforeEach(() => page.viewport(1400, 800));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await page.viewport(414, 896);
});

const report = {
  blob: new Blob([
    workbookOfTexts(
      [
        ['Row #', 'Key', 'Result', 'Field', 'Value', 'Message', 'SKU', 'Type'],
        ['2', 'A', 'Created', '', '', '', 'A', 'M'],
        ['3', 'B', 'Failed', 'Type', 'Z', 'One of …', 'B', 'Z'],
      ],
      'Rows',
    ),
  ]),
  fileName: 'Import-Report_items.csv.xlsx',
};
const withReport = ({ operation }: WidgetRequest) =>
  operation === 'getImportReport' ? report : uploadsPage(buildUpload());

test("the report of an upload is saved under the server's name", async () => {
  const { names } = catchDownloads();
  const { button, requests } = await startUploadResults(withReport);
  await button('Report for items.csv').click();
  await expect.poll(names).toEqual([report.fileName]);
  expect(requests.at(-1)).toMatchObject({
    operation: 'getImportReport',
    path: { supplierId: 'SUP-1001', fileId: 'F-1' },
  });
});

test('the report of an upload can be saved as failed rows with the columns of the uploaded file', async () => {
  const { saved, names } = catchDownloads();
  const { button } = await startUploadResults(withReport);
  await button('Failed rows from items.csv').click();
  await expect.poll(names).toEqual(['Failed-rows_items.csv']);
  expect(await saved[0]?.blob.text()).toBe('SKU,Type\r\nB,Z');
});

test('the download of failed rows can be canceled', async () => {
  const ended = vi.fn();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = ended;
    },
  );
  const { names } = catchDownloads();
  const { button, notify } = await startUploadResults(withReport);
  await button('Failed rows from items.csv').click();
  await button('Cancel download of failed rows from items.csv').click();
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  await expect.element(button('Cancel download of failed rows from items.csv')).not.toBeInTheDocument();
  expect([names(), notify.mock.calls]).toEqual([[], []]);
});

test('an upload without failures offers no download of failed rows, and an upload without a report offers no download', async () => {
  const { button, isLoaded, texts } = await startUploadResults(() =>
    uploadsPage(
      buildUpload({ failedRows: 0 }),
      buildUpload({ fileId: 'F-2', reportAvailable: false, status: 'PROCESSING' }),
    ),
  );
  await isLoaded();
  await expect.element(button('Report for items.csv')).toHaveTextContent('Report');
  await expect.element(button('Failed rows from items.csv')).not.toBeInTheDocument();
  expect(texts('cell').at(-1)).toBe('–');
});

test.each([
  ['a removed report', 410, 'The report has been removed after 90 days.'],
  ['an unknown report', 404, 'There is no such report.'],
  ['an unfinished report', 409, 'The report is not ready.'],
])('%s shows an error and keeps the list', async (_, status, message) => {
  const { names } = catchDownloads();
  const { button, notify, texts } = await startUploadResults(({ operation }) =>
    operation === 'listImports'
      ? uploadsPage(buildUpload())
      : Promise.reject(new PortalError({ kind: 'http', status, message })),
  );
  await button('Report for items.csv').click();
  await expect.poll(() => notify.mock.calls[0]?.[0].caption).toBe(message);
  expect([texts('rowheader'), names()]).toEqual([['items.csv'], []]);
});

test('an unreadable report shows an error and saves no file of failed rows', async () => {
  const { names } = catchDownloads();
  const { button, notify } = await startUploadResults(({ operation }) =>
    operation === 'listImports'
      ? uploadsPage(buildUpload())
      : { blob: new Blob(['<html>']), fileName: 'x.xlsx' },
  );
  await button('Failed rows from items.csv').click();
  await expect.poll(() => notify.mock.calls.map(([{ status }]) => status)).toEqual(['error']);
  expect(names()).toEqual([]);
});
