import type { ListName } from 'portal-kit/list-state';
import { usePortal } from 'portal-kit/portal';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { usePortalApp, useSessionState } from '../app/portal-session';
import { tablePreferences } from '../preferences/table-preferences';
import { oldViewPrefix, useViewStore, viewStore } from '../views/view-store';
import { useListAddress } from './list-address';

/** Inputs of the list of a page: the state in the address, table settings and views. */
export function useListPage(list: ListName, pageParameters?: readonly string[]) {
  const { notify, locale } = usePortal();
  const { local } = usePortalApp();
  const email = useSessionState(({ context }) => context.account?.email) ?? '';
  const [params] = useSearchParams();
  const { state, onStateChange, hasInvalidParts } = useListAddress(list, pageParameters);
  // Other addresses are corrected without a message, because users did not receive them from somebody.
  const isInvalid = params.has('view') && hasInvalidParts;
  useEffect(() => {
    const prefix = oldViewPrefix(email);
    if (!isInvalid && local.keys(prefix).length === 0) return;
    import('../views/view-tasks').then(
      ({ invalidLinkNotification, moveOldViews }) => {
        moveOldViews(local, email, prefix, (owner) => viewStore(local, owner));
        if (isInvalid) notify(invalidLinkNotification(locale));
      },
      // The list works without the message, and the next visit moves the views.
      () => {},
    );
  }, [isInvalid, notify, locale, local, email]);
  return { state, onStateChange, preferences: tablePreferences, views: useViewStore() };
}
