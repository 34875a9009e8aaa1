import type { RawAnswer, RawRequest } from '../gateway/exchange.ts';

/** What was sent and answered as text, without secrets; `null` where there was nothing, a file, or more than is kept. */
export interface ShownBodies {
  readonly requestBody: string | null;
  readonly responseBody: string | null;
}

interface Body {
  readonly bytes: Buffer;
  readonly type: string;
}

const KEPT_BODIES = 500;
const LONGEST_BODY_BYTES = 256 * 1024;
const TEXT_TYPES = /json|urlencoded|^text\//;

/** The bodies of the requests that came last, by their sequence in the journal. */
export class Bodies {
  readonly #kept = new Map<number, { readonly request: Body; readonly response: Body }>();

  keep(sequence: number, request: RawRequest, answer: RawAnswer | undefined): void {
    this.#kept.set(sequence, { request: bodyOf(request), response: bodyOf(answer) });
    this.#kept.delete(sequence - KEPT_BODIES);
  }

  of(sequence: number): ShownBodies {
    const kept = this.#kept.get(sequence);
    return { requestBody: shown(kept?.request), responseBody: shown(kept?.response) };
  }

  clear(): void {
    this.#kept.clear();
  }
}

function bodyOf(message: Pick<RawAnswer, 'headers' | 'body'> | undefined): Body {
  const type = message?.headers['content-type'] ?? '';
  const isShown = TEXT_TYPES.test(type) && (message?.body.length ?? 0) <= LONGEST_BODY_BYTES;
  return { type, bytes: isShown && message ? message.body : Buffer.alloc(0) };
}

const SECRETS =
  'password|newPassword|passwordResetToken|login_token|regToken|id_token|cookieValue|authCode|UIDSignature|token';
const JSON_SECRET = new RegExp(`"(${SECRETS})"\\s*:\\s*"(?:[^"\\\\]|\\\\.)*"?`, 'g');
const FORM_SECRET = new RegExp(`(^|&)(${SECRETS})=[^&]*`, 'g');

function shown(body: Body | undefined): string | null {
  if (!body || body.bytes.length === 0) return null;
  const text = body.bytes.toString();
  return body.type.includes('urlencoded')
    ? text.replace(FORM_SECRET, '$1$2=[redacted]')
    : text.replace(JSON_SECRET, '"$1":"[redacted]"');
}
