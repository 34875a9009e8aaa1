import type { WidgetName } from 'portal-kit/elements';
import { EmbedProvider } from 'portal-kit/embed';
import { useEffect, useRef } from 'react';
import { doors, type Inputs } from '../doors/doors.tsx';
import { OneWidget } from '../doors/widgets.tsx';
import { getToken, type PartnerSite } from '../partner-site.ts';

interface OursProps {
  name: WidgetName;
  site: PartnerSite;
  /** `react`: a component among the page's own; else as the door of that name does. */
  door: string;
}

/** A widget inside the page's own components. */
export function Ours({ name, site, door }: OursProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = doors[door];
    if (door === 'react' || !open || !place.current) return;
    const inputs: Inputs = { ...site, getToken, theme: 'light' };
    const standing = Promise.resolve(open(name, place.current, inputs));
    return () => void standing.then((widget) => widget.takeAway());
  }, [name, site, door]);
  if (door !== 'react') return <div ref={place} />;
  return (
    <EmbedProvider {...site} getToken={getToken} theme="light">
      <OneWidget name={name} />
    </EmbedProvider>
  );
}
