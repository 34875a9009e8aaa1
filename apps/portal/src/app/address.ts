import { createLeaveGuard } from 'portal-kit/leaving';
import { useSyncExternalStore } from 'react';
import { createPageHistory } from './page-history';

/** Keeps what is typed into a form from being lost by a slip; one for the page. */
export const leaveGuard = createLeaveGuard();

const history = createPageHistory(window, leaveGuard);

/** Changes the address; asks first when that would lose something. */
export const navigate = history.navigate;

/** The path of the address as it stands: what is encoded stays so, to be decoded once by whoever reads it. */
export function usePathname(): string {
  return useSyncExternalStore(history.subscribe, history.pathname);
}

/** The query of the address as it stands, with its `?`, or `''`. */
export function useQueryString(): string {
  return useSyncExternalStore(history.subscribe, history.search);
}

/** The page above the one that is shown, as the user left it; any other address as it is. */
export const asLeft = history.asLeft;

/** What the user chose on the page above, as the address that it led to. */
export const chosenAbove = history.chosen;
