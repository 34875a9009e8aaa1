import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Destination } from '../kernel/navigation/destination';
import type { PortalNotification } from '../kernel/notifications/portal-notification';
import { type FeatureId, isPermitted } from '../kernel/permissions/features';
import { PortalProvider } from '../kernel/portal/portal-provider';
import type { EmbedInputs } from './embed-inputs';
import { EmbedRoot } from './embed-root';
import { EmbedToasts } from './embed-toasts';
import { createHostCalls } from './host-calls';
import { navigationPort } from './host-navigation';
import { knownLocale } from './known-locale';
import { useEmbedInstance } from './use-embed-instance';

export interface EmbedScopeProps extends EmbedInputs {
  /** It stands in a shadow root already. */
  isInShadow?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** What the widgets of one host share, made of what the host gives. */
export function EmbedScope(props: EmbedScopeProps) {
  const { apiUrl, supplierId, fetch, theme = 'system', permissions } = props;
  const locale = knownLocale(props.locale);
  const { navigation: hostNavigation, isInShadow = false, className, children } = props;
  // The host's functions as of now, so that new ones on every render cost nothing.
  const host = useRef<EmbedInputs>(props);
  host.current = props;
  const [calls] = useState(() => createHostCalls(host));
  useEffect(() => {
    calls.setOver(false);
    return () => calls.setOver(true);
  }, [calls]);
  const { sdk, queryClient, toasts } = useEmbedInstance({
    apiUrl,
    supplierId,
    fetch,
    getToken: (request) => host.current.getToken(request),
    onError: calls.error,
  });

  const navigation = useMemo(() => {
    const port = navigationPort(hostNavigation);
    return {
      href: (destination: Destination) => port.href(destination),
      prepare: (destination: Destination) => port.prepare?.(destination),
      go: (destination: Destination) => {
        calls.event({ type: 'destination.requested', detail: { destination } });
        port.go(destination);
      },
    };
  }, [hostNavigation, calls]);
  const held = permissions?.join(' ');
  const can = useMemo(() => {
    const ids = held === undefined ? undefined : new Set(held.split(' '));
    return (feature: FeatureId) => ids === undefined || isPermitted(feature, ids);
  }, [held]);
  const notify = useMemo(
    () => (content: PortalNotification) => {
      calls.event({ type: 'notification.shown', detail: content });
      if (host.current.hasNotifications !== false) toasts.add(content);
    },
    [calls, toasts],
  );

  return (
    <EmbedRoot
      // Another supplier's screens start anew.
      key={JSON.stringify([apiUrl, supplierId])}
      theme={theme}
      locale={locale}
      isIsolated={isInShadow}
      className={className}
    >
      <PortalProvider
        sdk={sdk}
        queryClient={queryClient}
        supplierId={supplierId}
        locale={locale}
        navigation={navigation}
        can={can}
        notify={notify}
        emit={calls.event}
        onFailed={calls.error}
      >
        {children}
        <EmbedToasts queue={toasts} />
      </PortalProvider>
    </EmbedRoot>
  );
}
