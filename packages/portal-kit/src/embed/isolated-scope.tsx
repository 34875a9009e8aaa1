import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useState } from 'react';
import { WidgetFailure } from '../kernel/portal/widget-failure';
import { EmbedScope, type EmbedScopeProps } from './embed-scope';
import { createHostCalls } from './host-calls';
import { knownLocale } from './known-locale';

// The text of all styles comes with it.
const ShadowHost = lazyPart(async () => (await import('./shadow-host')).ShadowHost);

/** A provider's widgets in a shadow root. Where its code cannot be fetched that is shown in its place, without styles. */
export function IsolatedScope(props: EmbedScopeProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <WidgetFailure locale={knownLocale(props.locale)} onRetry={() => setFailed(false)} />;
  return (
    <ShadowHost
      onLoadFailed={(error) => {
        setFailed(true);
        createHostCalls({ current: props }).error(error);
      }}
    >
      <EmbedScope isInShadow {...props} />
    </ShadowHost>
  );
}
