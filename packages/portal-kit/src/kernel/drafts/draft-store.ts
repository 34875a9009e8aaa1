import type { TextStore } from '../session/session-storage';

/** A form that was interrupted. */
export interface Draft {
  /** ISO instant of the last change. */
  savedAt: string;
  /** The record's version that the changes are based on; `null` for a new one. */
  recordVersion: number | null;
  /** By field name, as typed. */
  values: Readonly<Record<string, unknown>>;
}

/**
 * Keeps interrupted forms of one user in one supplier. A form's key names it and its record (`item`, `item/ITM-1`).
 * No method throws: a draft that cannot be kept is lost, the form is not.
 */
export interface DraftStore {
  /** What was interrupted, or `null`: nothing, nothing readable, or older than 7 days. */
  read: (form: string) => Draft | null;
  /** Takes the place of what was kept for the form before. */
  write: (form: string, draft: Draft) => void;
  /** The form was saved, or its draft is not wanted. */
  remove: (form: string) => void;
}

/** How long a draft is offered. Milliseconds. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `null` for what is no draft, or too old to be wanted. */
function draftOf(text: string): Draft | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(found) || !isObject(found.values) || typeof found.savedAt !== 'string') return null;
  const ageMs = Date.now() - Date.parse(found.savedAt);
  if (!(ageMs < maxAgeMs)) return null;
  const { savedAt, values, recordVersion } = found;
  return { savedAt, values, recordVersion: typeof recordVersion === 'number' ? recordVersion : null };
}

/** Whose drafts they are, and where they lie. */
export interface DraftOwner {
  /** Before every key, so that all drafts can be dropped at once. */
  prefix: string;
  /** Of the user; another one of the same browser never sees it. */
  email: string;
  supplierId: string;
  /** Whether the user is still there: a form that closes because they are gone keeps nothing. Default: always. */
  isCurrent?: () => boolean;
}

/**
 * Drafts as texts in a browser's storage. What cannot be read is removed.
 *
 * @example
 * ```ts
 * import { createDraftStore } from 'portal-kit/portal';
 * import { createTextStore, draftKeyPrefix } from 'portal-kit/session';
 *
 * const local = createTextStore(() => localStorage);
 *
 * export const draftsOf = (email: string, supplierId: string) =>
 *   createDraftStore(local, { prefix: draftKeyPrefix, email, supplierId });
 * ```
 */
export function createDraftStore(
  store: TextStore,
  { prefix, email, supplierId, isCurrent = () => true }: DraftOwner,
): DraftStore {
  const keyOf = (form: string) => prefix + [email, supplierId, form].map(encodeURIComponent).join(':');
  return {
    read: (form) => {
      const text = store.get(keyOf(form));
      if (text === null) return null;
      const draft = draftOf(text);
      if (!draft) store.remove(keyOf(form));
      return draft;
    },
    write: (form, draft) => {
      if (isCurrent()) store.set(keyOf(form), JSON.stringify(draft));
    },
    remove: (form) => store.remove(keyOf(form)),
  };
}
