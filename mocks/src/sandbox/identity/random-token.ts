import { base64url } from 'jose';

const TOKEN_BYTES = 24;

/** Creates a token that nobody can guess, after the prefix of its kind. */
export const randomToken = (prefix: string): string =>
  prefix + base64url.encode(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
