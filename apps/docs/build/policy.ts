import { createHash } from 'node:crypto';

const toHashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the hashes of a page's inline elements, in order and without repetition. */
const listInlineHashes = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, text = '']) => toHashSource(text))),
];

/**
 * Builds a page's content security policy. It allows inline scripts and styles only by hash, and WebAssembly, which the
 * search compiles.
 */
export function buildPolicy(html: string): string {
  const scripts = listInlineHashes(
    html,
    /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>(.*?)<\/script>/gs,
  );
  const styles = listInlineHashes(html, /<style[^>]*>(.*?)<\/style>/gs);
  return [
    "default-src 'none'",
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
