import type { DownloadedFile } from '../client/call';
import { isPortalError, PortalError } from '../client/portal-error';
import type { PortalSdk } from '../client/types';
import type { listImportsContract } from '../generated/contract';
import { importQueries, importReport } from '../resources/imports';
import type { UploadRecord } from '../resources/requests/file-transfer';
import type { ListParams, Page } from '../resources/requests/list';
import type { DownloadOptions, ListInput, ReadOptions } from './method-options';
import { readAll, toPageParams } from './read-all';

/** Input of `uploads.list` and `uploads.page`: search, filter, sort order and page size. */
export type UploadListInput = ListInput<typeof listImportsContract>;

/** Options of `uploads.wait`. */
export interface WaitOptions extends ReadOptions {
  /** Maximum time to wait in milliseconds. Default 600,000 (10 minutes). */
  readonly maxWaitMs?: number | undefined;
  /** Time between two requests in milliseconds. Default 10,000, as the contract recommends. */
  readonly pollIntervalMs?: number | undefined;
}

/** Methods of uploaded files. The method `upload` of items, orders and customers sends a file. */
export interface UploadMethods {
  /**
   * Reads all uploads with the status of their processing, one request per page. Source: `listImports`.
   *
   * @throws PortalError of any kind; `http` 400 for an invalid filter, 404 for an unknown supplier.
   */
  list(
    supplierId: string,
    input?: UploadListInput,
    options?: ReadOptions,
  ): AsyncGenerator<UploadRecord, void, undefined>;
  /** Reads one page with the total number of uploads. */
  page(supplierId: string, input?: UploadListInput, options?: ReadOptions): Promise<Page<UploadRecord>>;
  /**
   * Searches the uploads from newest to oldest for a `fileId`; null for an unknown id. Source: `listImports`, because the
   * contract has no operation that reads one upload.
   *
   * @throws PortalError of any kind; `http` 404 for an unknown supplier.
   */
  find(supplierId: string, fileId: string, options?: ReadOptions): Promise<UploadRecord | null>;
  /**
   * Waits until the server has processed an upload, and returns its record with the number of uploaded, failed and
   * skipped rows. Repeats a request that fails with a `retryable` error. Source: `listImports`.
   *
   * @throws PortalError of any kind; `timeout` with code `UPLOAD_UNFINISHED` after `maxWaitMs`, while the server goes on
   *   processing; `aborted`; `parse` with code `UNKNOWN_UPLOAD` if the supplier has no such upload.
   */
  wait(supplierId: string, fileId: string, options?: WaitOptions): Promise<UploadRecord>;
  /**
   * Downloads the report (`.xlsx`): a summary, and each row with its result and errors. Source: `getImportReport`.
   *
   * @throws PortalError of any kind; `http` 404 for an unknown upload, 409 `REPORT_NOT_READY`, 410 for a deleted report.
   */
  report(supplierId: string, fileId: string, options?: DownloadOptions): Promise<DownloadedFile>;
}

const searchPageSize = 50;

const isUnfinished = ({ status }: UploadRecord) => status === 'PENDING' || status === 'PROCESSING';

/** Waits, or rejects as soon as the signal aborts. */
function delay(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new PortalError({ kind: 'aborted', message: 'The wait was aborted.' }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, delayMs);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
  });
}

export function uploadMethods(sdk: PortalSdk): UploadMethods {
  const readPage = (supplierId: string) => (params: ListParams, options: ReadOptions) =>
    importQueries.list(sdk, { supplierId, ...params }).queryFn(options);

  const list: UploadMethods['list'] = (supplierId, input = {}, options = {}) =>
    readAll(readPage(supplierId), ({ fileId }) => fileId, input, options);

  const find: UploadMethods['find'] = async (supplierId, fileId, options) => {
    const input = { limit: searchPageSize, sortBy: 'uploadedAt', sortDirection: 'DESC' } as const;
    for await (const upload of list(supplierId, input, options)) if (upload.fileId === fileId) return upload;
    return null;
  };

  /** Returns the upload, or the error if a retry may succeed. */
  async function poll(supplierId: string, fileId: string, options: ReadOptions) {
    try {
      return { upload: await find(supplierId, fileId, options) };
    } catch (error) {
      if (isPortalError(error) && error.retryable) return { error };
      throw error;
    }
  }

  return {
    list,
    page: (supplierId, input = {}, options = {}) => readPage(supplierId)(toPageParams(input), options),
    find,
    async wait(supplierId, fileId, { maxWaitMs = 600_000, pollIntervalMs = 10_000, ...options } = {}) {
      const endMs = Date.now() + maxWaitMs;
      for (;;) {
        const { upload, error } = await poll(supplierId, fileId, options);
        if (upload && !isUnfinished(upload)) return upload;
        const operationId = 'listImports';
        if (upload === null) {
          const message = `@portal-kit/sdk: the supplier has no upload ${fileId}, or the user may not see it.`;
          throw new PortalError({ kind: 'parse', status: 200, code: 'UNKNOWN_UPLOAD', operationId, message });
        }
        const delayMs = Math.max(pollIntervalMs, error?.retryAfterMs ?? 0);
        if (Date.now() + delayMs > endMs) {
          throw new PortalError({
            kind: 'timeout',
            code: 'UPLOAD_UNFINISHED',
            operationId,
            retryable: true,
            message: `@portal-kit/sdk: the upload ${fileId} is unfinished after ${maxWaitMs} ms. The server goes on processing.`,
            cause: error,
          });
        }
        await delay(delayMs, options.signal);
      }
    },
    report: (supplierId, fileId, options = {}) => importReport(sdk, { supplierId, fileId }, options),
  };
}
