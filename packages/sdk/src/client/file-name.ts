const MAX_FILE_NAME_LENGTH = 120;

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'text/csv': '.csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
};

/** The first characters of contents that determine the extension. */
const signatures = [
  ['%PDF', '.pdf'],
  ['PK\u0003\u0004', '.xlsx'],
] as const;

/** Reads the declared file name. The extended `filename*` takes precedence over `filename` (RFC 6266). */
function parseDeclaredName(disposition: string): string {
  const extended = /;\s*filename\*\s*=\s*(utf-8|iso-8859-1)'[^']*'([^;\s]+)/i.exec(disposition);
  if (extended?.[1] && extended[2]) {
    try {
      return extended[1].toLowerCase() === 'utf-8'
        ? decodeURIComponent(extended[2])
        : extended[2].replace(/%([\da-f]{2})/gi, (_, hex: string) =>
            String.fromCharCode(Number.parseInt(hex, 16)),
          );
    } catch {
      // Uses the plain `filename` if the escapes are malformed.
    }
  }
  const plain = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  return plain?.[1]?.replace(/\\(["\\])/g, '$1') ?? plain?.[2] ?? '';
}

/** Removes spaces and dots at both ends. A regular expression takes quadratic time for spaces within the name. */
function trimOuterDots(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && /[\s.]/.test(text.charAt(start))) start += 1;
  while (start < end && /[\s.]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Converts a name to a safe file name: the last path segment, without control, bidirectional and other invisible
 * characters, with at most 120 characters including the extension. The result may be empty.
 */
export function toSafeFileName(name: string): string {
  const visible = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replace(/^.*[/\\]/s, '')
    .replace(/[<>:"|?*]/g, '_');
  const bare = trimOuterDots(visible).replace(/^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i, '_$1');
  const extension = /\.[^.\s]{1,10}$/.exec(bare)?.[0] ?? '';
  let stem = bare.slice(0, bare.length - extension.length);
  if (stem.length + extension.length > MAX_FILE_NAME_LENGTH) {
    stem = stem
      .slice(0, MAX_FILE_NAME_LENGTH - extension.length)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd();
  }
  return stem + extension;
}

/** Builds a file name from operation and date, for a response without a readable `Content-Disposition`. */
function buildFallbackName(operationId: string): string {
  const now = new Date();
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  const words = operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${words}_${date.join('-')}`;
}

/**
 * Returns the name of a downloaded file. A workbook or PDF always has its content's extension, so that a server can't
 * make the browser save a program or a page. `start` is the beginning of the content.
 */
export function getFileName(headers: Headers, operationId: string, start: string): string {
  const mediaType = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const extension =
    signatures.find(([signature]) => start.startsWith(signature))?.[1] ?? extensions[mediaType] ?? '';
  const name =
    toSafeFileName(parseDeclaredName(`;${headers.get('content-disposition') ?? ''}`)) ||
    buildFallbackName(operationId);
  return name.toLowerCase().endsWith(extension) ? name : toSafeFileName(name + extension);
}
