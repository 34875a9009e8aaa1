import type { FeatureFlag } from '@portal-kit/sdk/auth';
import { isObject } from '../../is-object';
import type { TextStore } from '../storage/session-storage';
import { storageKeys } from '../storage/storage-keys';
import {
  type Access,
  type CachedAccess,
  listEnabledIds,
  parse,
  readAccount,
  readOpenedSuppliers,
} from './access';

/** Stores flags and dev mode for this browser session. */
export function writeFlags(
  session: TextStore,
  { access, isDevMode }: { access: Access | null; isDevMode: boolean },
): void {
  if (access?.flags) session.set(storageKeys.featureFlags, JSON.stringify(access.flags));
  else session.remove(storageKeys.featureFlags);
  if (isDevMode) session.set(storageKeys.devMode, 'true');
  else session.remove(storageKeys.devMode);
}

/**
 * Stores permissions and the server's flags for the next visit. Keeps the opened suppliers of the same user.
 */
export function writeAccess(
  local: TextStore,
  { access: { user, roles }, account }: CachedAccess,
  serverFlags: readonly FeatureFlag[],
): void {
  const stored = parse(local.get(storageKeys.permissions));
  const isSameUser = isObject(stored) && readAccount(stored.account)?.email === account.email;
  const openedSuppliers = isSameUser ? readOpenedSuppliers(stored) : [];
  const entry = {
    account,
    user,
    roles,
    flags: listEnabledIds(serverFlags),
    ...(openedSuppliers.length > 0 && { openedSuppliers }),
  };
  local.set(storageKeys.permissions, JSON.stringify(entry));
}
