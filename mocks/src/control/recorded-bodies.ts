import type { RawRequest, RawResponse } from '@portal-kit/contract/exchange';
import { redactBody } from '@portal-kit/contract/redaction/redactor';

/** Request and response bodies as text with secrets redacted; `null` for an empty, binary or oversized body. */
export interface BodyTexts {
  readonly requestBody: string | null;
  readonly responseBody: string | null;
}

interface Body {
  readonly bytes: Buffer;
  readonly type: string;
}

const KEPT_REQUESTS = 500;
const KEPT_BYTES = 8 * 1024 * 1024;
const LONGEST_BODY_BYTES = 256 * 1024;
const TEXT_TYPES = /json|urlencoded|^text\//;

interface Exchange {
  readonly request: Body;
  readonly response: Body;
}

const countBytes = ({ request, response }: Exchange) => request.bytes.length + response.bytes.length;

/** Bodies of the latest requests, by journal sequence: at most 500 requests and `keptBytes`, 8 MB by default. */
export class RecordedBodies {
  readonly #kept = new Map<number, Exchange>();
  readonly #keptBytes: number;
  #bytes = 0;

  constructor(keptBytes = KEPT_BYTES) {
    this.#keptBytes = keptBytes;
  }

  /** Bytes of all recorded bodies. */
  get bytes(): number {
    return this.#bytes;
  }

  record(sequence: number, request: RawRequest, response: RawResponse | undefined): void {
    const exchange = { request: toBody(request), response: toBody(response) };
    this.#kept.set(sequence, exchange);
    this.#bytes += countBytes(exchange);
    for (const [oldest, dropped] of this.#kept) {
      if (this.#kept.size <= KEPT_REQUESTS && this.#bytes <= this.#keptBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= countBytes(dropped);
    }
  }

  get(sequence: number): BodyTexts {
    const kept = this.#kept.get(sequence);
    return { requestBody: getRedactedText(kept?.request), responseBody: getRedactedText(kept?.response) };
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }
}

function toBody(message: Pick<RawResponse, 'headers' | 'body'> | undefined): Body {
  const type = message?.headers['content-type'] ?? '';
  const isKept = TEXT_TYPES.test(type) && (message?.body.length ?? 0) <= LONGEST_BODY_BYTES;
  return { type, bytes: isKept && message ? message.body : Buffer.alloc(0) };
}

function getRedactedText(body: Body | undefined): string | null {
  if (!body || body.bytes.length === 0) return null;
  return redactBody(body.bytes.toString(), body.type);
}
