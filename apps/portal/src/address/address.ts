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

/** Escapes percent signs, so that `decodeURI`, which wouter applies to paths and queries, returns the raw text. */
const escapePercent = (text: string) => text.replaceAll('%', '%25');

/** Implements the location hook for wouter's `Router` with the guarded history. */
export const usePageLocation: BaseLocationHook = () => [
  escapePercent(useSyncExternalStore(history.subscribe, history.pathname)),
  history.navigate,
];

usePageLocation.searchHook = function usePageSearch() {
  return escapePercent(useSyncExternalStore(history.subscribe, history.search));
};
