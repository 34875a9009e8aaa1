import { Activity, type ReactElement, useEffect, useRef, useState } from 'react';
import type { PortalRoute } from '../../routes/route-table';
import { PageBoundary } from './page-boundary';

/** How long the previous list stays hidden, in milliseconds: until the first frame of the next page is painted. */
const leftForMs = 100;
/** How long a page stays prepared, in milliseconds. Afterwards its drafts may be outdated. */
const preparedForMs = 10_000;

let prepare: ((route: PortalRoute) => void) | undefined;

/** The wizard of a new order is too large to be rendered whenever the pointer crosses its link. */
const isPreparable = ({ path, direction }: PortalRoute) => path.endsWith('/create') && !direction;

/**
 * Loads the code of a page. Call it when the pointer or the focus reaches the link of the page. The form of a new record
 * is also rendered: it is hidden, its effects run when it opens, and its rendering does not delay input.
 */
export function preparePage(route: PortalRoute): void {
  route.page.load().then(
    () => {
      if (isPreparable(route)) prepare?.(route);
    },
    () => {},
  );
}

export interface PagesProps {
  supplierId: string;
  /** Identifies the page: the path of its route with the values of its parameters. */
  name: string;
  locale: string;
  isList: boolean;
  /** The page. */
  children: ReactElement;
}

interface HiddenPage {
  key: string;
  children: ReactElement;
  /** How long the page stays hidden, in milliseconds. Default `preparedForMs`. */
  forMs?: number;
}

/**
 * The open page, and one hidden page: the prepared page or the previous list. The previous list stays for a moment, because
 * the removal of its rows would delay the first frame of the next page.
 */
export function Pages({ supplierId, name, locale, isList, children }: PagesProps) {
  const key = supplierId + name;
  const [openKey, setOpenKey] = useState(key);
  const [hidden, setHidden] = useState<HiddenPage>();
  const openList = useRef<ReactElement>(undefined);
  if (openKey !== key) {
    setOpenKey(key);
    setHidden(openList.current && { key: openKey, children: openList.current, forMs: leftForMs });
  }
  useEffect(() => {
    openList.current = isList ? children : undefined;
    // React renders hidden pages in pieces when it has nothing else to do.
    prepare = ({ path, page: Page }) =>
      setHidden({ key: supplierId + path, children: <Page supplierId={supplierId} params={{}} /> });
  });
  useEffect(() => {
    const timer = setTimeout(() => setHidden(undefined), hidden?.forMs ?? preparedForMs);
    return () => clearTimeout(timer);
  }, [hidden]);

  const render = (page: HiddenPage, mode?: 'hidden') => (
    <Activity key={page.key} mode={mode}>
      <PageBoundary locale={locale}>{page.children}</PageBoundary>
    </Activity>
  );
  return [render({ key, children }), hidden && hidden.key !== key && render(hidden, 'hidden')];
}
