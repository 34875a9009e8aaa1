import { PortalError } from '@portal-kit/sdk';
import { Activity } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startUpload } from '../../../../test/bulk-upload';
import { fakePortal, fakeSdk } from '../../../../test/portal';
import { buildUpload, csvFile } from '../../../../test/uploads';
import type { Portal } from '../../../domain/provider/portal';
import { runningUploads } from '../../../kernel/saving/running-uploads';
import { BulkUpload } from './bulk-upload.widget';

afterEach(() => {
  vi.restoreAllMocks();
});

const pending = () => new Promise(() => {});

describe('uploading', () => {
  test('the upload widget sends the file once and shows a notification with a link to the results', async () => {
    const onFileAccepted = vi.fn();
    const { chooses, button, sent, notify, verdict } = await startUpload(() => buildUpload(), {
      onFileAccepted,
    });
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
    expect(onFileAccepted.mock.calls).toEqual([[buildUpload()]]);
    await expect.element(verdict).toBeEmptyDOMElement();
    await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
  });

  test('an upload succeeds even if callbacks of the host throw an error', async () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const failing = (name: string) => () => {
      throw new Error(name);
    };
    const { chooses, button, sent } = await startUpload(
      () => buildUpload(),
      { onFileAccepted: failing('onFileAccepted') },
      { notify: failing('notify'), emit: failing('emit') },
    );
    await chooses(csvFile());
    await button('Upload').click();
    await expect
      .poll(() => reported.mock.calls.map(([error]) => (error as Error).message))
      .toEqual(['notify', 'emit', 'onFileAccepted']);
    await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
    await chooses(csvFile());
    await button('Upload').click();
    await expect.poll(() => sent().length).toBe(2);
  });

  test('the upload widget shows the progress and ignores input during the upload', async () => {
    const { chooses, button, screen, sent } = await startUpload(pending);
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
    const { chooses, button, sent, notify } = await startUpload(() => respond());
    await chooses(csvFile());
    await button('Upload').click();
    await expect.poll(() => sent()[0]?.onProgress).toBeDefined();
    sent()[0]?.onProgress?.({ loadedBytes: 512, totalBytes: 1_024 });
    await button('Cancel upload').click();
    await expect.element(button('Upload')).not.toHaveAttribute('aria-disabled');
    expect(sent()[0]?.signal?.aborted).toBe(true);
    expect(notify).not.toHaveBeenCalled();
    respond = () => buildUpload();
    await button('Upload').click();
    await expect.poll(() => notify.mock.calls.map(([{ status }]) => status)).toEqual(['success']);
  });

  test('the upload widget keeps the focus after cancel, failure and success', async () => {
    let respond: () => unknown = pending;
    const { chooses, button, verdict } = await startUpload(() => respond());
    await chooses(csvFile());
    await button('Upload').click();
    await expect.element(button('Upload')).toHaveFocus();
    await button('Cancel upload').click();
    await expect.element(button('Upload')).toHaveFocus();
    respond = () => Promise.reject(new PortalError({ kind: 'timeout', message: 'x' }));
    await button('Upload').click();
    await expect.element(button('Upload again')).toHaveFocus();
    respond = () => buildUpload();
    await button('Upload again').click();
    await expect.element(verdict).toBeEmptyDOMElement();
    await expect.element(button('Upload')).toHaveFocus();
  });

  test('a second click on Upload neither cancels the upload nor sends the file again', async () => {
    const { chooses, button, sent } = await startUpload(pending);
    await chooses(csvFile());
    await userEvent.dblClick(button('Upload'));
    await expect.element(button('Cancel upload')).toBeVisible();
    await expect.poll(() => sent().length).toBe(1);
    expect(sent()[0]?.signal?.aborted).toBe(false);
  });

  test('a file that changed on the disk shows a message and sends no request', async () => {
    const { chooses, button, verdict, sent, notify } = await startUpload();
    const file = csvFile();
    await chooses(file);
    await expect.element(verdict).toHaveTextContent('2 rows ready to upload');
    const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
    read.mockRejectedValue(new DOMException('Changed.', 'NotReadableError'));
    await button('Upload').click();
    await expect
      .element(verdict)
      .toHaveTextContent("The file couldn't be read. It may have changed since you chose it.");
    await expect.element(button('Upload')).toHaveAttribute('aria-disabled', 'true');
    expect([sent(), notify.mock.calls]).toEqual([[], []]);
  });

  test('a file that changes during the upload is not reported as a network error', async () => {
    const { chooses, button, verdict, notify } = await startUpload(() => {
      const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
      read.mockRejectedValue(new DOMException('Changed.', 'NotReadableError'));
      throw new PortalError({ kind: 'network', message: 'x' });
    });
    await chooses(csvFile());
    await button('Upload').click();
    await expect
      .element(verdict)
      .toHaveTextContent("The file couldn't be read. It may have changed since you chose it.");
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
  ])('%s shows a message and the upload can be repeated', async (_, failure, caption, uploads) => {
    let isDown = true;
    const { chooses, button, sent, notify, verdict } = await startUpload(() =>
      isDown ? Promise.reject(failure) : buildUpload(),
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
    const { chooses, button, notify } = await startUpload(() => Promise.reject(failure), {}, { onFailed });
    await chooses(csvFile());
    await button('Upload').click();
    await expect
      .poll(() => notify.mock.calls[0]?.[0].validationErrors)
      .toEqual(["header[3]: Unknown column 'Szie'"]);
    expect(onFailed.mock.calls).toEqual([[failure]]);
  });

  test('the upload widget announces the result once to screen readers', async () => {
    let respond: () => unknown = pending;
    const { chooses, button, screen, sent } = await startUpload(() => respond());
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
    respond = () => buildUpload();
    await button('Upload again').click();
    await expect.poll(announcement).toBe('items.csv was uploaded.');
    await chooses(csvFile(undefined, 'next.csv'));
    await expect.poll(announcement).toBe('');
  });

  test('a change of supplier clears the file and does not abort the upload', async () => {
    const { sdk, requests } = fakeSdk(({ operation }) =>
      operation === 'listItems' ? { data: [], meta: { total: 0 } } : pending(),
    );
    const sent = () => requests.filter(({ operation }) => operation === 'importItems');
    const { inside } = fakePortal({ sdk });
    const other = fakePortal({ sdk, supplierId: 'SUP-1003' });
    const screen = await render(inside(<BulkUpload />));
    const input = screen.container.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, csvFile());
    await screen.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect.poll(() => sent().length).toBe(1);
    await screen.rerender(other.inside(<BulkUpload />));
    await expect.element(screen.getByText('items.csv')).not.toBeInTheDocument();
    expect(sent()[0]?.signal?.aborted).toBe(false);
  });
});

describe('an upload whose widget was removed', () => {
  /** Removes the widget during the upload. The test sends the response. */
  async function startRemoved(portal: Partial<Portal> = {}) {
    const response = Promise.withResolvers<unknown>();
    const onFileAccepted = vi.fn();
    const onFailed = vi.fn();
    const emit = vi.fn();
    const upload = await startUpload(
      () => response.promise,
      { onFileAccepted },
      { onFailed, emit, ...portal },
    );
    await upload.chooses(csvFile());
    await upload.button('Upload').click();
    await expect.poll(() => upload.sent().length).toBe(1);
    upload.sent()[0]?.onProgress?.({ loadedBytes: 512, totalBytes: 1_024 });
    await upload.screen.unmount();
    return { ...upload, respond: response.resolve, fail: response.reject, onFileAccepted, onFailed, emit };
  }

  test('an upload continues when its widget is removed, and its success is reported', async () => {
    const { sent, respond, notify, emit, onFileAccepted, queryClient } = await startRemoved();
    expect(sent()[0]?.signal?.aborted).toBe(false);
    expect(runningUploads(queryClient).map(({ fileName }) => fileName)).toEqual(['items.csv']);
    sent()[0]?.onProgress?.({ loadedBytes: 1_024, totalBytes: 1_024 });
    respond(buildUpload());
    await expect.poll(() => onFileAccepted.mock.calls).toEqual([[buildUpload()]]);
    expect(notify.mock.calls).toMatchObject([[{ status: 'success', title: 'File Uploaded' }]]);
    expect(emit.mock.calls).toEqual([[{ type: 'upload.accepted', detail: { upload: buildUpload() } }]]);
    expect(runningUploads(queryClient)).toEqual([]);
  });

  test('a failed upload of a removed widget names its file and is passed to onFailed', async () => {
    const { fail, notify, onFailed, onFileAccepted } = await startRemoved();
    const failure = new PortalError({ kind: 'timeout', message: 'x' });
    fail(failure);
    await expect.poll(() => onFailed.mock.calls).toEqual([[failure]]);
    expect(notify.mock.calls).toMatchObject([
      [
        {
          status: 'error',
          title: 'The upload of items.csv failed.',
          caption: expect.stringMatching('too long'),
        },
      ],
    ]);
    expect(onFileAccepted).not.toHaveBeenCalled();
  });

  test('a file that changes while it is uploaded by a removed widget is reported as unreadable', async () => {
    const { fail, notify, onFailed } = await startRemoved();
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(
      new DOMException('Changed.', 'NotReadableError'),
    );
    const failure = new PortalError({ kind: 'network', message: 'x' });
    fail(failure);
    await expect.poll(() => onFailed.mock.calls).toEqual([[failure]]);
    expect(notify.mock.calls).toMatchObject([
      [{ status: 'error', caption: expect.stringMatching("The file couldn't be read.") }],
    ]);
  });

  test('the host can cancel an upload of a removed widget without a notification', async () => {
    const { sent, fail, notify, onFailed, queryClient } = await startRemoved();
    for (const upload of runningUploads(queryClient)) upload.cancel();
    expect(sent()[0]?.signal?.aborted).toBe(true);
    fail(new PortalError({ kind: 'aborted', message: 'x' }));
    await expect.poll(() => runningUploads(queryClient)).toEqual([]);
    expect([notify.mock.calls, onFailed.mock.calls]).toEqual([[], []]);
  });

  test('an upload of a widget that is hidden and shown again is sent once and reported once', async () => {
    const response = Promise.withResolvers<unknown>();
    const { sdk, requests } = fakeSdk(({ operation }) =>
      operation === 'importItems' ? response.promise : { data: [], meta: { total: 0 } },
    );
    const onFileAccepted = vi.fn();
    const { inside } = fakePortal({ sdk });
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>{inside(<BulkUpload onFileAccepted={onFileAccepted} />)}</Activity>
    );
    const screen = await render(page('visible'));
    const upload = screen.getByRole('button', { name: 'Upload', exact: true });
    const input = screen.container.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, csvFile());
    await upload.click();
    const sent = () => requests.filter(({ operation }) => operation === 'importItems').length;
    await expect.poll(sent).toBe(1);
    await screen.rerender(page('hidden'));
    await screen.rerender(page('visible'));
    await expect.element(upload).toHaveAttribute('aria-disabled', 'true');
    response.resolve(buildUpload());
    await expect.poll(() => onFileAccepted.mock.calls).toEqual([[buildUpload()]]);
    expect(sent()).toBe(1);
  });
});
