import { PortalError } from '@portal-kit/sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startUpload } from '../../../../test/bulk-upload';
import { catchDownloads } from '../../../../test/downloads';
import { buildTable, goodItem, goodItems } from '../../../../test/import-rows';
import { buildItem } from '../../../../test/records';
import { csvFile } from '../../../../test/uploads';
import type { Portal } from '../../../domain/provider/portal';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the duplicate option reacts at once, and a file that is chosen later uses it', async () => {
  const stored = [buildItem({ sku: goodItem.SKU ?? '' })];
  const { chooses, screen, verdict } = await startUpload(undefined, {}, {}, stored);
  const input = screen.container.querySelector<HTMLInputElement>('[role=switch]');
  input?.click();
  await Promise.resolve();
  expect(input?.checked).toBe(true);
  await chooses(csvFile(buildTable({ ...goodItem, Brand: '' })));
  await expect.element(verdict).toHaveTextContent('1 row ready to upload');
  expect(input?.checked).toBe(true);
});

test('a file of stored items cannot be uploaded until the user chooses to update them', async () => {
  const stored = [buildItem({ sku: goodItem.SKU ?? '' })];
  const { chooses, verdict, button } = await startUpload(undefined, {}, {}, stored);
  await chooses(csvFile(buildTable(goodItem)));
  await expect.element(verdict).toHaveTextContent('1 row: 0 ready, 1 skipped');
  await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
  await button('Update existing items').click();
  await expect.element(verdict).toHaveTextContent('1 row ready to upload');
  await expect.element(button('Upload')).not.toHaveAttribute('aria-disabled');
});

describe('upload permissions', () => {
  test('the upload widget without permission renders nothing and sends no request', async () => {
    const { screen, requests } = await startUpload(undefined, {}, { can: () => false });
    expect(screen.container.textContent).toBe('');
    expect(requests).toEqual([]);
  });

  test('the upload widget offers no choice of file type if only one type is permitted', async () => {
    const can: Portal['can'] = (feature) => feature === 'customer-upload';
    const { screen } = await startUpload(undefined, { fileType: 'ITEMS' }, { can });
    await expect.element(screen.getByRole('switch')).toHaveAccessibleName(/Update existing customers/);
    expect(screen.container.textContent).not.toContain('File contents');
  });

  test("with several file types the user chooses, starting with the host's type", async () => {
    const can: Portal['can'] = (feature) =>
      ['item-upload', 'inbound-order-upload', 'outbound-order-upload'].includes(feature);
    const { screen } = await startUpload(undefined, { fileType: 'OUTBOUND_ORDERS' }, { can });
    await expect.element(screen.getByRole('switch')).toHaveAccessibleName(/Update existing outbound orders/);
    await screen.getByRole('combobox', { name: 'File contents' }).click();
    const options = page.getByRole('option');
    await expect.element(options.first()).toBeVisible();
    expect(options.elements().map(({ textContent }) => textContent)).toEqual([
      'Items',
      'Inbound orders',
      'Outbound orders',
    ]);
    await page.getByRole('option', { name: 'Inbound orders' }).click();
    await expect.element(screen.getByRole('switch')).toHaveAccessibleName(/Update existing inbound orders/);
  });
});

test.each([
  ['ITEMS', 'getItemsTemplate'],
  ['CUSTOMERS', 'getCustomersTemplate'],
  ['INBOUND_ORDERS', 'getInboundOrdersTemplate'],
  ['OUTBOUND_ORDERS', 'getOutboundOrdersTemplate'],
] as const)("the template of %s is saved under the server's name", async (fileType, operation) => {
  const { names } = catchDownloads();
  const { button, requests } = await startUpload(
    () => ({ blob: new Blob(['x']), fileName: 'Template.xlsx' }),
    {
      fileType,
    },
  );
  await button('Template').click();
  await expect.poll(names).toEqual(['Template.xlsx']);
  expect(requests.map(({ operation, path }) => [operation, path])).toEqual([
    [operation, { supplierId: 'SUP-1001' }],
  ]);
});

describe('a chosen file', () => {
  test('a chosen file is checked at once, shows name and size, and is uploaded only after a click on Upload', async () => {
    const { chooses, verdict, screen, button, requests } = await startUpload();
    await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
    await chooses(csvFile());
    await expect.element(verdict).toHaveTextContent('2 rows ready to upload');
    await expect.element(screen.getByText('items.csv')).toBeVisible();
    await expect.element(screen.getByText(/^\d+ B$/)).toBeVisible();
    await expect.element(button('Upload')).not.toHaveAttribute('aria-disabled');
    expect(requests).toEqual([]);
  });

  test('another file and an unmount abort the load of stored records', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { chooses, screen } = await startUpload(undefined, {}, {}, ({ signal }) => {
      signals.push(signal);
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const aborted = () => signals.map((signal) => signal?.aborted);
    await chooses(csvFile());
    await expect.poll(aborted).toEqual([false]);
    await chooses(csvFile());
    await expect.poll(aborted).toEqual([true, false]);
    await screen.unmount();
    await expect.poll(aborted).toEqual([true, true]);
  });

  test('a chosen file with problems shows each problem with the text of the specification', async () => {
    const { chooses, verdict, screen, button } = await startUpload();
    const bad = { ...goodItem, SKU: 'S-2', Type: 'Z', Size: '0', Brand: '' };
    await chooses(csvFile(buildTable(goodItem, bad)));
    await expect.element(verdict).toHaveTextContent('2 rows: 1 ready, 1 with problems');
    const rows = screen.getByRole('table', { name: 'Problems in the file' }).getByRole('row');
    const texts = rows.elements().map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(texts).toEqual([
      ['Row', 'Column', 'Value', 'Problem'],
      ['Row 3', 'Brand', '–', 'Required Field'],
      ['Row 3', 'Type', 'Z', 'One of M, F, G, L, B, C, H, N, P, A, O'],
      ['Row 3', 'Size', '0', 'Numeric only with up to 2 decimal places, cannot be 0'],
    ]);
    await expect.element(button('Upload 1 of 2 rows')).not.toHaveAttribute('aria-disabled');
  });

  test('a chosen file whose rows are all invalid cannot be uploaded, and the number of hidden problems is shown', async () => {
    const { chooses, verdict, screen, button } = await startUpload();
    const [headers = [], ...rows] = goodItems(300);
    await chooses(csvFile([headers, ...rows.map((row) => row.with(3, 'Z'))]));
    await expect.element(verdict).toHaveTextContent("All 300 rows have problems. There's nothing to upload.");
    await expect.element(screen.getByText('Showing the first 200 of 300 problems.')).toBeVisible();
    await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
  });

  test.each<[string, File, string]>([
    ['of 0 bytes', new File([], 'items.csv'), 'The file is empty.'],
    ['of another type', new File(['x'], 'items.pdf'), 'Only .csv and .xlsx files can be uploaded.'],
    [
      'with a wrong header',
      csvFile(buildTable({ ...goodItem, Szie: '1', '<b>': '' })),
      'Unknown columns: Szie and <b>.',
    ],
    [
      'that is a damaged workbook',
      new File(['PK\u0003\u0004'], 'items.xlsx'),
      'The workbook is damaged. Open it in your spreadsheet program and save it again.',
    ],
  ])('a file %s shows why it cannot be uploaded', async (_, file, text) => {
    const { chooses, verdict, button, requests } = await startUpload();
    await chooses(file);
    await expect.element(verdict).toHaveTextContent(text);
    await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
    expect(requests).toEqual([]);
  });

  test('a chosen file shows hostile text in names, headers and cells as plain text', async () => {
    const hostile = '<img src=x onerror="globalThis.hit = true">';
    const { chooses, screen, verdict } = await startUpload();
    await chooses(csvFile(buildTable({ ...goodItem, '<img src=x>': '' })));
    await expect.element(verdict).toHaveTextContent('Unknown columns: <img src=x>.');
    await chooses(csvFile(buildTable({ ...goodItem, Type: '<img src=x>' }), `${hostile}.csv`));
    await expect.element(screen.getByText('<img src=x>', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(`${hostile}.csv`)).toBeVisible();
    expect(screen.container.querySelector('img')).toBeNull();
  });

  test('choosing several files at once shows a message until the user chooses one file', async () => {
    const { chooses, screen, button } = await startUpload();
    const dataTransfer = new DataTransfer();
    for (const name of ['a.csv', 'b.csv']) dataTransfer.items.add(csvFile(undefined, name));
    const zone = button('Choose a file').element();
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Upload one file at a time.');
    await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
    await chooses(csvFile());
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('a chosen file can be removed and chosen again', async () => {
    const { chooses, button, verdict, input } = await startUpload();
    await chooses(csvFile());
    await button('Remove items.csv').click();
    await expect.element(button('Choose a file')).toHaveFocus();
    await expect.element(verdict).toBeEmptyDOMElement();
    await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
    expect(input()?.value).toBe('');
    await chooses(csvFile());
    await expect.element(button('Upload')).not.toHaveAttribute('aria-disabled');
  });

  test('a chosen file is checked again when the file type changes', async () => {
    const { chooses, screen, verdict, button, sent } = await startUpload();
    const choosesKind = async (name: string) => {
      await screen.getByRole('combobox', { name: 'File contents' }).click();
      await page.getByRole('option', { name }).click();
    };
    await chooses(csvFile());
    await expect.element(verdict).toHaveTextContent('2 rows ready to upload');
    await choosesKind('Customers');
    await expect
      .element(verdict)
      .toHaveTextContent(
        'Missing columns: Customer Number, Name, Customer Type, Phone, Billing Address1, Billing City, and Billing Country.Unknown columns: SKU, Description, Brand, Type, Size, Size UOM, Bottles Per Case, Warehouses, and ABV.',
      );
    await expect.element(button('Remove items.csv')).toBeVisible();
    await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
    await choosesKind('Items');
    await expect.element(verdict).toHaveTextContent('2 rows ready to upload');
    await button('Upload').click();
    await expect.poll(() => sent().map(({ operation }) => operation)).toEqual(['importItems']);
  });

  test('a chosen file with hints can be uploaded', async () => {
    const { chooses, verdict, screen, button } = await startUpload();
    await chooses(csvFile(buildTable(goodItem, { ...goodItem, SKU: 'S-2', Type: 'B', ABV: '40' })));
    await expect.element(verdict).toHaveTextContent('2 rows ready to upload · 1 row with a warning');
    const table = screen.getByRole('table', { name: 'Problems in the file' });
    await expect
      .element(table.getByRole('row').nth(1))
      .toHaveTextContent('Row 3ABV40Unusual strength for "Beer"Warning: this row can still be uploaded');
    await expect.element(button('Upload')).not.toHaveAttribute('aria-disabled');
  });

  test('a chosen file with an unknown warehouse shows a problem, also when the warehouses come from the host', async () => {
    const foreign = csvFile(buildTable({ ...goodItem, Warehouses: 'WH-TX' }));
    const words = "The only row has problems. There's nothing to upload.";
    const given = await startUpload();
    await given.chooses(foreign);
    await expect.element(given.verdict).toHaveTextContent(words);
    expect(given.requests).toEqual([]);
    await given.screen.unmount();

    const supplier = { supplierId: 'SUP-1001', warehouses: [{ warehouseId: 'wh-nj' }], version: 1 };
    const asking = await startUpload(() => supplier, {}, { warehouses: undefined });
    expect(asking.requests).toEqual([]);
    await asking.chooses(foreign);
    await expect.element(asking.verdict).toHaveTextContent(words);
    await asking.chooses(csvFile());
    await expect.element(asking.verdict).toHaveTextContent('2 rows ready to upload');
    expect(asking.requests.map(({ operation }) => operation)).toEqual(['getSupplier']);
  });

  test('rows are checked on import when the warehouses cannot be loaded', async () => {
    const down = new PortalError({ kind: 'http', status: 503, message: 'Closed.' });
    const { chooses, verdict } = await startUpload(() => Promise.reject(down), {}, { warehouses: undefined });
    await chooses(csvFile(buildTable({ ...goodItem, Warehouses: 'WH-TX' })));
    await expect.element(verdict).toHaveTextContent('1 row: 0 ready, 1 checked on import');
  });

  test('rows are checked on import when a warehouse of the supplier has no id', async () => {
    const supplier = { supplierId: 'SUP-1001', warehouses: [{ name: 'Newark' }], version: 1 };
    const { chooses, verdict } = await startUpload(() => supplier, {}, { warehouses: undefined });
    await chooses(csvFile(buildTable({ ...goodItem, Warehouses: 'WH-TX' })));
    await expect.element(verdict).toHaveTextContent('1 row: 0 ready, 1 checked on import');
  });

  test('a chosen file shows each problem below its row in a narrow window', async () => {
    const { chooses, screen } = await startUpload();
    await chooses(csvFile(buildTable({ ...goodItem, Size: '0' })));
    const heading = screen.getByRole('rowheader', { name: 'Row 2' });
    await expect.element(heading).toBeVisible();
    const column = screen.getByRole('cell').first().element();
    expect(getComputedStyle(column, '::before').content).toBe('"Column"');
    expect(heading.element().getBoundingClientRect().top).toBeLessThan(column.getBoundingClientRect().top);
  });

  test('a chosen file is checked again when the duplicate option changes', async () => {
    const stored = [buildItem({ sku: goodItem.SKU ?? '' })];
    const { chooses, screen, verdict } = await startUpload(undefined, {}, {}, stored);
    await chooses(csvFile(buildTable({ ...goodItem, Brand: '' })));
    await expect.element(verdict).toHaveTextContent("The only row has problems. There's nothing to upload.");
    // The switch input is visually hidden; users press its label.
    await screen.getByText('Update existing items').click();
    await expect.element(verdict).toHaveTextContent('1 row ready to upload');
  });
});
