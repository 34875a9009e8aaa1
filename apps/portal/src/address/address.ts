import { createLeaveGuard } from 'portal-kit/leaving';
import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import { createPageHistory } from './page-history';

/** The leave guard of the page. */
export const leaveGuard = createLeaveGuard();

const history = createPageHistory(window, leaveGuard);

/** Navigates to an absolute address. Asks for confirmation first when the page has unsaved changes. */
export const { navigate, pathname, rememberedAddress, openedAddress } = history;

/** The raw query of the address with its `?`, or `''`. */
export const pageSearch = history.search;

/** wouter applies `decodeURI` to paths and queries. Escaping percent signs makes `decodeURI` return the raw text. */
const escapePercent = (text: string) => text.replaceAll('%', '%25');

/** Location hook for wouter's `Router`, backed by the guarded history. */
export const usePageLocation: BaseLocationHook = () => [
  escapePercent(useSyncExternalStore(history.subscribe, history.pathname)),
  history.navigate,
];

usePageLocation.searchHook = function usePageSearch() {
  return escapePercent(useSyncExternalStore(history.subscribe, history.search));
};
