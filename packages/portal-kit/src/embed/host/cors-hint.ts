import type { PortalError } from '@portal-kit/sdk';

/** Origins of APIs for which the page has shown the hint. */
const shown = new Set<string>();

/**
 * Explains in the console, once per API origin, why a call without a response may have failed: a page cannot detect
 * that the API refused its CORS preflight request. Does nothing for an API on the origin of the page, and offline.
 */
export function hintAtCors({ kind, status, retryable }: PortalError, apiUrl: string): void {
  if (kind !== 'network' || status !== 0 || !retryable) return;
  if (navigator.onLine === false) return;
  const { origin } = new URL(apiUrl, location.href);
  if (origin === location.origin || shown.has(origin)) return;
  shown.add(origin);
  // biome-ignore lint/suspicious/noConsole: a hint for the developer of the host page
  console.warn(
    `portal-kit: no response from ${origin}, so the widget shows an error. If the API is reachable, it refuses CORS requests from ${location.origin}, or the page blocks them. Allow the origin in the API, and the API in connect-src. See docs/embedding.md.`,
  );
}
