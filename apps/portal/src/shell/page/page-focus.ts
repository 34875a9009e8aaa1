import { useEffect, useRef } from 'react';
import { openedAddress } from '../../address/address';

/**
 * Focuses the title of a new page, so that screen readers announce the page. After returning to a list, focuses the row
 * that the user opened, once the rows are rendered.
 */
export function usePageFocus(page: string): void {
  const previous = useRef({ page, opened: openedAddress() });
  useEffect(() => {
    const { page: previousPage, opened } = previous.current;
    previous.current = { page, opened: openedAddress() };
    if (previousPage === page) return;
    const title = document.querySelector<HTMLElement>('[data-page-title]');
    title?.focus();
    if (!opened || opened === previous.current.opened) return;
    const focusOpenedRow = () => {
      const rows = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
      // Does not move focus if the user has already moved it.
      if (document.activeElement === title) rows.find((row) => row.getAttribute('href') === opened)?.focus();
      return rows.length > 0;
    };
    if (focusOpenedRow()) return;
    const observer = new MutationObserver(() => focusOpenedRow() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
}
