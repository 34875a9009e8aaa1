import type { DashboardPreferenceStore } from 'portal-kit/dashboard';
import { contentHash, type TextStore } from 'portal-kit/session';
import { useMemo } from 'react';
import { usePortalApp, useSessionState } from '../app/portal-session';

/** Creates the store that keeps a user's dashboard choices for a supplier in this browser. */
function createStore(local: TextStore, email: string, supplierId: string): DashboardPreferenceStore {
  // The choices stay in the browser after sign-out, so the key must not contain the email address.
  const key = `dashboard:${contentHash([email, supplierId])}`;
  return {
    read: () => {
      try {
        return JSON.parse(local.get(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write: (preferences) => local.set(key, JSON.stringify(preferences)),
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** Returns the signed-in user's store for a supplier. */
export function useDashboardPreferences(supplierId: string): DashboardPreferenceStore {
  const { local } = usePortalApp();
  const email = useSessionState(({ context }) => context.account?.email) ?? '';
  return useMemo(() => createStore(local, email, supplierId), [local, email, supplierId]);
}
