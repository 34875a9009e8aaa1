import { Redactor } from '@portal-kit/contract/redaction/redactor';
import type { Upstream } from '../gate/upstream.ts';
import { type BackEnd, forwardTo, parseBackEndUrl, resolveTargetUrl } from './back-end.ts';
import { type BodyToWrite, harEntry } from './har-entry.ts';
import { HarFile } from './har-file.ts';

export interface RecorderOptions extends BackEnd {
  /** Site of the identity provider, if it is Customer Data Cloud. Default: the sandbox's own. */
  readonly identityApiKey?: string;
  /** The HAR file to create. */
  readonly file: string;
  /** Records names, email addresses, phone numbers and tax IDs of people. Default: pseudonyms. */
  readonly keepsNames?: boolean;
  /** Records downloaded files, which cannot be redacted. Default: false. */
  readonly keepsFiles?: boolean;
}

export interface Recorder {
  /** Forwards requests to the back end and records the exchanges. */
  readonly upstream: Upstream;
  /** Resolves when all exchanges are in the file. */
  close(): Promise<void>;
}

const TEXT_TYPE = /json|urlencoded|^text\/(?!csv)/i;

/** @throws Error when an address is invalid or the file cannot be created. */
export async function startRecorder(options: RecorderOptions): Promise<Recorder> {
  const { identity, file, keepsNames = false, keepsFiles = false } = options;
  const backEnd: BackEnd = {
    api: parseBackEndUrl('--record', options.api),
    ...(identity === undefined ? {} : { identity: parseBackEndUrl('--record-identity', identity) }),
  };
  const har = await HarFile.create(file);
  const redactor = new Redactor({ pseudonyms: !keepsNames });
  const forward = forwardTo(backEnd);
  return {
    async upstream(request) {
      const started = Date.now();
      const sent = Buffer.from(await request.clone().arrayBuffer());
      const response = await forward(request);
      const received = Buffer.from(await response.clone().arrayBuffer());
      const { pathname, search } = new URL(request.url);
      har.append(
        harEntry(
          {
            startedAt: new Date(started).toISOString(),
            durationMs: Date.now() - started,
            method: request.method,
            url: resolveTargetUrl(backEnd, pathname) + search,
            requestHeaders: Object.fromEntries(request.headers),
            requestBody: bodyToWrite(request.headers, sent, false),
            status: response.status,
            responseHeaders: Object.fromEntries(response.headers),
            responseBody: bodyToWrite(response.headers, received, keepsFiles),
          },
          redactor,
        ),
      );
      return response;
    },
    close: () => har.close(),
  };
}

function bodyToWrite(headers: Headers, body: Buffer, keepsFiles: boolean): BodyToWrite {
  const type = headers.get('content-type') ?? '';
  const written = { type, bytes: body.length };
  if (TEXT_TYPE.test(type)) return { ...written, text: body.toString() };
  return keepsFiles && body.length > 0 ? { ...written, file: body } : written;
}
