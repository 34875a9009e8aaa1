import type { Account } from './identity-provider';
import { createTextStore, type TextStore } from './session-storage';
import { storageKeys } from './storage-keys';

/** Prefix of the storage keys of form drafts. Signing out removes the drafts. */
export const draftKeyPrefix = 'draft:';

/** Session storage key of the encrypted drafts of an expired session. */
const suspendedDraftsKey = 'suspendedDrafts';

/** Storages of the user's data, except for the tokens. */
interface UserStores {
  /** Local storage. */
  local: TextStore;
  /** Session storage of this tab. */
  tab: TextStore;
}

export interface UserStorage {
  /** Drafts of the current user: in local storage, and in memory while the session is expired. */
  drafts: TextStore;
  /** Resolves when the drafts of an expired session are stored. */
  whenStored: () => Promise<void>;
  /** Removes everything that this tab alone holds. */
  clearTab: () => void;
  /**
   * Removes the personal data of an expired session from local storage, because another person may use the computer next.
   * The drafts stay in memory, and in the session storage of this tab, encrypted with the account's id.
   */
  suspend: (account: Account | null) => void;
  /**
   * Moves the drafts of an expired session back to local storage if the same user has signed in again, and removes them
   * otherwise.
   */
  resume: (account: Account) => Promise<void>;
}

const inMemory = () =>
  createTextStore(() => {
    throw new Error('portal-kit: these texts must not be stored.');
  });

/** Removes the permissions and drafts of a user from local storage. */
export function clearUserStorage(local: TextStore): void {
  // Removes the permissions first, because other tabs distinguish a sign-out from an expired session by the missing
  // permissions.
  local.remove(storageKeys.permissions);
  local.removeAll(draftKeyPrefix);
}

export function createUserStorage({ local, tab }: UserStores, isSuspended: () => boolean): UserStorage {
  const memory = inMemory();
  /** User of the drafts in memory. */
  let owner: Account | null = null;
  /** Number of changes of the drafts in memory. Only the last change is stored. */
  let changes = 0;
  let stored = Promise.resolve();

  const readMemory = () => memory.keys(draftKeyPrefix).map((key) => [key, memory.get(key) ?? ''] as const);
  function moveToLocal(drafts: Iterable<readonly [key: string, text: string]>): void {
    for (const [key, text] of drafts)
      if (key.startsWith(draftKeyPrefix) && local.get(key) === null) local.set(key, text);
  }
  function clearMemory(): void {
    changes += 1;
    owner = null;
    memory.clear();
  }

  /** Stores the drafts of the memory, because a sign-in by redirect opens the page again. */
  async function storeEncrypted(): Promise<void> {
    changes += 1;
    const change = changes;
    if (readMemory().length === 0) return tab.remove(suspendedDraftsKey);
    const { encryptText } = await import('./encrypted-text');
    if (change !== changes || owner?.id === undefined) return;
    const encrypted = await encryptText(JSON.stringify(readMemory()), owner.id);
    if (change === changes) tab.set(suspendedDraftsKey, encrypted);
  }
  // Without the script or the browser's cryptography, the drafts are in memory only.
  const store = () => {
    stored = storeEncrypted().catch(() => {});
  };

  async function readEncrypted(id: string, encrypted: string): Promise<[string, string][]> {
    const { decryptText } = await import('./encrypted-text');
    const text = await decryptText(encrypted, id);
    return text === null ? [] : JSON.parse(text);
  }

  const current = () => (isSuspended() ? memory : local);
  const storeIfSuspended = () => {
    if (isSuspended()) store();
  };
  return {
    drafts: {
      get: (key) => current().get(key),
      keys: (prefix) => current().keys(prefix),
      isStored: (key) => (isSuspended() ? memory.get(key) !== null : local.isStored(key)),
      set: (key, text) => {
        current().set(key, text);
        storeIfSuspended();
      },
      remove: (key) => {
        current().remove(key);
        storeIfSuspended();
      },
      removeAll: (prefix) => {
        current().removeAll(prefix);
        storeIfSuspended();
      },
      clear: () => {
        current().clear();
        storeIfSuspended();
      },
    },
    whenStored: () => stored,
    clearTab: () => {
      clearMemory();
      tab.clear();
    },
    suspend: (account) => {
      if (local.get(storageKeys.permissions) !== null) local.set(storageKeys.permissions, '{}');
      const drafts = account ? local.keys(draftKeyPrefix) : [];
      if (drafts.length > 0) {
        if (owner?.email !== account?.email) memory.clear();
        owner = account;
        for (const key of drafts) memory.set(key, local.get(key) ?? '');
        store();
      }
      local.removeAll(draftKeyPrefix);
    },
    resume: async (account) => {
      if (owner?.email === account.email) moveToLocal(readMemory());
      clearMemory();
      const encrypted = tab.get(suspendedDraftsKey);
      tab.remove(suspendedDraftsKey);
      if (encrypted === null || account.id === undefined) return;
      moveToLocal(await readEncrypted(account.id, encrypted).catch(() => []));
    },
  };
}
