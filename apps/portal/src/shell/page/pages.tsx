import { Activity, type ReactElement, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { PortalRoute } from '../../routes/route-table';
import { PageBoundary } from './page-boundary';

/** How long a page stays prepared, in milliseconds. Afterwards its drafts may be outdated. */
const preparedForMs = 10_000;
const noParams = {};

let prepare: ((route: PortalRoute) => void) | undefined;

/**
 * Renders the form of a new record before it opens, when the pointer or the focus reaches its link. The form is hidden,
 * its effects run when it opens, and its rendering does not delay input.
 */
export async function preparePage(route: PortalRoute): Promise<void> {
  if (route.kind !== 'form' || route.direction || route.path.includes(':')) return;
  await route.page.load();
  prepare?.(route);
}

export interface PagesProps {
  supplierId: string;
  /** Identifies the page: the path of its route with the values of its parameters. */
  name: string;
  locale: string;
  /** The page in a `PageBoundary`. */
  children: ReactElement;
}

/**
 * The open page. It has the prepared page beside it, and for one frame the page that was open before, both hidden. The
 * removal of a page with many rows would delay the first frame of the next page.
 */
export function Pages({ supplierId, name, locale, children }: PagesProps) {
  const key = `${supplierId} ${name}`;
  const [openKey, setOpenKey] = useState(key);
  const [left, setLeft] = useState<{ key: string; children: ReactElement }>();
  const [prepared, setPrepared] = useState<PortalRoute>();
  const shown = useRef(children);
  if (openKey !== key) {
    setOpenKey(key);
    setLeft({ key: openKey, children: shown.current });
  }
  useEffect(() => {
    shown.current = children;
  }, [children]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: removes what was hidden when the page opened
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        setLeft(undefined);
        setPrepared((latest) => (latest === prepared ? undefined : latest));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [key]);
  useEffect(() => {
    const show = (route: PortalRoute | undefined) => startTransition(() => setPrepared(route));
    prepare = show;
    const timer = prepared && setTimeout(() => show(undefined), preparedForMs);
    return () => {
      prepare = undefined;
      clearTimeout(timer);
    };
  }, [prepared]);

  const preparedKey = `${supplierId} ${prepared?.path}`;
  const Page = prepared?.page;
  const hidden = useMemo(
    () => Page && <Page supplierId={supplierId} params={noParams} direction={undefined} />,
    [Page, supplierId],
  );
  return (
    <>
      <Activity key={key}>{children}</Activity>
      {left && left.key !== key && left.key !== preparedKey && (
        <Activity key={left.key} mode="hidden">
          {left.children}
        </Activity>
      )}
      {hidden && preparedKey !== key && (
        <Activity key={preparedKey} mode="hidden">
          <PageBoundary locale={locale}>{hidden}</PageBoundary>
        </Activity>
      )}
    </>
  );
}
