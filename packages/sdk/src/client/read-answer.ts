import { httpError, isRecord, parseError, parseJson, requestIdOf } from './answer';
import { fileNameOf } from './file-name';
import type { Operation } from './operation';
import { GENERIC_ERROR_MESSAGE, PortalError } from './portal-error';
import type { ApiResult, DownloadedFile, TransferProgress } from './types';

export type ReadAnswer<T> = (response: Response, operation: Operation) => Promise<T>;

/** A token must not travel to where a redirect points, so none is followed, and one that a host's `fetch` followed is refused. */
function refuseRedirect(response: Response, operation: Operation): void {
  const { status, type, redirected } = response;
  if (type !== 'opaqueredirect' && !redirected && (status < 300 || status > 399)) return;
  throw new PortalError({
    kind: 'network',
    status,
    message: GENERIC_ERROR_MESSAGE,
    operationId: operation.id,
    cause: new Error(`@portal-kit/sdk: ${operation.id} was answered with a redirect, which is not followed.`),
  });
}

const answerOf = ({ status, headers }: Response) => ({ status, requestId: requestIdOf(headers) });

async function refuseFailure(response: Response, operation: Operation): Promise<void> {
  refuseRedirect(response, operation);
  if (!response.ok) throw httpError(response, await response.text(), operation.id);
}

export async function readJson<T>(response: Response, operation: Operation): Promise<ApiResult<T>> {
  await refuseFailure(response, operation);
  const { status, headers } = response;
  const result = {
    status,
    // A proxy that compresses weakens the tag, and a weak one never matches in If-Match.
    etag: headers.get('etag')?.replace(/^W\//, '') ?? null,
    requestId: requestIdOf(headers),
  };
  if (status === 204 || status === 205 || operation.response === 'empty')
    return { ...result, data: undefined };
  const body = await response.text();
  const data = parseJson(body);
  if (data === undefined) {
    throw parseError(result, operation.id, body === '' ? 'an empty body' : 'a body that is not JSON');
  }
  return { ...result, data: data as T };
}

async function readBlob(response: Response, onProgress: (progress: TransferProgress) => void): Promise<Blob> {
  if (!response.body) return response.blob();
  const totalBytes = Number(response.headers.get('content-length')) || null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let loadedBytes = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    loadedBytes += value.byteLength;
    onProgress({ loadedBytes, totalBytes });
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
}

export function readFile(onProgress?: (progress: TransferProgress) => void): ReadAnswer<DownloadedFile> {
  return async (response, operation) => {
    await refuseFailure(response, operation);
    const { headers } = response;
    if (headers.get('content-type')?.startsWith('application/json')) {
      const body = parseJson(await response.text());
      const reason = isRecord(body) && typeof body.errorMessage === 'string' ? body.errorMessage : 'JSON';
      throw parseError(answerOf(response), operation.id, `${reason} in place of a file`);
    }
    const blob = onProgress ? await readBlob(response, onProgress) : await response.blob();
    // Compressed answers declare another length; across origins we cannot see that they are compressed.
    const isLengthKnown = response.type !== 'cors' && !headers.has('content-encoding');
    if (blob.size === 0 || (isLengthKnown && blob.size < Number(headers.get('content-length')))) {
      throw parseError(answerOf(response), operation.id, 'a file that is empty or incomplete');
    }
    return { blob, fileName: fileNameOf(headers, operation.id) };
  };
}
