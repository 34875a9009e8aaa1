import type { WidgetName } from 'portal-kit/elements';
import { EmbedProvider } from 'portal-kit/embed';
import { useEffect, useRef } from 'react';
import { type Inputs, integrations } from '../integrations/integrations.tsx';
import { ExampleWidget } from '../integrations/widgets.tsx';
import { getToken, type PartnerSite } from '../partner-site.ts';

interface EmbeddedWidgetProps {
  name: WidgetName;
  site: PartnerSite;
  /** `react` renders the widget in the React tree of the page. Other values are names of {@link integrations}. */
  integration: string;
}

/** A widget inside the components of the host page. */
export function EmbeddedWidget({ name, site, integration }: EmbeddedWidgetProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mount = integrations[integration];
    if (integration === 'react' || !mount || !container.current) return;
    const inputs: Inputs = { ...site, getToken, theme: 'light' };
    const mounted = Promise.resolve(mount(name, container.current, inputs));
    return () => void mounted.then((widget) => widget.unmount());
  }, [name, site, integration]);
  if (integration !== 'react') return <div ref={container} />;
  return (
    <EmbedProvider {...site} getToken={getToken} theme="light">
      <ExampleWidget name={name} />
    </EmbedProvider>
  );
}
