import { useEffect, useRef } from 'react';
import { chosenAbove } from '../app/address';

/**
 * Puts the focus where another page begins: on its title, so that a screen reader says where one is and Tab goes on from
 * there. Back on a list it goes to the row that was left, as soon as that is there.
 */
export function usePageFocus(page: string): void {
  const shown = useRef({ page, chosen: chosenAbove() });
  useEffect(() => {
    const { page: before, chosen } = shown.current;
    shown.current = { page, chosen: chosenAbove() };
    if (before === page) return;
    const title = document.querySelector<HTMLElement>('[data-page-title]');
    title?.focus();
    if (!chosen || chosen === shown.current.chosen) return;
    const hasRows = () => {
      const rows = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
      // Who has gone on meanwhile is not called back.
      if (document.activeElement === title) rows.find((row) => row.getAttribute('href') === chosen)?.focus();
      return rows.length > 0;
    };
    if (hasRows()) return;
    const observer = new MutationObserver(() => hasRows() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
}
