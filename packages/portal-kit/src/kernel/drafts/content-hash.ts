/**
 * Returns the hash of a value's JSON, in 16 hexadecimal digits: two 32-bit FNV-1a hashes. It's synchronous, and
 * available on plain-http origins, unlike the browser's hashes. Not for secrets.
 *
 * @example
 * ```ts
 * import { contentHash } from 'portal-kit/session';
 *
 * export const viewKey = (email: string, list: string) => `views:${contentHash([email, list])}`;
 * ```
 */
export function contentHash(content: unknown): string {
  const text = JSON.stringify(content) ?? '';
  let first = 0x811c9dc5;
  let second = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b);
  }
  return [first, second].map((hash) => (hash >>> 0).toString(16).padStart(8, '0')).join('');
}
