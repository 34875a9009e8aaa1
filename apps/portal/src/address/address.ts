import { createLeaveGuard } from 'portal-kit/leaving';
import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import { createPageHistory } from './page-history';

/** The leave guard of the page. */
export const leaveGuard = createLeaveGuard();

const history = createPageHistory(window, leaveGuard);

/** Changes the address, after the user's confirmation when the page holds unsaved changes. Takes absolute addresses. */
export const { navigate, pathname, rememberedAddress, openedAddress } = history;

/** wouter applies `decodeURI` to paths and queries. With escaped percent signs, the result is the raw text. */
const escapePercent = (text: string) => text.replaceAll('%', '%25');

/** Location hook for wouter's `Router`, backed by the guarded history. */
export const usePageLocation: BaseLocationHook = () => [
  escapePercent(useSyncExternalStore(history.subscribe, history.pathname)),
  history.navigate,
];

usePageLocation.searchHook = function usePageSearch() {
  return escapePercent(useSyncExternalStore(history.subscribe, history.search));
};
