import { lazyPart } from '@portal-kit/ui/lazy-part';
import type { ToastQueue } from '@portal-kit/ui/toast';
import { enableShadowDOM } from '@react-stately/flags';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { I18nProvider, isRTL } from 'react-aria/I18nProvider';
import { UNSAFE_PortalProvider as OverlayProvider } from 'react-aria/PortalProvider';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import type { EmbedTheme } from './embed-inputs';
import { createOverlayLayer, type OverlayLayer } from './overlay-layer';

const ToastRegion = lazyPart(async () => (await import('@portal-kit/ui/toast-region')).ToastRegion);

export interface EmbedRootProps {
  theme: EmbedTheme;
  locale: string;
  toasts: ToastQueue;
  /** Inside a shadow root: nothing comes down from the host's page. */
  isIsolated: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The element that all of a provider's widgets stand in: theme, language, and where their overlays hang. */
export function EmbedRoot({ theme, locale, toasts, isIsolated, className, children }: EmbedRootProps) {
  const layer = useRef<OverlayLayer>(null);
  const keepLayer = useCallback((element: HTMLElement | null) => {
    layer.current?.stop();
    layer.current = element && createOverlayLayer(element);
    // A page may keep everything of its own in shadow roots.
    if (element?.getRootNode() instanceof ShadowRoot) enableShadowDOM();
  }, []);
  const [hasToasts, setHasToasts] = useState(false);
  useEffect(() => toasts.onFirst(() => setHasToasts(true)), [toasts]);
  const texts = kernelMessages(locale);
  return (
    <div
      className={className}
      lang={locale}
      // What the overlays go by; a page of another direction must not turn the rest.
      dir={isRTL(locale) ? 'rtl' : 'ltr'}
      data-pk-theme={theme}
      data-pk-isolated={isIsolated ? '' : undefined}
    >
      <I18nProvider locale={locale}>
        <OverlayProvider getContainer={() => layer.current?.open() as HTMLElement}>
          {children}
          {hasToasts && (
            <ToastRegion
              key="toasts"
              queue={toasts}
              label={texts.notifications}
              closeLabel={texts.close}
              // A notification that cannot be shown is no reason to take the widget away.
              onLoadFailed={() => setHasToasts(false)}
            />
          )}
        </OverlayProvider>
      </I18nProvider>
      <div ref={keepLayer} data-pk-overlays="" popover="manual" />
    </div>
  );
}
