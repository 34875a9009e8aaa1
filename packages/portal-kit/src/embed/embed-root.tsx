import { enableShadowDOM } from '@react-stately/flags';
import { type ReactNode, useCallback, useRef } from 'react';
import { I18nProvider, isRTL } from 'react-aria/I18nProvider';
import { UNSAFE_PortalProvider as OverlayProvider } from 'react-aria/PortalProvider';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import { messageFormat } from '../kernel/messages/message-format';
import type { EmbedTheme } from './embed-inputs';
import { createOverlayLayer, type OverlayLayer } from './overlay-layer';

export interface EmbedRootProps {
  theme: EmbedTheme;
  locale: string;
  /** Inside a shadow root: nothing comes down from the host's page. */
  isIsolated: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The element that all of a provider's widgets stand in: theme, language, and where their overlays hang. */
export function EmbedRoot({ theme, locale, isIsolated, className, children }: EmbedRootProps) {
  const layer = useRef<OverlayLayer>(null);
  const keepLayer = useCallback((element: HTMLElement | null) => {
    layer.current?.stop();
    layer.current = element && createOverlayLayer(element);
    // A page may keep everything of its own in shadow roots.
    if (element?.getRootNode() instanceof ShadowRoot) enableShadowDOM();
  }, []);
  return (
    <div
      part="widget"
      className={className}
      // Of the texts: a voice that reads English as German is understood by nobody.
      lang={kernelMessages(locale).language}
      // What the overlays go by; a page of another direction must not turn the rest.
      dir={isRTL(locale) ? 'rtl' : 'ltr'}
      data-pk-theme={theme}
      data-pk-isolated={isIsolated ? '' : undefined}
    >
      <I18nProvider locale={messageFormat(locale).locale}>
        <OverlayProvider getContainer={() => layer.current?.open() as HTMLElement}>
          {children}
        </OverlayProvider>
      </I18nProvider>
      <div ref={keepLayer} data-pk-overlays="" popover="manual" />
    </div>
  );
}
