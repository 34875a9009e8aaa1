import type { Operation } from '../client/operation';
import type { PortalSdk, TransferOptions } from '../client/types';
import type { components } from '../generated/portal';

/** The record of an upload, which the server works through after it has answered. */
export type UploadRecord = components['schemas']['UploadRecord'];

/** What every import call takes. */
export interface ImportParams {
  readonly supplierId: string;
  /** `.xlsx` or `.csv`; a `File` brings its name along. */
  readonly file: Blob;
  /** Replace records with the same key by the rows' filled cells, rather than skip the rows. Default false. */
  readonly overrideDuplicates?: boolean | undefined;
}

export async function importFile(
  sdk: PortalSdk,
  operation: Operation,
  { supplierId, file, overrideDuplicates = false }: ImportParams,
  options: TransferOptions,
): Promise<UploadRecord | null> {
  const input = { path: { supplierId }, query: { overrideDuplicates }, body: { file } };
  const { data } = await sdk.upload(operation, input as never, options);
  return (data as UploadRecord | undefined) ?? null;
}
