import type { DownloadedFile, PortalSdk, TransferOptions } from '../client/types';
import { getImportReport, listImports } from '../generated/operations';
import type { components } from '../generated/portal';
import type { ImportParams, UploadRecord } from './import-file';
import { fetchPage, type ListParams, listQuery, type Page } from './list';
import { portalQuery, resourceKey } from './query-options';

export type { ImportParams, UploadRecord };
/** What a file is about. Source: `UploadFileType` of `openapi/portal`. */
export type UploadFileType = components['schemas']['UploadFileType'];
/** How far the server is with a file. Source: `UploadStatus` of `openapi/portal`. */
export type UploadStatus = components['schemas']['UploadStatus'];
/** One page of uploads. */
export type UploadRecordPage = Page<UploadRecord>;

/** Which uploads, and in which order. */
export interface ImportListParams extends ListParams {
  readonly supplierId: string;
}

/** Query keys; invalidate `lists` after an upload was accepted. */
export const importKeys = {
  all: (supplierId: string) => resourceKey(supplierId, 'imports'),
  lists: (supplierId: string) => [...importKeys.all(supplierId), 'list'] as const,
};

/**
 * Uploads and how far the server is with them. Source: `listImports`.
 *
 * Errors: `PortalError` of any kind.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { importQueries } from '@portal-kit/sdk/imports';
 *
 * export const recentUploads = (sdk: PortalSdk, supplierId: string) =>
 *   importQueries.list(sdk, { supplierId, limit: 5, sortBy: 'uploadedAt', sortDirection: 'DESC' });
 * ```
 */
export const importQueries = {
  list: (sdk: PortalSdk, { supplierId, ...params }: ImportListParams) => {
    const query = listQuery(params);
    return portalQuery([...importKeys.lists(supplierId), query], (context) =>
      fetchPage<UploadRecord>(sdk, listImports, { path: { supplierId }, query }, context),
    );
  },
};

/**
 * The report of an upload: one line per error. Source: `getImportReport`.
 *
 * Errors: `PortalError`; `http` 404 unknown, 409 `REPORT_NOT_READY`, 410 purged.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { importReport } from '@portal-kit/sdk/imports';
 *
 * export const errorsOf = (sdk: PortalSdk, fileId: string) =>
 *   importReport(sdk, { supplierId: 'SUP-1001', fileId });
 * ```
 */
export function importReport(
  sdk: PortalSdk,
  { supplierId, fileId }: { readonly supplierId: string; readonly fileId: string },
  options: TransferOptions = {},
): Promise<DownloadedFile> {
  return sdk.download(getImportReport, { path: { supplierId, fileId } }, options);
}
