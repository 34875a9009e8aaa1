import { useEffect } from 'react';

let isFirstPage = true;

/** Moves focus to the title of each page after the first one, so that screen readers announce the page. */
export function TitleFocus() {
  useEffect(() => {
    if (!isFirstPage) document.querySelector<HTMLElement>('main [data-page-title]')?.focus();
    isFirstPage = false;
  }, []);
  return null;
}
