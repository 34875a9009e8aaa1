import type { ApiResult, DownloadedFile, TransferOptions } from '../client/call';
import { fileNameOf } from '../client/file-name';
import { findOperation } from '../client/find-operation';
import type { PortalPaths } from '../client/portal-client';
import type { PortalSdk } from '../client/types';

/** Downloads a file with the name that the server gave it. */
export async function downloadFile(
  sdk: PortalSdk,
  path: keyof PortalPaths,
  params: { readonly path: object; readonly query?: object },
  options: TransferOptions,
): Promise<DownloadedFile> {
  const result: ApiResult<Blob> = await sdk.client.GET(path as never, { ...options, params } as never);
  const { data: blob = new Blob(), response } = result;
  return { blob, fileName: fileNameOf(response.headers, findOperation('GET', path).id) };
}
