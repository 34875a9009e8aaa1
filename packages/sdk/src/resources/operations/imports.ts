import type { CallOptions } from '../../client/call';
import type { PortalSdk } from '../../client/types';
import { uploadRecordShape } from '../../generated/shapes';
import type { UploadRecord } from '../requests/file-transfer';
import { fetchPage, type ListParams, type Page } from '../requests/list';

/** One page of uploads. */
export type UploadRecordPage = Page<UploadRecord>;

/** Search, filter, sort order and page of the list. */
export interface ImportListParams extends ListParams {
  readonly supplierId: string;
}

/** Source: `listImports`. */
export const listImports = (
  sdk: PortalSdk,
  params: ImportListParams,
  options: CallOptions,
): Promise<UploadRecordPage> =>
  fetchPage(sdk, '/suppliers/{supplierId}/imports', uploadRecordShape, params, options);
