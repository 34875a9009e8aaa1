/**
 * Identifies the content of a request: two 32-bit FNV-1a hashes of its JSON. `crypto.subtle` is missing on plain-http
 * origins. The server compares the content of two requests with the same key as well.
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

/** Key of a form's first pending save in the draft store. `form` is the key of the form's draft. */
export const pendingSaveKey = (form: string): string => `pending/${form}`;
