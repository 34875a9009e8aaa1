const warned = new Set<string>();

/** A warning for the developer of the host page. Its texts must contain no token. */
export interface DevelopmentWarning {
  /** Identifies the cause. A page logs one warning per cause. */
  cause: string;
  /** What happened, as a sentence, for example `apiUrl is missing.` */
  what: string;
  /** The consequence, as a sentence. */
  consequence: string;
  /** What to do, as a sentence. */
  fix: string;
}

/** Logs a warning once per cause. Call this function only from code that `inDevelopment` loads. */
export function warnOnce({ cause, what, consequence, fix }: DevelopmentWarning): void {
  if (warned.has(cause)) return;
  warned.add(cause);
  // biome-ignore lint/suspicious/noConsole: a warning for the developer of the host page
  console.warn(`portal-kit: ${what} ${consequence} ${fix} See docs/embedding.md#when-something-is-wrong.`);
}
