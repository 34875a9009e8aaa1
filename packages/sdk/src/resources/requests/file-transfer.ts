import type { DownloadedFile, TransferOptions } from '../../client/call';
import type { PortalSdk } from '../../client/types';
import type { components } from '../../generated/portal';
import type { SupplierScope } from './create-resource';
import { listQuery, type SelectionParams } from './list';

/** Record of an upload. The server processes the file after the response. */
export type UploadRecord = components['schemas']['UploadRecord'];

/** Parameters of every import call. */
export interface ImportParams extends SupplierScope {
  /** The `.xlsx` or `.csv` file. A `File` is sent with its name. */
  readonly file: Blob;
  /**
   * Whether rows overwrite existing records with their filled cells. Otherwise rows of existing records are skipped.
   * Default false.
   */
  readonly overrideDuplicates?: boolean | undefined;
}

/** Kind of records in files, as in the paths of the contract. */
export type FileKind = 'customers' | 'inbound-orders' | 'items' | 'outbound-orders';

/** Creates the call that downloads a list as a spreadsheet. */
export const exportRecords =
  (kind: Exclude<FileKind, 'customers'>) =>
  (
    sdk: PortalSdk,
    { supplierId, ...params }: SelectionParams & SupplierScope,
    options: TransferOptions = {},
  ): Promise<DownloadedFile> => {
    // List state comes from URLs, so sort and filter are plain text here, and the server validates them.
    const query = { ...listQuery(params), offset: undefined } as never;
    const path = { supplierId };
    return sdk.download(`/suppliers/{supplierId}/exports/${kind}`, { ...options, params: { path, query } });
  };

/** Creates the call that downloads the empty spreadsheet of an upload. */
export const importTemplate =
  (kind: FileKind) =>
  (sdk: PortalSdk, { supplierId }: SupplierScope, options: TransferOptions = {}): Promise<DownloadedFile> => {
    const path = { supplierId };
    return sdk.download(`/suppliers/{supplierId}/imports/${kind}-template`, { ...options, params: { path } });
  };

/** Creates the call that uploads a file. */
export const importRecords =
  (kind: FileKind) =>
  async (
    sdk: PortalSdk,
    { supplierId, file, overrideDuplicates = false }: ImportParams,
    options: TransferOptions = {},
  ): Promise<UploadRecord | null> => {
    const { data } = await sdk.client.POST(`/suppliers/{supplierId}/imports/${kind}`, {
      ...options,
      params: { path: { supplierId }, query: { overrideDuplicates } },
      body: { file },
    });
    return data ?? null;
  };
