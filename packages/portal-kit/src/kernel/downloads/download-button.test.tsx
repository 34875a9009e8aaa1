import { type DownloadedFile, PortalError, type TransferOptions } from '@portal-kit/sdk';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { catchDownloads } from '../../../test/downloads';
import { fakePortal } from '../../../test/portal';
import { DownloadButton } from './download-button';

afterEach(() => {
  vi.restoreAllMocks();
});

const file: DownloadedFile = { blob: new Blob(['x']), fileName: 'SUP-1001_items.xlsx' };

/**
 * Renders a download button whose requests the test resolves. With `ignoresAbort`, requests ignore their abort signal.
 */
async function start({ isStrict = false, ignoresAbort = false } = {}) {
  const downloads: (TransferOptions & PromiseWithResolvers<DownloadedFile>)[] = [];
  const fetchFile = (options: TransferOptions) => {
    const download = Promise.withResolvers<DownloadedFile>();
    const abort = () => download.reject(new PortalError({ kind: 'aborted', message: 'Aborted' }));
    if (!ignoresAbort) options.signal?.addEventListener('abort', abort);
    downloads.push({ ...options, ...download });
    return download.promise;
  };
  const { inside, notify } = fakePortal();
  const button = <DownloadButton label="Export" cancelLabel="Cancel export" fetchFile={fetchFile} />;
  const screen = await render(inside(isStrict ? <StrictMode>{button}</StrictMode> : button));
  const { names } = catchDownloads();
  return {
    screen,
    downloads,
    notify,
    names,
    export: screen.getByRole('button', { name: /^Export/ }),
    cancel: screen.getByRole('button', { name: 'Cancel export' }),
  };
}

test("a download saves the file under the server's name and restores the button", async () => {
  const { export: button, downloads, names, notify, cancel } = await start();
  await expect.element(cancel).not.toBeInTheDocument();
  await button.click();
  downloads[0]?.resolve(file);
  await expect.poll(names).toEqual(['SUP-1001_items.xlsx']);
  await expect.element(button).toHaveAccessibleName('Export');
  await expect.element(cancel).not.toBeInTheDocument();
  expect(notify).not.toHaveBeenCalled();
});

test('when a download ends, focus moves from the cancel button to the download button', async () => {
  const { export: button, downloads, cancel } = await start();
  await button.click();
  await userEvent.tab();
  await expect.element(cancel).toHaveFocus();
  downloads[0]?.resolve(file);
  await expect.element(cancel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('the button shows the download progress, with and without a total size', async () => {
  const { export: button, downloads } = await start();
  await button.click();
  await expect.element(button).toHaveAccessibleName('Export…');
  downloads[0]?.onProgress?.({ loadedBytes: 100, totalBytes: null });
  await expect.element(button).toHaveAccessibleName('Export…');
  downloads[0]?.onProgress?.({ loadedBytes: 512, totalBytes: 2_048 });
  await expect.element(button).toHaveAccessibleName('Export 25%');
});

test('a second click during a download sends no request', async () => {
  const { export: button, downloads } = await start();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  (button.element() as HTMLButtonElement).click();
  expect(downloads).toHaveLength(1);
});

test('cancel aborts the download, saves nothing, shows no error and allows another download', async () => {
  const { export: button, cancel, downloads, names, notify } = await start();
  await button.click();
  await cancel.click();
  await expect.element(button).toHaveAccessibleName('Export');
  await expect.element(button).toHaveFocus();
  expect([downloads[0]?.signal?.aborted, names(), notify.mock.calls]).toEqual([true, [], []]);
  await button.click();
  downloads[1]?.resolve(file);
  await expect.poll(names).toEqual([file.fileName]);
});

test.each([
  ['is forbidden', new PortalError({ kind: 'http', status: 403, message: 'Not for you.' }), 'Not for you.'],
  [
    'is interrupted',
    new PortalError({ kind: 'network', message: 'x' }),
    'You appear to be offline. Check your connection and try again.',
  ],
  [
    'takes too long',
    new PortalError({ kind: 'timeout', message: 'x' }),
    'The server took too long to respond. Please try again.',
  ],
])('a download that %s saves nothing and shows an error', async (_, error, caption) => {
  const { export: button, downloads, names, notify } = await start();
  await button.click();
  downloads[0]?.onProgress?.({ loadedBytes: 512, totalBytes: 2_048 });
  downloads[0]?.reject(error);
  await expect.poll(() => notify.mock.calls).toEqual([[{ status: 'error', title: 'Error', caption }]]);
  await expect.element(button).toHaveAccessibleName('Export');
  expect(names()).toEqual([]);
});

test('unmounting the button aborts the download', async () => {
  const { screen, export: button, downloads, notify } = await start();
  await button.click();
  await screen.unmount();
  expect([downloads[0]?.signal?.aborted, notify.mock.calls]).toEqual([true, []]);
});

test.each([
  ['a response', (download: PromiseWithResolvers<DownloadedFile>) => download.resolve(file)],
  ['a failure', (download: PromiseWithResolvers<DownloadedFile>) => download.reject(new Error('x'))],
])('%s after cancel is ignored', async (_, respond) => {
  const { export: button, cancel, downloads, names, notify } = await start({ ignoresAbort: true });
  await button.click();
  await cancel.click();
  for (const download of downloads) respond(download);
  await expect.element(button).toHaveAccessibleName('Export');
  expect([names(), notify.mock.calls]).toEqual([[], []]);
});

test('a download completes in Strict Mode', async () => {
  const { export: button, downloads, names } = await start({ isStrict: true });
  await button.click();
  downloads[0]?.resolve(file);
  await expect.poll(names).toEqual([file.fileName]);
});
