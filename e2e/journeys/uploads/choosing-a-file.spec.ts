import { mkdir, open, writeFile } from 'node:fs/promises';
import type { CDPSession, Page } from '@playwright/test';
import { buildWorkbook, sheetRow } from '@portal-kit/spreadsheets/test-workbook';
import { expect, test } from '../../fixtures/test.ts';
import {
  address,
  checkResult,
  chooseFile,
  createCsvFile,
  createXlsxFile,
  itemRows,
  itemsCsv,
  itemsCsvOfSize,
  itemsXlsx,
  openUploads,
  type UserFile,
  uploadButton,
} from '../../fixtures/uploads.ts';

const limitBytes = 10 * 1024 * 1024;

/** Drops files from the desktop at a point of the page. */
async function dropAt(cdp: CDPSession, { x, y }: { x: number; y: number }, files: string[]) {
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files, dragOperationsMask: 1 };
    await cdp.send('Input.dispatchDragEvent', { type, x, y, data });
  }
}

async function zone(page: Page) {
  const text = page.getByText('Drop a .csv or .xlsx file here');
  const { x = 0, y = 0 } = (await text.boundingBox()) ?? {};
  return { x: x + 4, y: y + 4 };
}

test('the drop zone accepts one file, refuses several files or a folder, and a drop outside it does not leave the page', async ({
  page,
  portal,
  sandbox,
  context,
}, testInfo) => {
  const good = testInfo.outputPath('good.csv');
  const other = testInfo.outputPath('other.csv');
  const folder = testInfo.outputPath('wines');
  await mkdir(folder, { recursive: true });
  await writeFile(good, itemsCsv(itemRows(2)).buffer);
  await writeFile(other, itemsCsv(itemRows(1)).buffer);
  await openUploads({ page, portal, sandbox });
  const cdp = await context.newCDPSession(page);
  const place = await zone(page);
  const refusal = page.getByRole('main').getByRole('alert');

  await dropAt(cdp, place, [good, other]);
  await expect(refusal).toHaveText('Upload one file at a time.');
  await dropAt(cdp, place, [folder]);
  await expect(refusal).toHaveText("That's a folder. Choose a file instead.");
  await expect(checkResult(page)).toBeEmpty();
  await expect(uploadButton(page)).toBeDisabled();

  await dropAt(cdp, place, [good]);
  await expect(checkResult(page)).toHaveText('2 rows ready to upload');
  await expect(refusal).toBeHidden();
  await expect(page.getByText('good.csv')).toBeVisible();
  await expect(uploadButton(page)).toBeEnabled();

  // The browser would navigate to a dropped file unless the page prevents the default.
  const handled = await page.evaluateHandle(() => {
    const seen: string[] = [];
    for (const type of ['dragover', 'drop'])
      window.addEventListener(type, (event) =>
        seen.push(`${type} ${event.defaultPrevented ? 'prevented' : 'default'}`),
      );
    return seen;
  });
  await dropAt(cdp, { x: 100, y: 700 }, [other]);
  await expect
    .poll(async () => [...new Set(await handled.jsonValue())])
    .toEqual(['dragover prevented', 'drop prevented']);
  await expect(page.getByText('good.csv')).toBeVisible();
  await expect(page).toHaveURL(address);
  expect(context.pages()).toHaveLength(1);
  expect(sandbox.calls('importItems')).toEqual([]);
});

test('a file that cannot be uploaded at all shows the reason and is not sent', async ({
  page,
  portal,
  sandbox,
}) => {
  const header = 'SKU,Description,Brand,Type,Size,Size UOM,Bottles Per Case,Warehouses';
  const wrong = itemsCsv(itemRows(1)).buffer.toString().replace('"Size"', '"Szie"');
  const csv = (name: string, content: string | Buffer): UserFile => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  });
  const xlsx = (rows: string, name: string) =>
    createXlsxFile(Buffer.from(buildWorkbook({ Items: rows })), name);
  const refused: readonly (readonly [file: UserFile, words: string])[] = [
    [csv('nothing.csv', ''), 'The file is empty.'],
    [csv('items.pdf', header), 'Only .csv and .xlsx files can be uploaded.'],
    [csv('header-only.csv', `${header}\r\n,,,\r\n`), 'The file has a header but no rows.'],
    [csv('wrong-header.csv', wrong), 'Missing columns: Size.Unknown columns: Szie.'],
    [
      createCsvFile(
        [
          ['__proto__', 'constructor'],
          ['x', 'y'],
        ],
        'hostile-header.csv',
      ),
      'Missing columns: SKU, Description, Brand, Type, Size, Size UOM, Bottles Per Case, and Warehouses.Unknown columns: __proto__ and constructor.',
    ],
    [
      csv('~$items.csv', header),
      "That's a temporary file from your spreadsheet program. Choose the file without ~$ in its name.",
    ],
    [
      csv('link.csv', '[InternetShortcut]'),
      "That's a link to a file. Open the link, download the file and choose the download.",
    ],
    [
      csv('page.csv', '<!doctype html><title>Sign in</title>'),
      "That's a web page, not a spreadsheet. Download the file again and check what's in it.",
    ],
    [csv('open-quote.csv', `${header}\r\n"W-1,x`), "Row 2 has a quotation mark that isn't closed."],
    [
      csv('picture.csv', Buffer.from('89504e470d0a1a0a0000', 'hex')),
      "That's not a spreadsheet. Choose a .csv or .xlsx file.",
    ],
    [
      createXlsxFile(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'other.xlsx'),
      "That's not a spreadsheet. Choose a .csv or .xlsx file.",
    ],
    [itemsCsv(itemRows(5_001), 'too-many.csv'), 'The file has 5,001 rows; the limit is 5,000 rows.'],
    [await itemsXlsx(itemRows(5_001), 'too-many.xlsx'), 'The file has 5,001 rows; the limit is 5,000 rows.'],
    [
      createXlsxFile(Buffer.from('PK\x03\x04'), 'damaged.xlsx'),
      'The workbook is damaged. Open it in your spreadsheet program and save it again.',
    ],
    // The content decides the type of a file, not its name.
    [
      createXlsxFile(Buffer.from('SKU'), 'csv.xlsx'),
      'Missing columns: Description, Brand, Type, Size, Size UOM, Bottles Per Case, and Warehouses.',
    ],
    [
      xlsx(
        `${sheetRow(1, header.split(','))}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`,
        'endless.xlsx',
      ),
      'The file has too many rows.',
    ],
    [xlsx('x'.repeat(65 * 1024 * 1024), 'bomb.xlsx'), 'The workbook contains too much data.'],
  ];
  await openUploads({ page, portal, sandbox });
  for (const [file, words] of refused) {
    await test.step(file.name, async () => {
      await chooseFile(page, file);
      await expect(page.getByRole('button', { name: `Remove ${file.name}` })).toBeVisible();
      await expect(checkResult(page)).toHaveText(words);
      await expect(uploadButton(page)).toBeDisabled();
    });
  }
  await chooseFile(page, itemsCsv(itemRows(5_000)));
  await expect(checkResult(page)).toHaveText('5,000 rows ready to upload');
  await expect(uploadButton(page)).toBeEnabled();
  expect(await page.evaluate(() => 'x' in {})).toBe(false);
  expect(sandbox.calls('importItems')).toEqual([]);
});

test('a file up to 10 MB is read in a worker, and no byte of a larger file is read', async ({
  page,
  portal,
  sandbox,
}, testInfo) => {
  const twoGigabytes = testInfo.outputPath('two-gigabytes.csv');
  const sparse = await open(twoGigabytes, 'w');
  await sparse.truncate(2 * 1024 ** 3);
  await sparse.close();
  await page.addInitScript(() => {
    const reads: number[] = [];
    Object.assign(window, { reads });
    for (const method of ['arrayBuffer', 'text', 'stream', 'slice'] as const) {
      const own = Blob.prototype[method] as (...args: unknown[]) => unknown;
      Object.assign(Blob.prototype, {
        [method](this: Blob, ...args: unknown[]) {
          reads.push(this.size);
          return own.apply(this, args);
        },
      });
    }
  });
  const takeReads = () =>
    page.evaluate(() =>
      (window as unknown as { reads: number[] }).reads.splice(0).filter((size) => size > 1),
    );
  await openUploads({ page, portal, sandbox });
  await takeReads();

  for (const size of [limitBytes - 1, limitBytes]) {
    const worker = page.waitForEvent('worker');
    await chooseFile(page, itemsCsvOfSize(size));
    const ended = (await worker).waitForEvent('close');
    await expect(checkResult(page)).toHaveText('100 rows ready to upload');
    await ended;
    expect(await takeReads()).toEqual([size]);
  }
  for (const file of [itemsCsvOfSize(limitBytes + 1), twoGigabytes]) {
    await chooseFile(page, file);
    await expect(checkResult(page)).toHaveText('The file is larger than 10 MB.');
    await expect(uploadButton(page)).toBeDisabled();
    expect(await takeReads()).toEqual([]);
  }
  await expect(page.getByText('2,048 MB')).toBeVisible();
  expect(sandbox.calls('importItems')).toEqual([]);
});
