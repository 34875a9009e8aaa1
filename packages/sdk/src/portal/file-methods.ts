import type { DownloadedFile } from '../client/call';
import { findOperation } from '../client/find-operation';
import type { PortalSdk } from '../client/types';
import {
  exportRecords,
  type FileKind,
  importRecords,
  importTemplate,
  type UploadRecord,
} from '../resources/requests/file-transfer';
import { requireRecord } from './change-record';
import type { DownloadOptions, ExportInput, UploadOptions } from './method-options';
import { toSelectionParams } from './read-all';

/** Methods that create records of a supplier from a file. */
export interface UploadFileMethods {
  /**
   * Uploads a file of records (`.xlsx` or `.csv`, 10 MB). Resolves when the server has accepted the file;
   * `portal.uploads.wait` waits for the result.
   *
   * @throws PortalError of any kind; `http` 409 `IMPORT_IN_PROGRESS` while another upload of the same kind runs, 413, 415,
   *   422 with `fields` for a wrong header row.
   */
  upload(supplierId: string, file: Blob, options?: UploadOptions): Promise<UploadRecord>;
  /** Downloads the empty spreadsheet for `upload`. Rejects with `http` 404 for an unknown supplier. */
  template(supplierId: string, options?: DownloadOptions): Promise<DownloadedFile>;
}

/** Method that downloads a list of a supplier. `Input` is its search, filter and sort order. */
export interface ExportMethod<Input> {
  /**
   * Downloads the list as a spreadsheet (`.xlsx`).
   *
   * @throws PortalError of any kind; `http` 400 for an invalid filter, 404 for an unknown supplier.
   */
  export(supplierId: string, input?: Input, options?: DownloadOptions): Promise<DownloadedFile>;
}

export const uploadFileMethods = (sdk: PortalSdk, kind: FileKind): UploadFileMethods => ({
  upload: async (supplierId, file, { overrideDuplicates, ...options } = {}) => {
    const upload = await importRecords(kind)(sdk, { supplierId, file, overrideDuplicates }, options);
    return requireRecord(upload, findOperation('POST', `/suppliers/{supplierId}/imports/${kind}`).id);
  },
  template: (supplierId, options = {}) => importTemplate(kind)(sdk, { supplierId }, options),
});

export const exportMethod = <Input extends ExportInput>(
  sdk: PortalSdk,
  kind: Exclude<FileKind, 'customers'>,
): ExportMethod<Input> => ({
  export: (supplierId, input, options = {}) =>
    exportRecords(kind)(sdk, { supplierId, ...toSelectionParams(input ?? {}) }, options),
});
