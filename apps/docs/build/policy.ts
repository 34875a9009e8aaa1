import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the inline elements of a page, in order and without repetition. */
const inlineHashes = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, text = '']) => hashOf(text))),
];

/**
 * The content security policy of a page. It allows inline scripts and styles only by hash. The search compiles
 * WebAssembly.
 */
export function policyOf(html: string): string {
  const scripts = inlineHashes(
    html,
    /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>(.*?)<\/script>/gs,
  );
  const styles = inlineHashes(html, /<style[^>]*>(.*?)<\/style>/gs);
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
