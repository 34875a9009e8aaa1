import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useState } from 'react';
import { WidgetFailure } from '../../kernel/widget/widget-failure';
import { resolveLocale } from '../host/embed-locale';
import { createHostCallbacks } from '../host/host-callbacks';
import { EmbedScope, type EmbedScopeProps } from './embed-scope';

// Lazy, because the module contains the text of all style sheets.
const ShadowHost = lazyPart(() => import('../dom/shadow-host').then((part) => part.ShadowHost));

/** A provider's widgets in a shadow root. If the code fails to load, shows an unstyled message with a retry button. */
export function IsolatedScope(props: EmbedScopeProps) {
  const [failure, setFailure] = useState<{ error: unknown }>();
  if (failure)
    return (
      <WidgetFailure
        error={failure.error}
        scope={resolveLocale(props.locale)}
        onRetry={() => setFailure(undefined)}
      />
    );
  return (
    <ShadowHost
      onLoadFailed={(error) => {
        setFailure({ error });
        createHostCallbacks({ current: props }).sendError(error);
      }}
    >
      <EmbedScope isInShadow {...props} />
    </ShadowHost>
  );
}
