import type { ContractOperation } from '@portal-kit/contract/contract';
import type { RawResponse } from '@portal-kit/contract/exchange';
import { Redactor } from '@portal-kit/contract/redaction/redactor';
import { REDACTED } from '@portal-kit/contract/redaction/secrets';
import type { Gate } from '../gate/gate.ts';
import { createCallKey } from './call-key.ts';
import { type ParsedEntry, parseHar } from './parse-har.ts';
import { decodeBody } from './recorded-body.ts';
import type { IgnoredEntries, RecordedCall, RecordedViolation, Recording, Unrecorded } from './recording.ts';
import { isOfSignIn } from './sign-in-calls.ts';

export interface ImportSettings {
  readonly name: string;
  /** Base URL of the recorded API. Default: the base URL with most calls of the contract. */
  readonly api?: string;
  /** Default: `sandbox`. */
  readonly unrecorded?: Unrecorded;
  /** Replays responses that violate the contract. Default: false. */
  readonly replaysViolations?: boolean;
}

/** The report of an import contains no secrets of URLs. */
const redactor = new Redactor();

const SHOWN_ENTRIES = 10;
const SHOWN_URL_LENGTH = 200;

/** Statuses whose responses have no body. */
const BODILESS = new Set([204, 205, 304]);

/** Response headers that the gateway does not set itself. */
const REPLAYED_HEADERS = new Set([
  'cache-control',
  'content-disposition',
  'content-language',
  'content-type',
  'deprecation',
  'etag',
  'idempotent-replayed',
  'last-modified',
  'location',
  'retry-after',
]);

/**
 * Reads a recording from a HAR file. The gate checks its responses.
 *
 * @throws TypeError when the file is not a HAR file or contains no call to replay. The message says why.
 */
export function importHar(text: string, settings: ImportSettings, gate: Gate): Recording {
  const { name, unrecorded = 'sandbox', replaysViolations = false } = settings;
  const { entries, clock } = parseHar(text);
  const base =
    settings.api === undefined ? findMostUsedBaseUrl(entries, gate) : settings.api.replace(/\/$/, '');
  const ignored = new Map<string, ParsedEntry[]>();
  const violations: RecordedViolation[] = [];
  const calls: RecordedCall[] = [];

  for (const entry of entries) {
    const found = readCall(entry, base, gate);
    if ('problem' in found) {
      ignored.set(found.problem, [...(ignored.get(found.problem) ?? []), entry]);
      continue;
    }
    const { operation, call } = found;
    const [violation] = gate.checkResponse(operation, call.response);
    if (violation)
      violations.push({
        entry: entry.at,
        operationId: operation.operationId,
        url: formatEntryUrl(entry),
        status: call.response.status,
        message: [violation.fieldPath, violation.message].filter(Boolean).join(': ').slice(0, 500),
      });
    if (!violation || replaysViolations) calls.push(call);
  }
  const report = [...ignored].map(ignoredEntries);
  if (calls.length === 0) throw new TypeError(nothingToReplay(base, report, violations));
  const [first = ''] = calls.map(({ entry }) => entries[entry]?.startedDateTime ?? '').toSorted(byInstant);
  return {
    name,
    api: base ?? '',
    recordedAt: clock ?? new Date(first).toISOString(),
    unrecorded,
    replaysViolations,
    calls: calls.toSorted((a, b) => byInstant(getStartedAt(entries, a), getStartedAt(entries, b))),
    ignored: report,
    violations,
    bytes: calls.reduce((sum, { response }) => sum + response.body.length, 0),
  };
}

const byInstant = (a: string, b: string) => Date.parse(a) - Date.parse(b);

const getStartedAt = (entries: readonly ParsedEntry[], { entry }: RecordedCall) =>
  entries[entry]?.startedDateTime ?? '';

/** Finds a request's base URL, which ends before the contract's prefix `/api/`. */
function findBaseUrl({ url }: ParsedEntry): string | undefined {
  const at = url.pathname.indexOf('/api/');
  return /^https?:$/.test(url.protocol) && at >= 0 ? url.origin + url.pathname.slice(0, at) : undefined;
}

function findMostUsedBaseUrl(entries: readonly ParsedEntry[], gate: Gate): string | undefined {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const base = findBaseUrl(entry);
    if (base === undefined || !findOperation(entry, base, gate)) continue;
    counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

function findOperation(entry: ParsedEntry, base: string, gate: Gate): ContractOperation | undefined {
  const path = pathBelow(entry, base);
  if (path === undefined) return undefined;
  const { method } = entry.request;
  return gate.match({ method, path, search: '', headers: {}, body: Buffer.alloc(0) }).operation;
}

function pathBelow({ url }: ParsedEntry, base: string): string | undefined {
  const address = url.origin + url.pathname;
  return address.startsWith(`${base}/`) ? address.slice(base.length) : undefined;
}

type Found =
  | { readonly problem: string }
  | { readonly operation: ContractOperation; readonly call: RecordedCall };

function readCall(entry: ParsedEntry, base: string | undefined, gate: Gate): Found {
  const path = base === undefined ? undefined : pathBelow(entry, base);
  if (base === undefined || path === undefined) return { problem: 'The request goes to another address.' };
  const operation = findOperation(entry, base, gate);
  if (!operation) return { problem: 'The contract has no such operation.' };
  if (isOfSignIn(operation)) return { problem: 'The sandbox responds to sign-in and token requests itself.' };
  const { status } = entry.response;
  if (status < 100) return { problem: 'The request has no response.' };
  if (status < 200 || status > 599) return { problem: 'The response has an invalid status.' };
  const headers = Object.fromEntries(
    (entry.response.headers ?? []).map(({ name, value }) => [name.toLowerCase(), value]),
  );
  const type = headers['content-type'] ?? entry.response.content?.mimeType ?? '';
  const encoding = headers['content-encoding']?.toLowerCase() ?? '';
  const body = BODILESS.has(status)
    ? { bytes: Buffer.alloc(0) }
    : decodeBody(entry.response.content, type, encoding);
  if ('problem' in body) return body;
  const { mimeType = '', text = '' } = entry.request.postData ?? {};
  const response: RawResponse = {
    status,
    headers: {
      ...(type === '' || body.bytes.length === 0 ? {} : { 'content-type': type }),
      ...Object.fromEntries(
        Object.entries(headers).filter(([name, value]) => REPLAYED_HEADERS.has(name) && value !== REDACTED),
      ),
    },
    cookies: [],
    body: body.bytes,
  };
  const key = createCallKey(operation, path, entry.url.search, { type: mimeType, text });
  return { operation, call: { ...key, entry: entry.at, response } };
}

const formatEntryUrl = ({ request, url }: ParsedEntry) =>
  `${request.method} ${redactor.address(url.href)}`.slice(0, SHOWN_URL_LENGTH);

function ignoredEntries([reason, entries]: [string, ParsedEntry[]]): IgnoredEntries {
  return {
    reason,
    count: entries.length,
    entries: entries
      .slice(0, SHOWN_ENTRIES)
      .map((entry) => ({ entry: entry.at, url: formatEntryUrl(entry) })),
  };
}

function nothingToReplay(
  base: string | undefined,
  ignored: readonly IgnoredEntries[],
  violations: readonly RecordedViolation[],
): string {
  const reasons = [
    ...ignored.map(({ reason, count }) => `${count} × ${reason}`),
    ...(violations.length === 0 ? [] : [`${violations.length} × The response violates the contract.`]),
  ];
  const where = base === undefined ? 'no call of the contract' : `no call of ${base} that can be replayed`;
  return `The HAR file contains ${where}. Nothing was loaded. ${reasons.join(' ')}`.trim();
}
