import type { DownloadedFile, TransferOptions } from '../../client/call';
import { findOperation } from '../../client/find-operation';
import type { PortalPaths } from '../../client/portal-client';
import type { PortalSdk } from '../../client/types';
import type { components } from '../../generated/portal';

/** Record of an upload. The server processes the file after it has responded. */
export type UploadRecord = components['schemas']['UploadRecord'];

/** Parameters of every import call. */
export interface ImportParams {
  readonly supplierId: string;
  /** `.xlsx` or `.csv`. A `File` brings its name. */
  readonly file: Blob;
  /** Overwrites existing records with the filled cells of their rows; otherwise those rows are skipped. Default false. */
  readonly overrideDuplicates?: boolean | undefined;
}

type ImportKind = 'customers' | 'inbound-orders' | 'items' | 'outbound-orders';

export async function importFile(
  sdk: PortalSdk,
  kind: ImportKind,
  { supplierId, file, overrideDuplicates = false }: ImportParams,
  options: TransferOptions,
): Promise<UploadRecord | null> {
  const { data } = await sdk.client.POST(`/suppliers/{supplierId}/imports/${kind}`, {
    ...options,
    params: { path: { supplierId }, query: { overrideDuplicates } },
    body: { file },
  });
  return data ?? null;
}

/** Downloads a file with the name that the server gave it. */
export function downloadFile(
  sdk: PortalSdk,
  path: keyof PortalPaths,
  params: { readonly path: object; readonly query?: object },
  options: TransferOptions,
): Promise<DownloadedFile> {
  return sdk.download(findOperation('GET', path), params as never, options);
}
