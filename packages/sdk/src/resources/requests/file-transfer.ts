import type { TransferOptions } from '../../client/call';
import type { PortalSdk } from '../../client/types';
import type { components } from '../../generated/portal';

/** Record of an upload. The server processes the file after the response. */
export type UploadRecord = components['schemas']['UploadRecord'];

/** Parameters of every import call. */
export interface ImportParams {
  readonly supplierId: string;
  /** The `.xlsx` or `.csv` file. A `File` is sent with its name. */
  readonly file: Blob;
  /**
   * Whether rows overwrite existing records with their filled cells. Otherwise rows of existing records are skipped.
   * Default false.
   */
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
