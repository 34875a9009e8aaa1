import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Compression levels of responses, which the servers of all applications share. */
const responseLevels = { br: 5, gzip: 6 };
/** Compression levels of files, as a release compresses them. */
const fileLevels = { br: 11, gzip: 9 };

const brotliOptions = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** A body with its compressed forms, which are computed once. */
export class EncodedBody {
  readonly #bodies = new Map<Encoding, Buffer>();

  constructor(identity: Buffer) {
    this.#bodies.set('identity', identity);
  }

  /** Compresses a file in advance. */
  static async ofFile(identity: Buffer): Promise<EncodedBody> {
    const body = new EncodedBody(identity);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(identity, brotliOptions(fileLevels.br)),
      promisify(gzip)(identity, { level: fileLevels.gzip }),
    ]);
    body.#bodies.set('br', br).set('gzip', gz);
    return body;
  }

  in(encoding: Encoding): Buffer {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const identity = this.in('identity');
    const encoded =
      encoding === 'br'
        ? brotliCompressSync(identity, brotliOptions(responseLevels.br))
        : gzipSync(identity, { level: responseLevels.gzip });
    this.#bodies.set(encoding, encoded);
    return encoded;
  }
}
