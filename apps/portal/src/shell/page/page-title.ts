import { createContext, useContext, useEffect } from 'react';

/** Title of a page that depends on its data. */
export interface PageTitle {
  title: string;
  caption?: string | undefined;
}

/** Sets the title in the header. */
export const PageTitleSlot = createContext<(title: PageTitle | null) => void>(() => {});

/** Sets the title of the page while the component is mounted. `undefined` keeps the route's title. */
export function usePageTitle(title: string | undefined, caption?: string): void {
  const show = useContext(PageTitleSlot);
  useEffect(() => {
    if (title === undefined) return;
    show({ title, caption });
    return () => show(null);
  }, [show, title, caption]);
}
