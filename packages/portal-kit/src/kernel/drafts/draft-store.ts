import { isObject } from '../is-object';
import type { TextStore } from '../session/storage/session-storage';

/** A save that was sent and has no final response yet. */
export interface PendingSave {
  /** The key of the request. A repeated request with the same content has the same key. */
  idempotencyKey: string;
  /** Identifies the content of the request. */
  bodyHash: string;
}

/** Unsaved values of an interrupted form. */
export interface Draft {
  /** Time of the last change, as an ISO 8601 string. */
  savedAt: string;
  /** Version of the record that the changes are based on; `null` for a new record. */
  recordVersion: number | null;
  /** Unconverted values by field name. */
  values: Readonly<Record<string, unknown>>;
  /** The open step of a form with steps. Default: the first step. */
  step?: string | undefined;
  /** The save of these values, while its outcome is unknown. Default: the values were not sent. */
  pendingSave?: PendingSave | undefined;
}

/**
 * Stores the drafts of one user for one supplier. A form's key identifies the form and its record (`user`, `user/U-1`).
 * No method throws. A draft that cannot be stored is lost.
 */
export interface DraftStore {
  /** Returns the draft, or `null` if there is no readable draft from the last 7 days. */
  read: (form: string) => Draft | null;
  /** Replaces the form's draft. */
  write: (form: string, draft: Draft) => void;
  /** Removes the form's draft, after a save or when the user discards the draft. */
  remove: (form: string) => void;
}

/** Time in milliseconds for which a draft is offered. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Parses a stored draft. Returns `null` for an invalid or expired draft. */
function parseDraft(text: string): Draft | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(found) || !isObject(found.values) || typeof found.savedAt !== 'string') return null;
  const ageMs = Date.now() - Date.parse(found.savedAt);
  if (!(ageMs >= 0 && ageMs < maxAgeMs)) return null;
  const { savedAt, values, recordVersion, step } = found;
  const pendingSave = parsePendingSave(found.pendingSave);
  return {
    ...{ savedAt, values, recordVersion: typeof recordVersion === 'number' ? recordVersion : null },
    ...(typeof step === 'string' && { step }),
    ...(pendingSave && { pendingSave }),
  };
}

function parsePendingSave(found: unknown): PendingSave | undefined {
  if (!isObject(found)) return undefined;
  const { idempotencyKey, bodyHash } = found;
  return typeof idempotencyKey === 'string' && typeof bodyHash === 'string'
    ? { idempotencyKey, bodyHash }
    : undefined;
}

/** Identifies the user and the storage keys of the drafts. */
export interface DraftOwner {
  /** Prefix of every key. Sign-out removes all keys with this prefix. */
  prefix: string;
  /** Email of the user. Other users of the same browser do not see the drafts. */
  email: string;
  supplierId: string;
  /** Whether the user is still signed in. A form that closes after sign-out stores no draft. Default: always. */
  isCurrent?: () => boolean;
  /** Called once when the browser cannot store a draft. The draft is then lost when the page closes. */
  onNotStored?: (() => void) | undefined;
}

/**
 * Stores drafts as text in a browser storage and removes unreadable drafts.
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
  { prefix, email, supplierId, isCurrent = () => true, onNotStored }: DraftOwner,
): DraftStore {
  const getDraftKey = (form: string) => prefix + [email, supplierId, form].map(encodeURIComponent).join(':');
  let isReported = false;
  return {
    read: (form) => {
      const text = store.get(getDraftKey(form));
      if (text === null) return null;
      const draft = parseDraft(text);
      if (!draft) store.remove(getDraftKey(form));
      return draft;
    },
    write: (form, draft) => {
      if (!isCurrent()) return;
      store.set(getDraftKey(form), JSON.stringify(draft));
      if (isReported || store.isStored(getDraftKey(form))) return;
      isReported = true;
      onNotStored?.();
    },
    remove: (form) => store.remove(getDraftKey(form)),
  };
}
