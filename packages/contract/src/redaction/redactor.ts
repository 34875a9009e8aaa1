import { Pseudonyms } from './pseudonyms.ts';
import { isSecretName, isSecretParameter, REDACTED, removeSecretFields, removeTokens } from './secrets.ts';

/** Headers whose values are recorded. The values of all other headers are replaced. */
const KEPT_HEADERS = new Set([
  'accept',
  'accept-language',
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'deprecation',
  'etag',
  'expires',
  'idempotency-key',
  'idempotent-replayed',
  'if-match',
  'if-none-match',
  'last-modified',
  'location',
  'retry-after',
  'vary',
  'x-request-id',
]);

export interface RedactorOptions {
  /** Replaces names, email addresses, phone numbers and tax IDs of people. Default: false. */
  readonly pseudonyms?: boolean;
}

/** Removes secrets from recorded exchanges. */
export class Redactor {
  readonly #pseudonyms: Pseudonyms | undefined;

  constructor({ pseudonyms = false }: RedactorOptions = {}) {
    this.#pseudonyms = pseudonyms ? new Pseudonyms() : undefined;
  }

  header(name: string, value: string): string {
    if (!KEPT_HEADERS.has(name.toLowerCase())) return REDACTED;
    return name.toLowerCase() === 'location' ? this.address(value) : this.#text(value);
  }

  /** Redacts secrets in an absolute or relative URL, and removes its credentials and fragment. */
  address(address: string): string {
    const [beforeFragment = ''] = address.split('#');
    const [path = '', ...query] = beforeFragment.replace(/^(https?:\/\/)[^/@]*@/, '$1').split('?');
    const segments = path.split('/').map((segment) => this.#encoded(segment, decodeIfValid(segment)));
    return segments.join('/') + (query.length === 0 ? '' : `?${this.parameters(query.join('?'))}`);
  }

  /** Redacts a query or a URL-encoded form. Keeps the encoding of parameters without secrets. */
  parameters(encoded: string): string {
    return encoded
      .split('&')
      .map((pair) => {
        const [name = '', ...rest] = pair.split('=');
        const value = rest.join('=');
        if (isSecretParameter(decodeIfValid(name))) return `${name}=${encodeURIComponent(REDACTED)}`;
        return `${name}${rest.length === 0 ? '' : '='}${this.#encoded(value, decodeIfValid(value.replaceAll('+', ' ')))}`;
      })
      .join('&');
  }

  body(text: string, contentType: string): string {
    if (/urlencoded/i.test(contentType)) return this.parameters(text);
    // A content type can be wrong, for example by a fault.
    if (!/json/i.test(contentType) && !/^\s*[[{]/.test(text)) return this.#text(text);
    try {
      const value = JSON.parse(text);
      const redacted = JSON.stringify(this.#json(value, undefined, undefined));
      const isUnchanged = redacted === JSON.stringify(value) && removeSecretFields(text) === text;
      return isUnchanged ? text : redacted;
    } catch {
      return this.#pseudonyms?.inText(removeSecretFields(text)) ?? removeSecretFields(text);
    }
  }

  #json(value: unknown, name: string | undefined, parent: string | undefined): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#json(item, name, parent));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([field, inner]) => [field, this.#field(field, inner, name)]),
      );
    if (typeof value !== 'string') return value;
    // Feature flags contain JSON as text.
    const text = /^\s*[[{]/.test(value) ? removeSecretFields(value) : removeTokens(value);
    if (name === undefined) return this.#pseudonyms?.inText(text) ?? text;
    return this.#pseudonyms?.inField(name, text, parent) ?? text;
  }

  #field(name: string, value: unknown, parent: string | undefined): unknown {
    if (isSecretName(name) && value !== null && typeof value !== 'boolean') return REDACTED;
    return this.#json(value, name, parent);
  }

  #text(text: string): string {
    const redacted = removeTokens(text);
    return this.#pseudonyms?.inText(redacted) ?? redacted;
  }

  /** Redacts an encoded string. A string without secrets stays exactly as it is. */
  #encoded(encoded: string, plain: string): string {
    const redacted = this.#text(plain);
    return redacted === plain ? encoded : encodeURIComponent(redacted);
  }
}

function decodeIfValid(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const redactor = new Redactor();

/** Removes passwords and tokens from the text of a body. */
export const redactBody = (text: string, contentType: string): string => redactor.body(text, contentType);
