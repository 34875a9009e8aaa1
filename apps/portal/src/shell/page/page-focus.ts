import { useEffect, useRef } from 'react';
import { openedAddress } from '../../address/address';

/** Address of the record that the user saved last. */
let savedAddress: string | undefined;

let isFirstTitleFocused = false;

/** Focuses the title of the first page, because a page without a session had the focus. */
export const focusFirstTitle = (): void => {
  isFirstTitleFocused = true;
};

/** Focuses the row of this record when the next page is a list with that row. */
export const focusSavedRow = (address: string | undefined): void => {
  savedAddress = address;
};

/**
 * Focuses the title of a new page, so that screen readers announce the page. After a save or after returning to a list,
 * focuses the row of the record that the user saved or opened, as soon as the row is rendered. Moves focus after
 * sign-in, but not after the first page load.
 */
export function usePageFocus(page: string): void {
  const previous = useRef<{ page: string; opened: string | undefined }>(undefined);
  useEffect(() => {
    const before = previous.current;
    const opened = openedAddress();
    previous.current = { page, opened };
    if (before ? before.page === page : !isFirstTitleFocused) return;
    isFirstTitleFocused = false;
    const title = document.querySelector<HTMLElement>('[data-page-title]');
    title?.focus();
    const address = savedAddress ?? (before?.opened === opened ? undefined : before?.opened);
    savedAddress = undefined;
    if (!address) return;
    const focusRow = () => {
      // Does not move focus if the user has already moved it.
      if (document.activeElement !== title) return true;
      const row = document.querySelector<HTMLElement>(`[data-row-link][href="${CSS.escape(address)}"]`);
      row?.focus();
      // The row is not on this page of the list. A list that refreshes may still show the rows of an earlier visit.
      return row || document.querySelector('[data-row-link]')?.closest('[aria-busy="true"]') === null;
    };
    if (focusRow()) return;
    const observer = new MutationObserver(() => focusRow() && observer.disconnect());
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-busy'],
    });
    return () => observer.disconnect();
  }, [page]);
}
