const MAX_FILE_NAME_LENGTH = 120;

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'text/csv': '.csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
};

/** RFC 6266: the extended `filename*` takes precedence over `filename`. */
function declaredName(disposition: string): string {
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

/**
 * Converts a name to a safe file name: the last path segment, without control, bidirectional and other invisible
 * characters, with at most 120 characters including the extension. The result may be empty.
 */
export function safeFileName(name: string): string {
  const bare = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(/^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i, '_$1');
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

/** File name that consists of operation and date, for a response without a readable `Content-Disposition`. */
function fallbackName(operationId: string, contentType: string): string {
  const now = new Date();
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  const words = operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${words}_${date.join('-')}${extensions[contentType.split(';', 1)[0]?.trim() ?? ''] ?? ''}`;
}

export function fileNameOf(headers: Headers, operationId: string): string {
  return (
    safeFileName(declaredName(`;${headers.get('content-disposition') ?? ''}`)) ||
    fallbackName(operationId, headers.get('content-type') ?? '')
  );
}
