import { Buffer } from 'buffer/index.js';
import { inflateSync } from 'fflate';

/** The part of `node:zlib` that the sandbox uses, for browsers. */
export const inflateRawSync = (packed: Uint8Array, { maxOutputLength }: { maxOutputLength: number }) =>
  Buffer.from(inflateSync(packed, { out: new Uint8Array(maxOutputLength) }));
