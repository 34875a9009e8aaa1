import type { DownloadedFile, TransferOptions } from '../client/call';
import type { PortalSdk } from '../client/types';
import type { components } from '../generated/portal';
import { uploadRecordShape } from '../generated/shapes';
import type { SupplierScope } from './requests/create-resource';
import type { ImportParams, UploadRecord } from './requests/file-transfer';
import { fetchPage, type ListParams, listQuery, type Page } from './requests/list';
import { portalQuery, resourceKey } from './requests/query-options';

export type { ImportParams, UploadRecord };
/** One page of uploads. */
export type UploadRecordPage = Page<UploadRecord>;
/** Search, filter, sort order and page of the list. */
export interface ImportListParams extends ListParams, SupplierScope {}
/** Kind of records in an uploaded file. Source: `UploadFileType` of `openapi/portal`. */
export type UploadFileType = components['schemas']['UploadFileType'];
/** Processing status of an uploaded file. Source: `UploadStatus` of `openapi/portal`. */
export type UploadStatus = components['schemas']['UploadStatus'];

/** Query keys. Invalidate `lists` after the server has accepted an upload. */
export const importKeys = {
  all: ({ supplierId }: SupplierScope) => resourceKey(supplierId, 'imports'),
  lists: (scope: SupplierScope) => [...importKeys.all(scope), 'list'] as const,
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
    portalQuery([...importKeys.lists(params), listQuery(params)], (options) =>
      fetchPage<UploadRecord>(sdk, '/suppliers/{supplierId}/imports', uploadRecordShape, params, options),
    ),
};

/**
 * Downloads the report of an upload (`.xlsx`): a summary, and each row with its result and errors. Source:
 * `getImportReport`.
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
