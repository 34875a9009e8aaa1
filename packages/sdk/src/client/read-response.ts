import type { ApiResult, TransferProgress } from './call';
import type { Operation } from './operation';
import { createParseError, fromNetwork, getRequestId, isRecord, parseJson } from './response';

type OnProgress = (progress: TransferProgress) => void;

async function readChunks(response: Response, operationId: string, onProgress: OnProgress): Promise<Blob> {
  if (!response.body) return fromNetwork(response.blob(), operationId, response);
  const totalBytes = Number(response.headers.get('content-length')) || null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let loadedBytes = 0;
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await fromNetwork(reader.read(), operationId, response);
      if (done) break;
      chunks.push(value);
      loadedBytes += value.byteLength;
      onProgress({ loadedBytes, totalBytes });
    }
  } catch (error) {
    // Cancels the download when `onProgress` throws.
    reader.cancel(error).catch(() => {});
    throw error;
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
}

/** Reads a file. Rejects for JSON in place of a file, and for an empty or incomplete file. */
async function readFile(response: Response, operationId: string, onProgress?: OnProgress): Promise<Blob> {
  const { headers, status } = response;
  const source = { status, requestId: getRequestId(headers) };
  if (headers.get('content-type')?.startsWith('application/json')) {
    const body = parseJson(await fromNetwork(response.text(), operationId, response));
    const reason = isRecord(body) && typeof body.errorMessage === 'string' ? body.errorMessage : 'JSON';
    throw createParseError(source, operationId, `${reason} in place of a file`);
  }
  const blob = onProgress
    ? await readChunks(response, operationId, onProgress)
    : await fromNetwork(response.blob(), operationId, response);
  // A compressed response declares a different length, and CORS may hide that a response is compressed.
  const isLengthKnown = response.type !== 'cors' && !headers.has('content-encoding');
  if (blob.size === 0 || (isLengthKnown && blob.size < Number(headers.get('content-length')))) {
    throw createParseError(source, operationId, 'a file that is empty or incomplete');
  }
  return blob;
}

/**
 * Reads the body of a success response. The contract's media type determines whether the body is JSON, a file, or
 * empty.
 */
export async function readResponse(
  response: Response,
  { id, response: kind }: Operation,
  onProgress?: OnProgress,
): Promise<ApiResult<unknown>> {
  const { status, headers } = response;
  const result = {
    response,
    status,
    // A proxy that compresses responses can change the tag to a weak tag, but a weak tag never matches in If-Match.
    etag: headers.get('etag')?.replace(/^W\//, '') ?? null,
    requestId: getRequestId(headers),
  };
  if (kind === 'file') return { ...result, data: await readFile(response, id, onProgress) };
  if (status === 204 || status === 205 || kind === 'empty') return { ...result, data: undefined };
  const body = await fromNetwork(response.text(), id, response);
  const data = parseJson(body);
  if (data === undefined) {
    throw createParseError(result, id, body === '' ? 'an empty body' : 'a body that is not JSON');
  }
  return { ...result, data };
}
