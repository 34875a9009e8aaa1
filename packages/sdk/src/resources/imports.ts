import type { DownloadedFile, TransferOptions } from '../client/call';
import type { PortalSdk } from '../client/types';
import type { components } from '../generated/portal';
import { type ImportListParams, listImports } from './operations/imports';
import type { ImportParams, UploadRecord } from './requests/file-transfer';
import { listQuery } from './requests/list';
import { portalQuery, resourceKey } from './requests/query-options';

export type { ImportListParams, UploadRecordPage } from './operations/imports';
export type { ImportParams, UploadRecord };
/** Kind of records in an uploaded file. Source: `UploadFileType` of `openapi/portal`. */
export type UploadFileType = components['schemas']['UploadFileType'];
/** Processing status of an uploaded file. Source: `UploadStatus` of `openapi/portal`. */
export type UploadStatus = components['schemas']['UploadStatus'];

/** Query keys. Invalidate `lists` after the server has accepted an upload. */
export const importKeys = {
  all: (supplierId: string) => resourceKey(supplierId, 'imports'),
  lists: (supplierId: string) => [...importKeys.all(supplierId), 'list'] as const,
};

/**
 * Uploads of a supplier, with the status of their processing. Source: `listImports`.
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
  list: (sdk: PortalSdk, params: ImportListParams) =>
    portalQuery([...importKeys.lists(params.supplierId), listQuery(params)], (options) =>
      listImports(sdk, params, options),
    ),
};

/**
 * Downloads the report of an upload, with one line per error. Source: `getImportReport`.
 *
 * Errors: `PortalError`; `http` 404 for an unknown upload, 409 `REPORT_NOT_READY`, 410 for a deleted report.
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
  const path = { supplierId, fileId };
  return sdk.download('/suppliers/{supplierId}/imports/reports/{fileId}', { ...options, params: { path } });
}
