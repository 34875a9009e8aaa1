import { encodeListState } from 'portal-kit/list-state';
import { usePortal, type ViewStore } from 'portal-kit/portal';
import { contentHash, type TextStore } from 'portal-kit/session';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { usePortalApp, useSessionState } from '../app/portal-session';

/** Identifies a set of saved views by user, supplier and list. */
export interface ViewOwner {
  email: string;
  supplierId: string;
  /** Path of the list inside the supplier. */
  list: string;
}

// Views stay in the browser after sign-out, so their keys must not contain the email address.
export const viewKey = ({ email, supplierId, list }: ViewOwner) =>
  `views:${contentHash([email, supplierId, list])}`;

/** Returns the start of a user's keys in earlier releases: `views:<email>:<supplier>:<list>`. */
export const oldViewPrefix = (email: string) => `views:${encodeURIComponent(email)}:`;

/** Creates the store that keeps a user's views of a supplier's list in this browser. */
export function viewStore(local: TextStore, owner: ViewOwner): ViewStore {
  const key = viewKey(owner);
  return {
    read: () => {
      try {
        const stored = JSON.parse(local.get(key) ?? 'null');
        // Earlier releases stored only the views.
        return Array.isArray(stored) ? { views: stored } : stored;
      } catch {
        return null;
      }
    },
    write: (_, views) => local.set(key, JSON.stringify(views)),
    linkOf: (_, state) =>
      `${location.origin}/${owner.supplierId}${owner.list}?${encodeListState(state)}`.replace(/\?$/, ''),
  };
}

/** Returns the store for the signed-in user's views of this page's list. */
export function useViewStore(): ViewStore {
  const { local } = usePortalApp();
  const { supplierId } = usePortal();
  const [path] = useLocation();
  const list = path.replace(/\/$/, '');
  const email = useSessionState(({ context }) => context.account?.email) ?? '';
  return useMemo(() => viewStore(local, { email, supplierId, list }), [local, email, supplierId, list]);
}
