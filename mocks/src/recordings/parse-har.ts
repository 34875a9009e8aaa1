import { isObject } from '@portal-kit/contract/is-object';
import type { Entry } from 'har-format';

/** The parts of a HAR entry that a replay uses. */
export type ParsedEntry = Pick<Entry, 'startedDateTime' | 'request' | 'response'> & {
  /** Position in the file. */
  readonly at: number;
  readonly url: URL;
};

export interface ParsedHar {
  readonly entries: readonly ParsedEntry[];
  /** The clock of the recorded sandbox. Only HAR files of the journal have it. */
  readonly clock: string | undefined;
}

const LARGEST_ENTRIES = 20_000;

/** @throws TypeError naming the problem and its place, if the text is not a HAR document. */
export function parseHar(text: string): ParsedHar {
  const { log } = readObject(parseJson(text), 'the file');
  const { version, entries, _clock: clock } = readObject(log, 'the field "log"');
  if (typeof version === 'string' && !/^1\./.test(version))
    throw new TypeError(`The HAR version ${version.slice(0, 20)} is not supported. Supported: 1.1 to 1.3.`);
  if (!Array.isArray(entries))
    throw new TypeError('The file is not a HAR file: log.entries must be an array.');
  if (entries.length > LARGEST_ENTRIES)
    throw new TypeError(
      `The HAR file has ${entries.length} entries. At most ${LARGEST_ENTRIES} are accepted.`,
    );
  return {
    entries: entries.map((entry, at) => parseEntry(entry, at)),
    clock: typeof clock === 'string' && isInstant(clock) ? clock : undefined,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const isCut = /^\s*\{/.test(text.slice(0, 200)) && !/\}\s*$/.test(text.slice(-200));
    const hint = isCut ? ' The file seems to be incomplete.' : '';
    throw new TypeError(`The file is not a HAR file: ${(error as SyntaxError).message}.${hint}`);
  }
}

function parseEntry(value: unknown, at: number): ParsedEntry {
  const entry = readObject(value, `entry ${at}`);
  const request = readObject(entry.request, `entry ${at}: request`);
  const response = readObject(entry.response, `entry ${at}: response`);
  const check = (isValid: boolean, what: string) => {
    if (!isValid) throw new TypeError(`The file is not a HAR file: entry ${at}: ${what}.`);
  };
  const { startedDateTime } = entry;
  check(
    typeof startedDateTime === 'string' && isInstant(startedDateTime),
    'startedDateTime must be a date and time',
  );
  check(typeof request.method === 'string' && request.method !== '', 'request.method must be a text');
  check(typeof request.url === 'string' && URL.canParse(request.url), 'request.url must be an absolute URL');
  check(Number.isInteger(response.status), 'response.status must be a whole number');
  for (const { headers } of [request, response])
    check(isHeaders(headers), 'headers must have names and values');
  return {
    startedDateTime: startedDateTime as string,
    request: request as unknown as Entry['request'],
    response: response as unknown as Entry['response'],
    at,
    url: new URL(request.url as string),
  };
}

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));

const isHeaders = (headers: unknown) =>
  headers === undefined ||
  (Array.isArray(headers) &&
    headers.every((header) => typeof header?.name === 'string' && typeof header.value === 'string'));

function readObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (isObject(value)) return value;
  throw new TypeError(`The file is not a HAR file: ${what} must be an object.`);
}
