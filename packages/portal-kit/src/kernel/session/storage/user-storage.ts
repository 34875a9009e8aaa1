import type { Account } from '../sign-in/identity-provider';
import type { TextStore } from './session-storage';
import { storageKeys } from './storage-keys';

/** Prefix of the storage keys of form drafts. Signing out removes the drafts. */
export const draftKeyPrefix = 'draft:';

/** Prefix of the keys that store, per user, when the session expired. The user's drafts stay while such a key exists. */
const expiryKeyPrefix = 'sessionExpiredAt:';

/** Time in milliseconds for which drafts stay after their session has expired. */
const keptMs = 24 * 60 * 60 * 1000;

/** Interval in milliseconds at which an open page removes outdated drafts. */
const checkMs = 60 * 60 * 1000;

/** Returns the encoded email in the key of a draft: `createDraftStore` appends email, supplier and form to the prefix. */
const parseDraftUser = (draftKey: string) => draftKey.split(':')[1] ?? '';
const getDraftPrefix = (user: string) => `${draftKeyPrefix}${user}:`;
const getExpiryKey = (user: string) => `${expiryKeyPrefix}${user}`;

/** Storages of the user's data, except for the tokens. */
interface UserStores {
  /** Local storage. */
  local: TextStore;
  /** Session storage of this tab. */
  tab: TextStore;
}

export interface UserStorage {
  /** Drafts of the current user, or of the user whose session has expired. */
  drafts: TextStore;
  /** Removes everything that this tab alone holds. */
  clearTab: () => void;
  /**
   * Removes the personal data of an expired session from local storage, because another person may use the computer next.
   * The user's drafts stay for 24 hours: in local storage if the user chose Remember me, otherwise in the session storage
   * of this tab.
   */
  suspend: (account: Account | null) => void;
  /** Moves the drafts of the account's expired session back to local storage. Other users' drafts leave the tab. */
  resume: (account: Account) => void;
  /** Removes the drafts of a user who signs out. */
  discard: (account: Account) => void;
  /** Stops the removal of outdated drafts. */
  stop: () => void;
}

/** Removes the drafts of sessions that expired more than 24 hours ago, or in the future if the clock was set back. */
function removeOutdated(store: TextStore): void {
  for (const key of store.keys(expiryKeyPrefix)) {
    const ageMs = Date.now() - Date.parse(store.get(key) ?? '');
    if (ageMs >= 0 && ageMs < keptMs) continue;
    store.removeAll(getDraftPrefix(key.slice(expiryKeyPrefix.length)));
    store.remove(key);
  }
}

/** Removes the drafts of users who are not signed in, except for sessions that expired in the last 24 hours. */
function removeOthers(store: TextStore, signedIn?: string): void {
  removeOutdated(store);
  for (const key of store.keys(draftKeyPrefix)) {
    const user = parseDraftUser(key);
    if (user !== signedIn && store.get(getExpiryKey(user)) === null) store.remove(key);
  }
}

/** Removes the permissions and drafts of the user who was signed in from local storage. */
export function clearUserStorage(local: TextStore): void {
  // Removes the permissions first, because other tabs distinguish a sign-out from an expired session by the missing
  // permissions.
  local.remove(storageKeys.permissions);
  removeOthers(local);
}

/**
 * Stores the drafts of users. `draftsAfterExpiry`: `tab` stores the drafts of an expired session in the tab, even if the
 * user chose Remember me.
 */
export function createUserStorage(
  { local, tab }: UserStores,
  isSuspended: () => boolean,
  draftsAfterExpiry?: 'tab',
): UserStorage {
  /** Storage of the drafts while the session is expired. */
  let afterExpiry = tab;
  const current = () => (isSuspended() ? afterExpiry : local);
  const markExpired = (user: string) => {
    if (afterExpiry.get(getExpiryKey(user)) === null)
      afterExpiry.set(getExpiryKey(user), new Date().toISOString());
  };

  // Earlier releases stored encrypted drafts under this key.
  tab.remove('suspendedDrafts');
  if (local.get(storageKeys.identityToken) === null) for (const store of [local, tab]) removeOthers(store);
  const timer = setInterval(() => {
    for (const store of [local, tab]) removeOutdated(store);
  }, checkMs);

  return {
    drafts: {
      get: (key) => current().get(key),
      keys: (prefix) => current().keys(prefix),
      isStored: (key) => current().isStored(key),
      set: (key, text) => {
        current().set(key, text);
        if (isSuspended()) markExpired(parseDraftUser(key));
      },
      // A draft that does not fit into local storage is also in the tab.
      remove: (key) => {
        for (const store of [local, tab]) store.remove(key);
      },
      removeAll: (prefix) => {
        for (const store of [local, tab]) store.removeAll(prefix);
      },
      clear: () => current().clear(),
    },
    clearTab: () => tab.clear(),
    suspend: (account) => {
      if (local.get(storageKeys.permissions) !== null) local.set(storageKeys.permissions, '{}');
      // The email is stored only if its user chose Remember me.
      const isRemembered = account?.email === local.get(storageKeys.userEmail);
      afterExpiry = isRemembered && draftsAfterExpiry !== 'tab' ? local : tab;
      for (const key of account ? local.keys(getDraftPrefix(encodeURIComponent(account.email))) : []) {
        if (afterExpiry === tab) {
          tab.set(key, local.get(key) ?? '');
          local.remove(key);
        }
        markExpired(parseDraftUser(key));
      }
      removeOthers(local);
    },
    resume: ({ email }) => {
      const user = encodeURIComponent(email);
      removeOutdated(tab);
      for (const key of tab.keys(draftKeyPrefix)) {
        if (parseDraftUser(key) === user) {
          if (local.get(key) === null) local.set(key, tab.get(key) ?? '');
          if (!local.isStored(key)) continue;
        }
        tab.remove(key);
      }
      tab.removeAll(expiryKeyPrefix);
      removeOthers(local, user);
      local.remove(getExpiryKey(user));
      afterExpiry = tab;
    },
    discard: ({ email }) => {
      const user = encodeURIComponent(email);
      for (const store of [local, tab]) {
        store.removeAll(getDraftPrefix(user));
        store.remove(getExpiryKey(user));
      }
    },
    stop: () => clearInterval(timer),
  };
}
