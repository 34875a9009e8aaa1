import { Inflate } from 'fflate';
import { UnreadableFile } from './unreadable-file.ts';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localHeader = 0x04034b50;
const endBytes = 22;
const longestComment = 0xffff;
const encryptedFlag = 1;
const storedMethod = 0;
const deflatedMethod = 8;
/** Packed bytes that are inflated at once. They unpack to at most 1,032 times as many bytes. */
const inflatedAtOnce = 16 * 1024;
/** Maximum size of all unpacked parts in bytes. */
const unpackedMax = 64 * 1024 * 1024;

/**
 * Unpacks a ZIP archive into its parts by name. Declared sizes are verified, because a small archive can unpack to
 * gigabytes.
 *
 * @throws UnreadableFile when the archive is damaged, encrypted, ZIP64 or too large.
 */
export function unpackArchive(archive: Uint8Array): Map<string, Uint8Array> {
  try {
    return unpackParts(archive);
  } catch (error) {
    // A position outside the archive is a RangeError.
    throw error instanceof UnreadableFile ? error : new UnreadableFile({ code: 'damaged' });
  }
}

function unpackParts(archive: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const parts = new Map<string, Uint8Array>();
  const decoder = new TextDecoder();
  const end = findEndOfDirectory(view);
  let at = view.getUint32(end + 16, true);
  let bytesLeft = unpackedMax;
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (view.getUint32(at, true) !== directoryEntry) throw new RangeError('The directory is damaged');
    const nameBytes = view.getUint16(at + 28, true);
    const size = view.getUint32(at + 24, true);
    // ZIP64 stores the sizes elsewhere.
    if (size === 0xffffffff) throw new RangeError('ZIP64');
    bytesLeft -= size;
    if (bytesLeft < 0) throw new UnreadableFile({ code: 'sizeLimit' });
    parts.set(decoder.decode(archive.subarray(at + 46, at + 46 + nameBytes)), unpackEntry(archive, view, at));
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

function findEndOfDirectory(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - endBytes - longestComment);
  for (let at = view.byteLength - endBytes; at >= earliest; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  throw new RangeError('Not an archive');
}

function unpackEntry(archive: Uint8Array, view: DataView, entry: number): Uint8Array {
  const flags = view.getUint16(entry + 8, true);
  const method = view.getUint16(entry + 10, true);
  const packedSize = view.getUint32(entry + 20, true);
  const size = view.getUint32(entry + 24, true);
  const header = view.getUint32(entry + 42, true);
  if (flags & encryptedFlag) throw new UnreadableFile({ code: 'protected' });
  if (view.getUint32(header, true) !== localHeader) throw new RangeError('An entry is damaged');
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  const packed = archive.subarray(start, start + packedSize);
  if (packed.length !== packedSize) throw new RangeError('An entry is cut');
  if (method === deflatedMethod) return inflate(packed, size);
  if (method !== storedMethod || packed.length !== size) throw new RangeError('Unknown compression');
  return packed;
}

function inflate(packed: Uint8Array, size: number): Uint8Array {
  const unpacked = new Uint8Array(size);
  let filled = 0;
  const stream = new Inflate((bytes) => {
    unpacked.set(bytes, filled);
    filled += bytes.length;
  });
  for (let at = 0; at < packed.length; at += inflatedAtOnce)
    stream.push(packed.subarray(at, at + inflatedAtOnce), at + inflatedAtOnce >= packed.length);
  if (filled !== size) throw new RangeError('An entry has another size than declared');
  return unpacked;
}
