import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** The unpacked archive exceeds the limit. */
export class ArchiveTooLarge extends Error {}

/**
 * Unpacks a ZIP archive of at most `maxBytes`. Declared sizes are verified.
 *
 * @throws ArchiveTooLarge
 * @throws RangeError when the archive is invalid, damaged, encrypted or ZIP64.
 */
export function unpack(archive: Buffer, maxBytes: number): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = endOfDirectory(archive);
  let at = archive.readUInt32LE(end + 16);
  let left = maxBytes;
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new RangeError('The directory is damaged');
    const nameBytes = archive.readUInt16LE(at + 28);
    const size = archive.readUInt32LE(at + 24);
    left -= size;
    if (left < 0) throw new ArchiveTooLarge(`More than ${maxBytes} bytes`);
    files.set(archive.toString('utf8', at + 46, at + 46 + nameBytes), entryAt(archive, at, size));
    at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

function endOfDirectory(archive: Buffer): number {
  const earliest = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT);
  for (let at = archive.length - END_BYTES; at >= earliest; at -= 1) {
    if (archive.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new RangeError('Not an archive');
}

function entryAt(archive: Buffer, directoryEntry: number, size: number): Buffer {
  const flags = archive.readUInt16LE(directoryEntry + 8);
  const method = archive.readUInt16LE(directoryEntry + 10);
  const header = archive.readUInt32LE(directoryEntry + 42);
  if (flags & ENCRYPTED) throw new RangeError('The archive is encrypted');
  if (archive.readUInt32LE(header) !== LOCAL_HEADER) throw new RangeError('An entry is damaged');
  const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  const packed = archive.subarray(start, start + archive.readUInt32LE(directoryEntry + 20));
  if (method !== STORED && method !== DEFLATED) throw new RangeError('Unknown compression');
  const unpacked = method === STORED ? packed : inflate(packed, size);
  if (unpacked.length !== size) throw new RangeError('An entry has another size than it says');
  return unpacked;
}

function inflate(packed: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch (cause) {
    throw new RangeError('An entry cannot be unpacked', { cause });
  }
}
