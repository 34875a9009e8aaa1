import type { Redactor } from '@portal-kit/contract/redaction/redactor';
import type { Content, Entry, PostData } from 'har-format';

/** A request or response body. `text` is undefined for a body that is not recorded. */
export interface BodyToWrite {
  readonly type: string;
  readonly bytes: number;
  readonly text?: string;
  /** Bytes of a file, recorded without redaction. */
  readonly file?: Buffer;
}

/** One exchange with its secrets. */
export interface Exchange {
  /** ISO instant. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: BodyToWrite;
  /** `null` when the connection was reset without a response. */
  readonly status: number | null;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody: BodyToWrite;
  /** Additional fields of the entry. Their names start with an underscore. */
  readonly details?: Readonly<Record<`_${string}`, unknown>>;
}

const NOT_RECORDED = 'The body is not recorded.';

/** Creates an exchange's HAR entry, without its secrets. */
export function harEntry(exchange: Exchange, redactor: Redactor): Entry {
  const { startedAt, durationMs, method, requestBody, status, responseHeaders, responseBody } = exchange;
  const url = redactor.address(exchange.url);
  const postData = requestBody.bytes === 0 ? undefined : toPostData(requestBody, redactor);
  return {
    startedDateTime: startedAt,
    time: durationMs,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toHarHeaders(exchange.requestHeaders, redactor),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(postData ? { postData } : {}),
      headersSize: -1,
      bodySize: requestBody.bytes,
    },
    response: {
      status: status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toHarHeaders(responseHeaders, redactor),
      content: toContent(responseBody, redactor),
      redirectURL: redactor.address(responseHeaders.location ?? ''),
      headersSize: -1,
      bodySize: responseBody.bytes,
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    ...exchange.details,
  };
}

const toHarHeaders = (headers: Readonly<Record<string, string>>, redactor: Redactor) =>
  Object.entries(headers).map(([name, value]) => ({ name, value: redactor.header(name, value) }));

function toPostData({ type, text }: BodyToWrite, redactor: Redactor): PostData {
  if (text === undefined) return { mimeType: type, text: '', comment: NOT_RECORDED };
  return { mimeType: type, text: redactor.body(text, type) };
}

function toContent({ type, bytes, text, file }: BodyToWrite, redactor: Redactor): Content {
  if (file) return { size: bytes, mimeType: type, text: file.toString('base64'), encoding: 'base64' };
  if (bytes === 0) return { size: 0, mimeType: type };
  if (text === undefined) return { size: bytes, mimeType: type, comment: NOT_RECORDED };
  const redacted = redactor.body(text, type);
  return { size: Buffer.byteLength(redacted), mimeType: type, text: redacted };
}
