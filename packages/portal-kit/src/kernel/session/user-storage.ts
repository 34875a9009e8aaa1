import type { TextStore } from './session-storage';
import { storageKeys } from './storage-keys';

/** Prefix of the storage keys of form drafts. Signing out removes the drafts. */
export const draftKeyPrefix = 'draft:';

/** Session storage key of the email address of the user whose expired session left drafts in this tab. */
const draftOwnerKey = 'draftOwner';

/** Storages of the user's data, except for the tokens. */
interface UserStores {
  /** Local storage. */
  local: TextStore;
  /** Session storage of this tab. */
  tab: TextStore;
}

/** Removes the user's permissions and drafts from local storage. */
export function clearUserStorage(local: TextStore): void {
  // Removes the permissions first, because other tabs distinguish a sign-out from an expired session by the missing
  // permissions.
  local.remove(storageKeys.permissions);
  local.removeAll(draftKeyPrefix);
}

/**
 * Removes the personal data of an expired session from local storage, because another person may use the computer next.
 * The user's drafts move to the session storage of this tab, which ends with the tab. The entry of the permissions
 * remains without content, because other tabs distinguish a sign-out from an expired session by the missing entry.
 */
export function suspendUserStorage({ local, tab }: UserStores, email: string | undefined): void {
  if (local.get(storageKeys.permissions) !== null) local.set(storageKeys.permissions, '{}');
  if (email !== undefined) {
    tab.set(draftOwnerKey, email);
    for (const key of local.keys(draftKeyPrefix)) tab.set(key, local.get(key) ?? '');
  }
  local.removeAll(draftKeyPrefix);
}

/** Moves the drafts of an expired session back to local storage if the same user has signed in again. */
export function resumeUserStorage({ local, tab }: UserStores, email: string): void {
  if (tab.get(draftOwnerKey) === email)
    for (const key of tab.keys(draftKeyPrefix))
      if (local.get(key) === null) local.set(key, tab.get(key) ?? '');
  tab.removeAll(draftKeyPrefix);
  tab.remove(draftOwnerKey);
}

/** Storage of drafts: local storage, and the session storage of this tab while the user's session is expired. */
export function createDraftStorage({ local, tab }: UserStores, isSuspended: () => boolean): TextStore {
  const current = () => (isSuspended() ? tab : local);
  return {
    get: (key) => current().get(key),
    set: (key, value) => current().set(key, value),
    remove: (key) => current().remove(key),
    isStored: (key) => current().isStored(key),
    keys: (prefix) => current().keys(prefix),
    removeAll: (prefix) => current().removeAll(prefix),
    clear: () => current().clear(),
  };
}
