import { PortalError } from '@portal-kit/sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { catchDownloads } from '../../../../test/downloads';
import { goodItem, goodItems, tableOf } from '../../../../test/import-rows';
import { fakePortal, fakeSdk, type WidgetRequest } from '../../../../test/portal';
import { csvFile, uploadOf } from '../../../../test/uploads';
import type { Portal } from '../../../domain/portal/portal';
import { createLeaveGuard } from '../../../kernel/leaving/leave-guard';
import { BulkUpload, type BulkUploadProps } from './bulk-upload.widget';

afterEach(() => {
  vi.restoreAllMocks();
});

async function start(
  respond: (request: WidgetRequest) => unknown = () => uploadOf(),
  props: BulkUploadProps = {},
  portal: Partial<Portal> = {},
) {
  const { sdk, requests } = fakeSdk(respond);
  const { inside, notify, navigation } = fakePortal({ sdk, ...portal });
  const screen = await render(inside(<BulkUpload {...props} />));
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const input = () => screen.container.querySelector<HTMLInputElement>('input[type=file]');
  return {
    screen,
    requests,
    notify,
    navigation,
    button,
    verdict: screen.getByRole('status'),
    /** Chooses files through the browser's file dialog. */
    async chooses(file: File) {
      const element = input();
      if (element) await userEvent.upload(element, file);
    },
    input,
    sent: () => requests.filter(({ operation }) => operation.startsWith('import')),
  };
}
const pending = () => new Promise(() => {});

describe('upload permissions', () => {
  test('the upload widget without permission renders nothing and sends no request', async () => {
    const { screen, requests } = await start(undefined, {}, { can: () => false });
    expect(screen.container.textContent).toBe('');
    expect(requests).toEqual([]);
  });

  test('the upload widget offers no choice of type for a single file type', async () => {
    const can: Portal['can'] = (feature) => feature === 'customer-upload';
    const { screen } = await start(undefined, { fileType: 'ITEMS' }, { can });
    await expect.element(screen.getByRole('switch')).toHaveAccessibleName(/Update existing customers/);
    expect(screen.container.textContent).not.toContain('File contents');
  });

  test("with several file types the user chooses, starting with the host's type", async () => {
    const can: Portal['can'] = (feature) =>
      ['item-upload', 'inbound-order-upload', 'outbound-order-upload'].includes(feature);
    const { screen } = await start(undefined, { fileType: 'OUTBOUND_ORDERS' }, { can });
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
  const { button, requests } = await start(() => ({ blob: new Blob(['x']), fileName: 'Template.xlsx' }), {
    fileType,
  });
  await button('Template').click();
  await expect.poll(names).toEqual(['Template.xlsx']);
  expect(requests.map(({ operation, path }) => [operation, path])).toEqual([
    [operation, { supplierId: 'SUP-1001' }],
  ]);
});

describe('a chosen file', () => {
  test('a chosen file is checked at once, shows name and size, and is uploaded only on Upload', async () => {
    const { chooses, verdict, screen, button, requests } = await start();
    await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
    await chooses(csvFile());
    await expect.element(verdict).toHaveTextContent('2 rows ready to upload');
    await expect.element(screen.getByText('items.csv')).toBeVisible();
    await expect.element(screen.getByText(/^\d+ B$/)).toBeVisible();
    await expect.element(button('Upload')).not.toHaveAttribute('aria-disabled');
    expect(requests).toEqual([]);
  });

  test('a chosen file with problems shows each problem in the specified words', async () => {
    const { chooses, verdict, screen, button } = await start();
    const bad = { ...goodItem, SKU: 'S-2', Type: 'Z', Size: '0', Brand: '' };
    await chooses(csvFile(tableOf(goodItem, bad)));
    await expect.element(verdict).toHaveTextContent('2 rows: 1 ready, 1 with problems');
    const rows = screen.getByRole('table', { name: 'Problems in the file' }).getByRole('row');
    const texts = rows.elements().map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(texts).toEqual([
      ['Row', 'Column', 'Value', 'Problem'],
      ['Row 3', 'Brand', '–', 'Required Field'],
      ['Row 3', 'Type', 'Z', 'One of M, F, G, L, B, C, H, N, P, A, O'],
      ['Row 3', 'Size', '0', 'Numeric only with up to 2 decimal places, cannot be 0'],
    ]);
    await expect.element(button('Upload')).not.toHaveAttribute('aria-disabled');
  });

  test('a chosen file with invalid rows only cannot be uploaded, and shows the number of hidden problems', async () => {
    const { chooses, verdict, screen, button } = await start();
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
      csvFile(tableOf({ ...goodItem, Szie: '1', '<b>': '' })),
      'Unknown columns: Szie and <b>.',
    ],
    [
      'that is not a workbook',
      new File(['x'], 'items.xlsx'),
      "The file couldn't be read. It may be damaged, protected or changed since you chose it.",
    ],
  ])('a file %s shows why it cannot be uploaded', async (_, file, text) => {
    const { chooses, verdict, button, requests } = await start();
    await chooses(file);
    await expect.element(verdict).toHaveTextContent(text);
    await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
    expect(requests).toEqual([]);
  });

  test('a chosen file shows hostile text in names, headers and cells as plain text', async () => {
    const hostile = '<img src=x onerror="globalThis.hit = true">';
    const { chooses, screen, verdict } = await start();
    await chooses(csvFile(tableOf({ ...goodItem, '<img src=x>': '' })));
    await expect.element(verdict).toHaveTextContent('Unknown columns: <img src=x>.');
    await chooses(csvFile(tableOf({ ...goodItem, Type: '<img src=x>' }), `${hostile}.csv`));
    await expect.element(screen.getByText('<img src=x>', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(`${hostile}.csv`)).toBeVisible();
    expect(screen.container.querySelector('img')).toBeNull();
  });

  test('several files at once show a message until one file is chosen', async () => {
    const { chooses, screen, button } = await start();
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
    const { chooses, button, verdict, input } = await start();
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
    const { chooses, screen, verdict, button, sent } = await start();
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
    const { chooses, verdict, screen, button } = await start();
    await chooses(csvFile(tableOf(goodItem, { ...goodItem, SKU: 'S-2', Type: 'B', ABV: '40' })));
    await expect.element(verdict).toHaveTextContent('2 rows ready to upload · 1 row with a warning');
    const table = screen.getByRole('table', { name: 'Problems in the file' });
    await expect
      .element(table.getByRole('row').nth(1))
      .toHaveTextContent('Row 3ABV40Unusual strength for "Beer"Warning: this row can still be uploaded');
    await expect.element(button('Upload')).not.toHaveAttribute('aria-disabled');
  });

  test('a chosen file with an unknown warehouse reports a problem, with warehouses from the host or the server', async () => {
    const foreign = csvFile(tableOf({ ...goodItem, Warehouses: 'WH-TX' }));
    const words = "The only row has problems. There's nothing to upload.";
    const given = await start();
    await given.chooses(foreign);
    await expect.element(given.verdict).toHaveTextContent(words);
    expect(given.requests).toEqual([]);
    await given.screen.unmount();

    const supplier = { supplierId: 'SUP-1001', warehouses: [{ warehouseId: 'wh-nj' }], version: 1 };
    const asking = await start(() => supplier, {}, { warehouses: undefined });
    expect(asking.requests).toEqual([]);
    await asking.chooses(foreign);
    await expect.element(asking.verdict).toHaveTextContent(words);
    await asking.chooses(csvFile());
    await expect.element(asking.verdict).toHaveTextContent('2 rows ready to upload');
    expect(asking.requests.map(({ operation }) => operation)).toEqual(['getSupplier']);
  });

  test('a chosen file is checked without warehouses when they cannot be loaded', async () => {
    const down = new PortalError({ kind: 'http', status: 503, message: 'Closed.' });
    const { chooses, verdict } = await start(() => Promise.reject(down), {}, { warehouses: undefined });
    await chooses(csvFile(tableOf({ ...goodItem, Warehouses: 'WH-TX' })));
    await expect.element(verdict).toHaveTextContent('1 row ready to upload');
  });

  test('a chosen file shows each problem below its row in a narrow window', async () => {
    const { chooses, screen } = await start();
    await chooses(csvFile(tableOf({ ...goodItem, Size: '0' })));
    const heading = screen.getByRole('rowheader', { name: 'Row 2' });
    await expect.element(heading).toBeVisible();
    const column = screen.getByRole('cell').first().element();
    expect(getComputedStyle(column, '::before').content).toBe('"Column"');
    expect(heading.element().getBoundingClientRect().top).toBeLessThan(column.getBoundingClientRect().top);
  });

  test('a chosen file is checked again when the duplicate option changes', async () => {
    const { chooses, screen, verdict } = await start();
    await chooses(csvFile(tableOf({ ...goodItem, Brand: '' })));
    await expect.element(verdict).toHaveTextContent("The only row has problems. There's nothing to upload.");
    // The switch input is visually hidden; users press its label.
    await screen.getByText('Update existing items').click();
    await expect.element(verdict).toHaveTextContent('1 row ready to upload');
  });
});

describe('uploading', () => {
  test('the upload widget sends the file once and shows a notification with a link to the results', async () => {
    const onFileAccepted = vi.fn();
    const { chooses, button, sent, notify, verdict } = await start(() => uploadOf(), { onFileAccepted });
    const file = csvFile();
    await chooses(file);
    await button('Upload').click();
    await expect
      .poll(() => notify.mock.calls)
      .toEqual([
        [
          {
            status: 'success',
            title: 'File Uploaded',
            caption: 'Your master file has been uploaded',
            link: {
              title: 'Bulk Upload Results',
              href: '#/uploads.list',
              destination: { to: 'uploads.list' },
            },
          },
        ],
      ]);
    expect(sent()).toEqual([
      expect.objectContaining({
        operation: 'importItems',
        path: { supplierId: 'SUP-1001' },
        query: { overrideDuplicates: false },
        body: { file },
        idempotencyKey: expect.stringMatching(/.{16,}/),
      }),
    ]);
    expect(onFileAccepted.mock.calls).toEqual([[uploadOf()]]);
    await expect.element(verdict).toBeEmptyDOMElement();
    await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
  });

  test('the upload widget shows progress and ignores changes during the upload', async () => {
    const { chooses, button, screen, sent } = await start(pending);
    await chooses(csvFile());
    await button('Upload').click();
    const bar = screen.getByRole('progressbar');
    await expect.element(bar).toHaveAccessibleName('Uploading…');
    await expect.poll(() => sent()[0]?.onProgress).toBeDefined();
    sent()[0]?.onProgress?.({ loadedBytes: 512, totalBytes: 1_024 });
    await expect.element(bar).toHaveAccessibleName('Uploading… 50%');
    await expect.element(bar).toHaveAttribute('value', '0.5');
    sent()[0]?.onProgress?.({ loadedBytes: 2_000, totalBytes: 1_024 });
    await expect.element(bar).toHaveAccessibleName('Uploading… 100%');
    for (const control of [button('Choose a file'), screen.getByRole('switch')])
      await expect.element(control).toBeDisabled();
    await expect.element(button('Remove items.csv')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('combobox', { name: 'File contents' })).toBeDisabled();
  });

  test('canceling an upload aborts the request, keeps the file and allows another upload', async () => {
    let respond: () => unknown = pending;
    const { chooses, button, sent, notify } = await start(() => respond());
    await chooses(csvFile());
    await button('Upload').click();
    await expect.poll(() => sent()[0]?.onProgress).toBeDefined();
    sent()[0]?.onProgress?.({ loadedBytes: 512, totalBytes: 1_024 });
    await button('Cancel upload').click();
    await expect.element(button('Upload')).not.toHaveAttribute('aria-disabled');
    expect(sent()[0]?.signal?.aborted).toBe(true);
    expect(notify).not.toHaveBeenCalled();
    respond = () => uploadOf();
    await button('Upload').click();
    await expect.poll(() => notify.mock.calls.map(([{ status }]) => status)).toEqual(['success']);
  });

  test('the upload widget keeps the focus after cancel, failure and success', async () => {
    let respond: () => unknown = pending;
    const { chooses, button, verdict } = await start(() => respond());
    await chooses(csvFile());
    await button('Upload').click();
    await expect.element(button('Upload')).toHaveFocus();
    await button('Cancel upload').click();
    await expect.element(button('Upload')).toHaveFocus();
    respond = () => Promise.reject(new PortalError({ kind: 'timeout', message: 'x' }));
    await button('Upload').click();
    await expect.element(button('Upload again')).toHaveFocus();
    respond = () => uploadOf();
    await button('Upload again').click();
    await expect.element(verdict).toBeEmptyDOMElement();
    await expect.element(button('Upload')).toHaveFocus();
  });

  test('a second click on Upload neither cancels nor sends', async () => {
    const { chooses, button, sent } = await start(pending);
    await chooses(csvFile());
    await userEvent.dblClick(button('Upload'));
    await expect.element(button('Cancel upload')).toBeVisible();
    await expect.poll(() => sent().length).toBe(1);
    expect(sent()[0]?.signal?.aborted).toBe(false);
  });

  test('a file that changed on the disk shows a message and sends no request', async () => {
    const { chooses, button, verdict, sent, notify } = await start();
    const file = csvFile();
    await chooses(file);
    await expect.element(verdict).toHaveTextContent('2 rows ready to upload');
    const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
    read.mockRejectedValue(new DOMException('Changed.', 'NotReadableError'));
    await button('Upload').click();
    await expect
      .element(verdict)
      .toHaveTextContent(
        "The file couldn't be read. It may be damaged, protected or changed since you chose it.",
      );
    await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
    expect([sent(), notify.mock.calls]).toEqual([[], []]);
  });

  test('a file that changes during the upload is not reported as a network error', async () => {
    const { chooses, button, verdict, notify } = await start(() => {
      const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
      read.mockRejectedValue(new DOMException('Changed.', 'NotReadableError'));
      throw new PortalError({ kind: 'network', message: 'x' });
    });
    await chooses(csvFile());
    await button('Upload').click();
    await expect
      .element(verdict)
      .toHaveTextContent(
        "The file couldn't be read. It may be damaged, protected or changed since you chose it.",
      );
    expect(notify).not.toHaveBeenCalled();
  });

  test.each([
    [
      'a file that is too large for the server',
      new PortalError({
        kind: 'http',
        status: 413,
        message: 'It seems that an unexpected error has occurred.',
      }),
      'The file is larger than 10 MB.',
      2,
    ],
    [
      'an upload during another upload',
      new PortalError({ kind: 'http', status: 409, message: 'Another import is still running.' }),
      'Another import is still running.',
      2,
    ],
    [
      'an upload without a connection',
      new PortalError({ kind: 'network', message: 'x' }),
      'You appear to be offline. Check your connection and try again.',
      1,
    ],
    [
      'an upload that times out',
      new PortalError({ kind: 'timeout', message: 'x' }),
      'The server took too long to respond. Please try again.',
      1,
    ],
  ])('%s shows a message and can be repeated', async (_, failure, caption, uploads) => {
    let isDown = true;
    const { chooses, button, sent, notify, verdict } = await start(() =>
      isDown ? Promise.reject(failure) : uploadOf(),
    );
    await chooses(csvFile());
    await button('Upload').click();
    await expect.element(button('Upload again')).toBeEnabled();
    expect(notify.mock.calls).toEqual([[{ status: 'error', title: 'Error', caption, validationErrors: [] }]]);
    await expect.element(verdict).toHaveTextContent('2 rows ready to upload');
    isDown = false;
    await button('Upload again').click();
    await expect.poll(() => notify.mock.calls.at(-1)?.[0].status).toBe('success');
    const [first, second] = sent().map(({ query, body }) => ({ query, body }));
    expect(second).toEqual(first);
    expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(uploads);
  });

  test("a rejected upload shows the server's field messages", async () => {
    const failure = new PortalError({
      kind: 'http',
      status: 422,
      message: 'The header row is wrong.',
      fields: [{ fieldPath: 'header[3]', message: "Unknown column 'Szie'" }],
    });
    const onFailed = vi.fn();
    const { chooses, button, notify } = await start(() => Promise.reject(failure), {}, { onFailed });
    await chooses(csvFile());
    await button('Upload').click();
    await expect
      .poll(() => notify.mock.calls[0]?.[0].validationErrors)
      .toEqual(["header[3]: Unknown column 'Szie'"]);
    expect(onFailed.mock.calls).toEqual([[failure]]);
  });

  test('the upload widget registers unsaved work during the upload only, with a message about leaving', async () => {
    let respond: () => unknown = pending;
    const guard = createLeaveGuard();
    const held = () => [guard.isBlocking(), guard.warning()];
    const notified = vi.fn(() => expect(held()).toEqual([false, undefined]));
    const { chooses, button, sent } = await start(() => respond(), {}, { unsaved: guard, notify: notified });
    await chooses(csvFile());
    await expect.element(button('Upload')).not.toHaveAttribute('aria-disabled');
    expect(held()).toEqual([false, undefined]);
    await button('Upload').click();
    await expect.poll(() => sent().length).toBe(1);
    expect(held()).toEqual([true, 'items.csv is still uploading. Leaving cancels the upload.']);
    await button('Cancel upload').click();
    await expect.poll(held).toEqual([false, undefined]);
    respond = () => uploadOf();
    await button('Upload').click();
    // The callback can navigate away.
    await expect.poll(() => notified.mock.results.map(({ type }) => type)).toEqual(['return']);
  });

  test('the upload widget announces the result once to screen readers', async () => {
    let respond: () => unknown = pending;
    const { chooses, button, screen, sent } = await start(() => respond());
    const announcement = () => screen.container.querySelector('p[aria-live=polite]')?.textContent;
    await chooses(csvFile());
    await button('Upload').click();
    await expect.poll(() => sent().length).toBe(1);
    expect(announcement()).toBe('');
    await button('Cancel upload').click();
    await expect.poll(announcement).toBe('The upload of items.csv was canceled.');
    respond = () => Promise.reject(new PortalError({ kind: 'timeout', message: 'x' }));
    await button('Upload').click();
    await expect.poll(announcement).toBe('The upload of items.csv failed.');
    respond = () => uploadOf();
    await button('Upload again').click();
    await expect.poll(announcement).toBe('items.csv was uploaded.');
    await chooses(csvFile(undefined, 'next.csv'));
    await expect.poll(announcement).toBe('');
  });

  test('a change of supplier aborts the upload and clears the file', async () => {
    const { sdk, requests } = fakeSdk(pending);
    const { inside } = fakePortal({ sdk });
    const other = fakePortal({ sdk, supplierId: 'SUP-1003' });
    const screen = await render(inside(<BulkUpload />));
    const input = screen.container.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, csvFile());
    await screen.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect.poll(() => requests.length).toBe(1);
    await screen.rerender(other.inside(<BulkUpload />));
    expect(requests[0]?.signal?.aborted).toBe(true);
    await expect.element(screen.getByText('items.csv')).not.toBeInTheDocument();
  });

  test('unmounting aborts the upload', async () => {
    const { chooses, button, sent, screen, notify } = await start(pending);
    await chooses(csvFile());
    await button('Upload').click();
    await expect.poll(() => sent().length).toBe(1);
    await screen.unmount();
    expect(sent()[0]?.signal?.aborted).toBe(true);
    expect(notify).not.toHaveBeenCalled();
  });
});
