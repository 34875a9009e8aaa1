import type { RawResponse } from './exchange.ts';

/** A response as Prism's validator reads it and Prism's mocker writes it. */
export interface PrismOutput {
  statusCode: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export const isJson = (contentType: string) => /^application\/(.+\+)?json\b/i.test(contentType);
export const isText = (contentType: string) => /^text\//i.test(contentType);

/**
 * Converts a response for Prism's validator.
 *
 * @throws SyntaxError when the content type is JSON, but the body is not valid JSON.
 */
export function toPrismOutput({ status, headers, body }: RawResponse): PrismOutput {
  const contentType = headers['content-type'] ?? '';
  const shown = isJson(contentType)
    ? JSON.parse(body.toString())
    : isText(contentType)
      ? body.toString()
      : 'binary';
  return { statusCode: status, headers: { ...headers }, body: body.length === 0 ? undefined : shown };
}
