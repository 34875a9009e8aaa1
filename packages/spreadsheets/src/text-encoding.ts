import { UnreadableFile } from './unreadable-file.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Control characters that a text file hardly contains. */
const control = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]/gu;

function detectEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // In UTF-16, every second byte of Western text is 0.
  const start = bytes.subarray(0, 1000);
  const countZeros = (offset: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === offset).length;
  if (countZeros(1) > start.length / 4) return 'utf-16le';
  if (countZeros(0) > start.length / 4) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * Decodes a text file. Spreadsheets save "CSV" as Windows-1252 and "Unicode text" as UTF-16.
 *
 * @throws UnreadableFile when the file isn't text.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const encoding = detectEncoding(bytes);
  const decoded = new TextDecoder(encoding).decode(bytes);
  // Older programs end a text with this character.
  const text = decoded.endsWith('\u001a') ? decoded.slice(0, -1) : decoded;
  const controls = text.slice(0, 1000).match(control) ?? [];
  if (text.includes('\0') || text.startsWith('%PDF-') || controls.length > 8)
    throw new UnreadableFile({ code: 'notSpreadsheet' });
  return { text, encoding };
}
