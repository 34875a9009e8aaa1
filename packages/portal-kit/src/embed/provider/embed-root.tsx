import { enableShadowDOM } from '@react-stately/flags';
import { type ReactNode, useCallback, useRef } from 'react';
import { I18nProvider, isRTL } from 'react-aria/I18nProvider';
import { UNSAFE_PortalProvider as OverlayProvider } from 'react-aria/PortalProvider';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { messageFormat } from '../../kernel/messages/message-format';
import { createOverlayLayer, type OverlayLayer } from '../dom/overlay-layer';
import type { EmbedTheme } from '../host/embed-inputs';
import './embed-root.css';

export interface EmbedRootProps {
  theme: EmbedTheme;
  locale: string;
  /** Whether the messages are still loading. The widgets then have their size, but are invisible. */
  isHidden: boolean;
  /** Whether the root is in a shadow root and inherits only custom properties from the page. */
  isIsolated: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Root element of a provider's widgets: theme, language, text direction and the overlay layer. */
export function EmbedRoot({ theme, locale, isHidden, isIsolated, className, children }: EmbedRootProps) {
  const layer = useRef<OverlayLayer>(null);
  const attachLayer = useCallback((element: HTMLElement | null) => {
    layer.current?.stop();
    layer.current = element && createOverlayLayer(element);
    // The host may render the provider inside its own shadow root.
    if (element?.getRootNode() instanceof ShadowRoot) enableShadowDOM();
  }, []);
  return (
    <div
      part={`widget ${theme}`}
      className={className}
      // The language of the texts, which are English if the locale has no translation.
      lang={kernelMessages(locale).language}
      // The direction of the host page must not change the widget: overlays are positioned by the locale.
      dir={isRTL(locale) ? 'rtl' : 'ltr'}
      data-pk-theme={theme}
      data-pk-isolated={isIsolated ? '' : undefined}
      data-pk-hidden={isHidden ? '' : undefined}
    >
      <I18nProvider locale={messageFormat(locale).locale}>
        <OverlayProvider getContainer={() => layer.current?.open() as HTMLElement}>
          {children}
        </OverlayProvider>
      </I18nProvider>
      <div ref={attachLayer} data-pk-overlays="" popover="manual" />
    </div>
  );
}
