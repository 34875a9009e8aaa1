import { createContext, useContext, useEffect } from 'react';

/** What a page is called when its route alone cannot say. */
export interface PageTitle {
  title: string;
  caption?: string | undefined;
}

/** Where a page says what it is called. */
export const PageTitleSlot = createContext<(title: PageTitle | null) => void>(() => {});

/** Names the page after what it shows, for as long as it shows it. */
export function usePageTitle(title: string | undefined, caption?: string): void {
  const show = useContext(PageTitleSlot);
  useEffect(() => {
    if (title === undefined) return;
    show({ title, caption });
    return () => show(null);
  }, [show, title, caption]);
}
