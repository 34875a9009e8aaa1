/** A contract violation in a request or a response. */
export interface Violation {
  readonly side: 'request' | 'response';
  /** `body`, `query`, `path` or `header`; empty when the violation concerns the whole exchange. */
  readonly location: string;
  readonly fieldPath: string;
  readonly code: string;
  readonly message: string;
}

export interface PrismDiagnostic {
  readonly path?: readonly string[];
  readonly code?: string | number;
  readonly message: string;
}

export function toViolation(
  side: Violation['side'],
  { path = [], code = '', message }: PrismDiagnostic,
): Violation {
  const [location = '', ...segments] = path;
  const missing = /required property '([^']+)'/.exec(message)?.[1];
  return {
    side,
    location,
    fieldPath: formatFieldPath(missing === undefined ? segments : [...segments, missing]),
    code: String(code),
    message,
  };
}

function formatFieldPath(segments: readonly string[]): string {
  return segments
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, segment) => {
      if (/^\d+$/.test(segment)) return `${path}[${segment}]`;
      return path === '' ? segment : `${path}.${segment}`;
    }, '');
}
