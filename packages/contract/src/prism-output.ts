import type { RawResponse } from './exchange.ts';

/** Input of Prism's response validator and output of its mocker. */
export interface PrismOutput {
  statusCode: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export const isJson = (contentType: string) => /^application\/(.+\+)?json\b/i.test(contentType);
export const isText = (contentType: string) => /^text\//i.test(contentType);

/** @throws SyntaxError when the body is not valid JSON although its content type is JSON. */
export function toPrismOutput({ status, headers, body }: RawResponse): PrismOutput {
  const contentType = headers['content-type'] ?? '';
  const shown = isJson(contentType)
    ? JSON.parse(body.toString())
    : isText(contentType)
      ? body.toString()
      : 'binary';
  return { statusCode: status, headers: { ...headers }, body: body.length === 0 ? undefined : shown };
}
