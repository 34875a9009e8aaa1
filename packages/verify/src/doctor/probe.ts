import { isObject } from '@portal-kit/contract/is-object';
/** The response to one request. `status` is 0 without a response, and `failure` says why. */
export interface Answer {
  readonly url: string;
  readonly status: number;
  readonly failure: string | undefined;
  readonly headers: Headers;
  /** The decoded body. */
  readonly body: Buffer;
  /** Clock of this machine when the headers arrived, in milliseconds since 1970. */
  readonly receivedAtMs: number;
}

export interface ProbeLimits {
  /** Time limit of each request in milliseconds. */
  readonly timeoutMs: number;
  readonly maxRequests: number;
}

interface ProbeRequest {
  readonly method?: 'GET' | 'OPTIONS' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const LARGEST_BODY_BYTES = 16 * 1024 * 1024;

/** Sends requests with limits and without following redirects. Never rejects. */
export class Probe {
  readonly limits: ProbeLimits;
  sent = 0;

  constructor(limits: ProbeLimits) {
    this.limits = limits;
  }

  async send(url: string, { method = 'GET', headers = {}, body }: ProbeRequest = {}): Promise<Answer> {
    if (this.sent >= this.limits.maxRequests)
      return createFailure(url, `the limit of ${this.limits.maxRequests} requests is reached`);
    this.sent += 1;
    const timeout = AbortSignal.timeout(this.limits.timeoutMs);
    try {
      const response = await fetch(url, {
        method,
        headers: { accept: '*/*', 'accept-encoding': 'gzip, br', ...headers },
        redirect: 'manual',
        signal: timeout,
        ...(body === undefined ? {} : { body }),
      });
      const receivedAtMs = Date.now();
      return {
        url,
        status: response.status,
        failure: undefined,
        headers: response.headers,
        body: await readBody(response),
        receivedAtMs,
      };
    } catch (error) {
      return createFailure(
        url,
        timeout.aborted ? `no complete response within ${this.limits.timeoutMs} ms` : describeError(error),
      );
    }
  }

  /** Requests a screen, as a browser does when it navigates. */
  page(url: string): Promise<Answer> {
    return this.send(url, { headers: { accept: 'text/html,application/xhtml+xml' } });
  }
}

const createFailure = (url: string, failure: string): Answer => ({
  url,
  status: 0,
  failure,
  headers: new Headers(),
  body: Buffer.alloc(0),
  receivedAtMs: Date.now(),
});

async function readBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_BODY_BYTES) throw new Error('the body is larger than 16 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const isCertificateError = (code: string) => /CERT|SIGNATURE|ALTNAME|SELF_SIGNED/.test(code);

function describeError(error: unknown): string {
  const { cause, message } = error as Error & { cause?: Error & { code?: string } };
  const code = cause?.code;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the host name is unknown (${code})`;
  if (code === 'ECONNREFUSED') return `nothing listens at the address (${code})`;
  if (code !== undefined && isCertificateError(code))
    return `the certificate is not trusted (${code}); NODE_EXTRA_CA_CERTS names a file with your own certificate authority`;
  return code ?? cause?.message ?? message;
}

/** Describes what the server did, as the start of a sentence: "responds with 404" or "does not respond: …". */
export const describeOutcome = ({ status, failure, headers }: Answer): string => {
  if (failure !== undefined) return `does not respond: ${failure}`;
  const target = headers.get('location');
  return target === null ? `responds with ${status}` : `responds with ${status} and a redirect`;
};

/** Returns the media type without parameters, in lower case. */
export const getMediaType = ({ headers }: Answer): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Parses the body as a JSON object. Returns `undefined` if it isn't one. */
export function parseJsonObject({ body }: Answer): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString());
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the directives of the `Cache-Control` header in lower case. */
export const parseCacheControl = ({ headers }: Answer): ReadonlySet<string> =>
  new Set(
    (headers.get('cache-control') ?? '')
      .toLowerCase()
      .split(',')
      .map((directive) => directive.trim())
      .filter((directive) => directive !== ''),
  );
