import type { ListName } from 'portal-kit/list-state';
import { usePortal } from 'portal-kit/portal';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { tablePreferences } from '../preferences/table-preferences';
import { useViewStore } from '../views/view-store';
import { invalidLinkNotification } from './invalid-link';
import { useListAddress } from './list-address';

/** Returns the inputs of a page's list: the state in the URL, table settings and views. */
export function useListPage(list: ListName, pageParameters?: readonly string[]) {
  const { notify, locale } = usePortal();
  const [params] = useSearchParams();
  const { state, onStateChange, hasInvalidParts } = useListAddress(list, pageParameters);
  // Other addresses are corrected without a message, because users did not receive them from somebody.
  const isInvalid = params.has('view') && hasInvalidParts;
  useEffect(() => {
    if (isInvalid) notify(invalidLinkNotification(locale));
  }, [isInvalid, notify, locale]);
  return { state, onStateChange, preferences: tablePreferences, views: useViewStore() };
}
