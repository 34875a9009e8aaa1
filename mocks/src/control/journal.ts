import { createHash } from 'node:crypto';
import type { RawRequest, RawResponse } from '@portal-kit/contract/exchange';
import { isSecretParameter, REDACTED } from '@portal-kit/contract/redaction/secrets';
import type { Violation } from '@portal-kit/contract/violation';
import type { ResponseSource } from '../gate/gate-response.ts';
import { describeToken } from '../sandbox/access/tokens.ts';
import { basicCredentials } from '../sandbox/embed/service-credential.ts';
import { type BodyTexts, RecordedBodies } from './recorded-bodies.ts';

/** One API request and its response. Contains no tokens and no passwords. */
export interface JournalEntry {
  readonly sequence: number;
  /** ISO instant of the response. */
  readonly time: string;
  readonly durationMs: number;
  readonly requestId: string;
  readonly operationId: string | null;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** `null` when the connection was reset without a response. */
  readonly status: number | null;
  readonly source: ResponseSource | 'recording' | 'fault' | 'gateway';
  readonly headers: Readonly<Record<string, string>>;
  /** Without cookies. */
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly requestBytes: number;
  readonly requestSha256: string;
  readonly responseBytes: number;
  readonly responseSha256: string;
  readonly user: string | null;
  readonly fault: string | null;
  /** What a fault did to the exchange; `null` without a fault. */
  readonly faultEffect: string | null;
  readonly scenario: string | null;
}

export interface RecordedViolation extends Violation {
  readonly requestId: string;
  readonly operationId: string | null;
  readonly method: string;
  readonly path: string;
}

export interface JournalInput {
  readonly request: RawRequest;
  readonly requestId: string;
  readonly durationMs: number;
  readonly operationId: string | undefined;
  readonly response: RawResponse | undefined;
  readonly source: JournalEntry['source'];
  readonly fault: string | undefined;
  readonly faultEffect: string | undefined;
  readonly scenario: string | undefined;
  readonly violations: readonly Violation[];
}

const KEPT_ENTRIES = 20_000;

export class Journal {
  readonly #bodies: RecordedBodies;
  #entries: JournalEntry[] = [];
  #violations: RecordedViolation[] = [];
  #sequence = 0;

  /** `keptBytes`: see {@link RecordedBodies}. */
  constructor({ keptBytes }: { readonly keptBytes?: number } = {}) {
    this.#bodies = new RecordedBodies(keptBytes);
  }

  record({
    request,
    requestId,
    durationMs,
    operationId,
    response,
    source,
    fault,
    faultEffect,
    scenario,
    violations,
  }: JournalInput): void {
    this.#sequence += 1;
    const { headers, user } = redact(request.headers);
    this.#entries.push({
      sequence: this.#sequence,
      time: new Date().toISOString(),
      durationMs,
      requestId,
      operationId: operationId ?? null,
      method: request.method,
      path: request.path,
      query: redactQuery(request.search),
      status: response?.status ?? null,
      source,
      headers,
      responseHeaders: redactResponseHeaders(response),
      requestBytes: request.body.length,
      requestSha256: sha256(request.body),
      responseBytes: response?.body.length ?? 0,
      responseSha256: sha256(response?.body ?? Buffer.alloc(0)),
      user,
      fault: fault ?? null,
      faultEffect: faultEffect ?? null,
      scenario: scenario ?? null,
    });
    if (this.#entries.length > KEPT_ENTRIES) this.#entries.splice(0, this.#entries.length - KEPT_ENTRIES);
    this.#bodies.record(this.#sequence, request, response);
    const where = { requestId, operationId: operationId ?? null, method: request.method, path: request.path };
    this.#violations.push(...violations.map((violation) => ({ ...violation, ...where })));
  }

  entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** Returns one entry with its bodies, or `undefined` when no entry has this sequence. */
  entry(sequence: number): (JournalEntry & BodyTexts) | undefined {
    const entry = this.#entries.find((candidate) => candidate.sequence === sequence);
    return entry && { ...entry, ...this.#bodies.get(sequence) };
  }

  violations(): readonly RecordedViolation[] {
    return this.#violations;
  }

  clear(): void {
    this.#entries = [];
    this.#violations = [];
    this.#bodies.clear();
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const TOKEN_HEADERS = new Set(['authorization', 'access-token']);

/**
 * Replaces a token with its kind and the first eight characters of its hash. They reveal a renewal, but cannot be used
 * to sign in.
 */
function redact(headers: Readonly<Record<string, string>>) {
  let user: string | null = null;
  const redacted = Object.entries(headers).map(([name, value]) => {
    if (name === 'cookie') return [name, '[redacted]'];
    if (!TOKEN_HEADERS.has(name)) return [name, value];
    const client = basicCredentials(value);
    if (client) {
      user ??= client.clientId;
      return [name, 'Basic [service credential]'];
    }
    const token = value.replace(/^Bearer /, '');
    const described = describeToken(token);
    user ??= described.user ?? null;
    const scheme = value === token ? '' : 'Bearer ';
    return [name, `${scheme}[${described.kind} token ${sha256(Buffer.from(token)).slice(0, 8)}]`];
  });
  return { headers: Object.fromEntries(redacted) as Record<string, string>, user };
}

/** Redacts the redirect URL of a single sign-on, because the URL contains the sign-on code. */
function redactResponseHeaders({
  headers = {},
}: Partial<RawResponse> = {}): Readonly<Record<string, string>> {
  const { location } = headers;
  return location === undefined ? headers : { ...headers, location: location.replace(/\?.*$/, redactQuery) };
}

function redactQuery(search: string): string {
  const parameters = new URLSearchParams(search);
  const secrets = [...parameters.keys()].filter(isSecretParameter);
  if (secrets.length === 0) return search;
  for (const name of secrets) parameters.set(name, REDACTED);
  return `?${parameters}`;
}
