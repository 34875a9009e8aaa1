import * as zlib from 'node:zlib';
import type { Content } from 'har-format';

const LARGEST_BODY_BYTES = 16 * 1024 * 1024;

const limit = { maxOutputLength: LARGEST_BODY_BYTES };

const expand: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: (bytes) => zlib.gunzipSync(bytes, limit),
  deflate: (bytes) => zlib.inflateSync(bytes, limit),
  br: (bytes) => zlib.brotliDecompressSync(bytes, limit),
  zstd(bytes) {
    // Node 20 has no Zstandard.
    if (!zlib.zstdDecompressSync) throw new Error('zstd');
    return zlib.zstdDecompressSync(bytes, limit);
  },
};

/** The bytes of a body, or the reason why the body cannot be replayed. */
export type RecordedBody = { readonly bytes: Buffer } | { readonly problem: string };

/** Decodes the body of a response. Some tools save the compressed bytes. */
export function decodeBody(
  content: Partial<Content> | undefined,
  type: string,
  encoding: string,
): RecordedBody {
  const { text, size = 0, encoding: textEncoding } = content ?? {};
  if (text === undefined || text === '')
    return size > 0
      ? { problem: 'The file does not contain the response body. Save the HAR file with content.' }
      : { bytes: Buffer.alloc(0) };
  if (typeof text !== 'string') return { problem: 'The response body is not a text.' };
  if (textEncoding !== undefined && textEncoding !== '' && textEncoding !== 'base64')
    return {
      problem: `The encoding "${String(textEncoding).slice(0, 20)}" of the response body is not supported.`,
    };
  if (textEncoding === 'base64' && !/^[A-Za-z0-9+/_-]*={0,2}\s*$/.test(text))
    return { problem: 'The response body is not valid Base64.' };
  const saved = Buffer.from(text, textEncoding === 'base64' ? 'base64' : 'utf8');
  if (saved.length > LARGEST_BODY_BYTES) return { problem: 'The response body is larger than 16 MB.' };
  const bytes = decompress(saved, encoding, type);
  if (!bytes) return { problem: `The response body cannot be decompressed (${encoding}).` };
  if (isJson(type) && !isJsonText(bytes))
    return { problem: 'The response body is truncated or is not valid JSON.' };
  if (!isJson(type) && bytes === saved && saved.length < size)
    return { problem: `The response body is truncated: ${saved.length} of ${size} bytes.` };
  return { bytes };
}

/**
 * Decompresses a recorded body. Most tools save the decompressed body, even if `Content-Encoding` names a compression.
 */
function decompress(saved: Buffer, encoding: string, type: string): Buffer | undefined {
  const isPlain = isJson(type)
    ? /^\s*[[{"]/.test(saved.toString('latin1', 0, 20))
    : encoding === 'gzip' && !isGzip(saved);
  if (isPlain || encoding === '' || encoding === 'identity') return saved;
  try {
    return expand[encoding]?.(saved);
  } catch {
    return isJson(type) || isGzip(saved) ? undefined : saved;
  }
}

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

const isJson = (type: string) => /json/i.test(type);

function isJsonText(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString());
    return true;
  } catch {
    return false;
  }
}
