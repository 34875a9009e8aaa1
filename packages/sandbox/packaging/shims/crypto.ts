import { sha256 } from '@noble/hashes/sha2';
import { Buffer } from 'buffer/index.js';

/** Implements the part of `node:crypto` that the sandbox uses, for browsers. */
export function createHash(algorithm: string) {
  if (algorithm !== 'sha256') throw new RangeError(`No implementation of ${algorithm}`);
  const hash = sha256.create();
  return {
    update(data: string | Uint8Array) {
      hash.update(data);
      return this;
    },
    digest: (encoding: 'hex' | 'base64') => Buffer.from(hash.digest()).toString(encoding),
  };
}

export const randomBytes = (length: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(length)));

export const timingSafeEqual = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
