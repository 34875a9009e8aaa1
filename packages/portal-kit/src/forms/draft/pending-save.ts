import type { DraftStore } from '../../kernel/drafts/draft-store';

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

/** Key of a form's pending save in the draft store. `form` is the key of the form's draft. */
export const pendingSaveKey = (form: string): string => `pending/${form}`;

/**
 * Removes the pending save of a form and its draft if the server has stored `request`, the content of the record.
 * Returns whether the server has stored the save.
 */
export function takeStoredSave(drafts: DraftStore | undefined, form: string, request: unknown): boolean {
  const save = drafts?.read(pendingSaveKey(form));
  if (!drafts || save?.pendingSave?.bodyHash !== contentHash(request)) return false;
  drafts.remove(pendingSaveKey(form));
  drafts.remove(form);
  return true;
}
