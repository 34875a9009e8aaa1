import type { TextStore } from '../session/session-storage';

/** Unsaved values of an interrupted form. */
export interface Draft {
  /** ISO instant of the last change. */
  savedAt: string;
  /** Version of the record that the changes are based on; `null` for a new record. */
  recordVersion: number | null;
  /** Values by field name, as typed. */
  values: Readonly<Record<string, unknown>>;
}

/**
 * Keeps the drafts of one user in one supplier. A form's key names the form and its record (`user`, `user/U-1`). No
 * method throws: a draft that cannot be stored is lost.
 */
export interface DraftStore {
  /** Returns the draft, or `null` if there is no readable draft from the last 7 days. */
  read: (form: string) => Draft | null;
  /** Replaces the form's draft. */
  write: (form: string, draft: Draft) => void;
  /** Removes the form's draft, after a save or on request of the user. */
  remove: (form: string) => void;
}

/** How long a draft is offered. Milliseconds. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `null` for an invalid or expired draft. */
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

/** Identifies the user and the storage keys of the drafts. */
export interface DraftOwner {
  /** Prefix of every key, by which sign-out removes all drafts. */
  prefix: string;
  /** Email of the user. Other users of the same browser do not see the drafts. */
  email: string;
  supplierId: string;
  /** Whether the user is still signed in. A form that closes after sign-out stores no draft. Default: always. */
  isCurrent?: () => boolean;
}

/**
 * Keeps drafts as text in a browser storage. Unreadable drafts are removed.
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
