import type { ApiResult } from './call';
import type { Operation } from './operation';
import type { OnProgress } from './read-file';
import { fromNetwork, parseError, parseJson, requestIdOf } from './response';

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
    // A proxy that compresses responses changes the tag to a weak tag, but a weak tag never matches in If-Match.
    etag: headers.get('etag')?.replace(/^W\//, '') ?? null,
    requestId: requestIdOf(headers),
  };
  if (kind === 'file') {
    const { readFile } = await import('./read-file');
    return { ...result, data: await readFile(response, id, onProgress) };
  }
  if (status === 204 || status === 205 || kind === 'empty') return { ...result, data: undefined };
  const body = await fromNetwork(response.text(), id, response);
  const data = parseJson(body);
  if (data === undefined) {
    throw parseError(result, id, body === '' ? 'an empty body' : 'a body that is not JSON');
  }
  return { ...result, data };
}
