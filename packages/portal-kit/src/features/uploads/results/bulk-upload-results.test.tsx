import { PortalError } from '@portal-kit/sdk';
import type { UploadRecord } from '@portal-kit/sdk/imports';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startUploadResults, uploadsPage } from '../../../../test/upload-results';
import { buildUpload } from '../../../../test/uploads';
import { emptyListState } from '../../../kernel/list-state/list-state';

beforeEach(() => page.viewport(1400, 800));
afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(414, 896);
});

describe('the list of uploads', () => {
  test('the list of uploads shows no range while the rows of the previous page are visible', async () => {
    let respond: (body: unknown) => void = () => {};
    const uploads = (fileId: string, fileName: string) => ({
      data: [buildUpload({ fileId, fileName })],
      meta: { total: 57 },
    });
    const { screen, texts, button } = await startUploadResults(({ query }) =>
      query.offset
        ? new Promise((resolve) => {
            respond = resolve;
          })
        : uploads('F-1', 'first.csv'),
    );
    const range = () => screen.container.querySelector('[part="pagination"] [aria-live]')?.textContent;
    await expect.poll(range).toMatch(/^1–1\d* of 57$/);
    await button('Next page').click();
    await expect.poll(() => screen.container.querySelector('[data-outdated]')).not.toBeNull();
    expect([texts('rowheader'), range()]).toEqual([['first.csv'], '']);
    respond(uploads('F-2', 'second.csv'));
    await expect.poll(() => texts('rowheader')).toEqual(['second.csv']);
    expect(range()).toMatch(/^11–\d+ of 57$/);
  });

  test('the list of uploads shows each upload with its status and counts', async () => {
    const { texts, isLoaded, requests } = await startUploadResults(() => uploadsPage(buildUpload()));
    await isLoaded();
    expect(texts('columnheader')).toEqual([
      'File Name',
      'Type',
      'Status',
      'Uploaded By',
      'Uploaded At',
      'Rows',
      'Size',
      'Report',
    ]);
    expect(texts('rowheader')).toEqual(['items.csv']);
    expect(texts('cell')).toEqual([
      'Items',
      'Completed with errors',
      'ada@cellar.example',
      expect.stringMatching(/^Nov 2[0-2], 2026, /),
      '8 uploaded, 2 failedof 10 rows',
      '1.5 KB',
      'ReportFailed rows',
    ]);
    expect(requests.map(({ operation, path, query }) => ({ operation, path, query }))).toEqual([
      {
        operation: 'listImports',
        path: { supplierId: 'SUP-1001' },
        query: { limit: 10, offset: 0, sortBy: 'uploadedAt', sortDirection: 'DESC' },
      },
    ]);
  });

  const column = async (part: Partial<UploadRecord>, index: number) => {
    const { texts, isLoaded } = await startUploadResults(() => uploadsPage(buildUpload(part)));
    await isLoaded();
    return texts('cell')[index];
  };

  test.each<[string, Partial<UploadRecord>, string]>([
    ['all rows uploaded', { succeededRows: 10, failedRows: 0 }, '10 uploadedof 10 rows'],
    [
      'uploaded, failed and skipped rows',
      { totalRows: 1_010, succeededRows: 1_000, failedRows: 4, skippedRows: 6 },
      '1,000 uploaded, 4 failed, 6 skippedof 1,010 rows',
    ],
    ['one row', { totalRows: 1, succeededRows: 0, failedRows: 1 }, '0 uploaded, 1 failedof 1 row'],
    ['counted but not processed', { succeededRows: null, failedRows: null, skippedRows: null }, '10 rows'],
    ['not counted yet', { totalRows: null, succeededRows: null, failedRows: null }, '–'],
  ])('the list of uploads shows the counts of rows: %s', async (_, part, text) => {
    expect(await column(part, 4)).toBe(text);
  });

  test.each([
    [512, '512 B'],
    [2_048, '2 KB'],
    [10_485_760, '10 MB'],
  ])('the list of uploads shows a file size of %i bytes as %s', async (fileSize, text) => {
    expect(await column({ fileSize }, 5)).toBe(text);
  });

  test('the list of uploads shows the error message of a failed upload as text', async () => {
    const errorMessage = '<img src=x onerror="globalThis.hit = true">';
    const { texts, screen, isLoaded } = await startUploadResults(() =>
      uploadsPage(buildUpload({ status: 'FAILED', errorMessage, fileName: errorMessage })),
    );
    await isLoaded();
    expect(texts('cell')[1]).toBe(`Failed${errorMessage}`);
    expect(texts('rowheader')).toEqual([errorMessage]);
    expect(screen.container.querySelector('img')).toBeNull();
  });

  test('the list of uploads shows unknown types and statuses unchanged and missing values as dashes', async () => {
    const odd = {
      fileId: 'F-9',
      fileName: null,
      fileType: 'constructor',
      status: 'toString',
      uploadedBy: null,
      uploadedAt: null,
      fileSize: null,
    } as unknown as UploadRecord;
    const bare = { fileId: 'F-10' } as UploadRecord;
    const { texts, isLoaded } = await startUploadResults(() => uploadsPage(odd, bare));
    await isLoaded();
    expect(texts('rowheader')).toEqual(['–', '–']);
    expect(texts('cell').slice(0, 7)).toEqual(['constructor', 'toString', '–', '–', '–', '–', '–']);
    expect(texts('cell').slice(7)).toEqual(['–', '–', '–', '–', '–', '–', '–']);
  });

  test('the list of uploads shows different messages when there are no uploads and when no upload matches the filter', async () => {
    const { screen } = await startUploadResults(() => uploadsPage());
    await expect.element(screen.getByText('Upload results appear here.')).toBeVisible();
    await screen.unmount();
    const state = { ...emptyListState, filter: 'status:FAILED;' };
    const onStateChange = vi.fn();
    const narrowed = await startUploadResults(() => uploadsPage(), { state, onStateChange });
    await expect
      .element(narrowed.screen.getByText('No uploads match your search and filters.'))
      .toBeVisible();
    await narrowed.button('Show all uploads').click();
    expect(onStateChange.mock.calls).toEqual([[emptyListState]]);
  });

  test('the list of uploads shows Data Error after a failed load, and Retry loads again', async () => {
    let isDown = true;
    const { screen, isLoaded, button } = await startUploadResults(() =>
      isDown
        ? Promise.reject(new PortalError({ kind: 'http', status: 503, message: 'Closed.' }))
        : uploadsPage(buildUpload()),
    );
    await expect.element(screen.getByRole('heading', { name: 'Data Error' })).toBeVisible();
    isDown = false;
    await button('Try again').click();
    await isLoaded();
  });
});

describe('refreshing while the server processes files', () => {
  const tenSeconds = 10_000;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });

  test.each(['PENDING', 'PROCESSING'] as const)(
    'the list of uploads with a %s upload reloads every 10 s until no upload is in progress',
    async (status) => {
      let now: UploadRecord['status'] = status;
      const { lists, isLoaded, texts } = await startUploadResults(() =>
        uploadsPage(buildUpload(), buildUpload({ fileId: 'F-2', status: now })),
      );
      await isLoaded();
      vi.advanceTimersByTime(tenSeconds);
      await expect.poll(lists).toBe(2);
      now = 'COMPLETED';
      vi.advanceTimersByTime(tenSeconds);
      await expect.poll(() => texts('cell')[8]).toBe('Completed');
      vi.advanceTimersByTime(6 * tenSeconds);
      expect(lists()).toBe(3);
    },
  );

  test('the list of uploads announces each finished upload once and no other upload', async () => {
    const uploads = {
      old: buildUpload(),
      watched: buildUpload({ fileId: 'F-2', fileName: 'new.csv', status: 'PENDING' }),
    };
    const { lists, isLoaded, screen } = await startUploadResults(() =>
      uploadsPage(...Object.values(uploads)),
    );
    const region = () => screen.container.querySelector('p[aria-live=polite]');
    const announced: (string | null)[] = [];
    await isLoaded();
    const observer = new MutationObserver(() => announced.push(region()?.textContent ?? null));
    observer.observe(region() as Element, { childList: true, characterData: true, subtree: true });
    const looks = async (times: number) => {
      vi.advanceTimersByTime(tenSeconds);
      await expect.poll(lists).toBe(times);
    };
    uploads.watched = { ...uploads.watched, status: 'PROCESSING' };
    await looks(2);
    expect(region()?.textContent).toBe('');
    uploads.watched = { ...uploads.watched, status: 'COMPLETED_WITH_ERRORS' };
    uploads.old = buildUpload({ fileId: 'F-3', fileName: 'third.csv', status: 'PROCESSING' });
    await looks(3);
    await expect
      .poll(() => region()?.textContent)
      .toBe('new.csv: Completed with errors. 8 uploaded, 2 failed');
    await looks(4);
    await looks(5);
    expect(announced).toHaveLength(1);
    observer.disconnect();
  });

  test('a failed refresh keeps the rows, shows a message and waits for the retry delay of the server', async () => {
    let isDown = false;
    const busy = { kind: 'http', status: 503, message: 'Busy.', retryAfterMs: 30_000 } as const;
    const { lists, isLoaded, texts, screen } = await startUploadResults(() =>
      isDown ? Promise.reject(new PortalError(busy)) : uploadsPage(buildUpload({ status: 'PENDING' })),
    );
    await isLoaded();
    const outdated = screen.getByText("Couldn't refresh the list. Data may be out of date.");
    await expect.element(outdated).not.toBeInTheDocument();
    isDown = true;
    vi.advanceTimersByTime(tenSeconds);
    await expect.element(outdated).toBeVisible();
    expect(texts('rowheader')).toEqual(['items.csv']);
    isDown = false;
    vi.advanceTimersByTime(2 * tenSeconds);
    expect(lists()).toBe(2);
    vi.advanceTimersByTime(tenSeconds);
    await expect.element(outdated).not.toBeInTheDocument();
    expect(lists()).toBe(3);
  });

  test('the list of uploads loads once when no upload is in progress', async () => {
    const { lists, isLoaded } = await startUploadResults(() => uploadsPage(buildUpload()));
    await isLoaded();
    vi.advanceTimersByTime(6 * tenSeconds);
    expect([lists(), vi.getTimerCount()]).toEqual([1, 0]);
  });

  test('an unmounted list of uploads does not reload', async () => {
    const { lists, isLoaded, screen } = await startUploadResults(() =>
      uploadsPage(buildUpload({ status: 'PENDING' })),
    );
    await isLoaded();
    await screen.unmount();
    vi.advanceTimersByTime(6 * tenSeconds);
    expect([lists(), vi.getTimerCount()]).toEqual([1, 0]);
  });
});

describe('search parameters of the upload list', () => {
  test('the upload list can be filtered by type and status', async () => {
    const onStateChange = vi.fn();
    const state = { ...emptyListState, page: 2, filter: 'status:FAILED,COMPLETED;' };
    const { button, isLoaded } = await startUploadResults(() => uploadsPage(buildUpload()), {
      state,
      onStateChange,
    });
    await isLoaded();
    await expect.element(button('Status: Failed, Completed')).toBeVisible();
    await button('Filter').click();
    await page.getByRole('menuitem', { name: 'Type' }).click();
    await userEvent.click(page.getByText('Customers', { exact: true }));
    expect(onStateChange.mock.calls).toEqual([
      [{ ...state, page: 0, filter: 'status:FAILED,COMPLETED;fileType:CUSTOMERS;' }],
    ]);
  });

  test('the sortable columns of the upload list are sort fields of the contract', async () => {
    const onStateChange = vi.fn();
    const { button, isLoaded, requests } = await startUploadResults(() => uploadsPage(buildUpload()), {
      onStateChange,
    });
    await isLoaded();
    await button('Size').click();
    await expect.poll(() => requests.at(-1)?.query).toMatchObject({ sortBy: 'fileSize', offset: 0 });
  });
});
