import { lazyPart } from '@portal-kit/ui/lazy-part';
import type { ToastQueue } from '@portal-kit/ui/toast';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { PortalProvider } from '../../domain/provider/portal-provider';
import type { Destination } from '../../kernel/navigation/destination';
import { type FeatureId, isPermitted } from '../../kernel/permissions/features';
import type { PortalNotification } from '../../kernel/toasts/portal-notification';
import { useLanguage } from '../../locales/use-language';
import { inDevelopment } from '../development/load-development';
import type { EmbedInputs } from '../host/embed-inputs';
import { resolveLocale } from '../host/embed-locale';
import { createHostCallbacks } from '../host/host-callbacks';
import { navigationPort } from '../host/host-navigation';
import { createUnsavedWork } from '../host/unsaved-work';
import { EmbedRoot } from './embed-root';
import { useEmbedInstance } from './use-embed-instance';
import { useHostDrafts } from './use-host-drafts';

const EmbedToastRegion = lazyPart(() => import('./embed-toast-region').then((part) => part.EmbedToastRegion));

/**
 * Loads the toast region with the first notification. If the region fails to load, the widget shows no notifications.
 */
function EmbedToasts({ queue, hasTimeLimit }: { queue: ToastQueue; hasTimeLimit: boolean | undefined }) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => queue.onFirst(() => setNeeded(true)), [queue]);
  return (
    isNeeded && (
      <EmbedToastRegion queue={queue} hasTimeLimit={hasTimeLimit} onLoadFailed={() => setNeeded(false)} />
    )
  );
}

export interface EmbedScopeProps extends EmbedInputs {
  /** Whether the scope is already inside a shadow root of this package. */
  isInShadow?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Creates the portal context of the widgets from the inputs of the host. */
export function EmbedScope(props: EmbedScopeProps) {
  const { apiUrl, dataBasePath, supplierId, fetch, theme = 'system', permissions } = props;
  const { navigation: hostNavigation, isInShadow = false, className, children } = props;
  // Calls the functions of the latest render, so that new functions do not re-render the widgets.
  const host = useRef<EmbedInputs>(props);
  host.current = props;
  const [callbacks] = useState(() => createHostCallbacks(host));
  const { locale, isReady } = useLanguage(resolveLocale(props.locale), callbacks.sendError);
  const instance = useEmbedInstance({
    apiUrl,
    dataBasePath,
    supplierId,
    fetch,
    getToken: (request) => {
      const token = host.current.getToken(request);
      inDevelopment(host.current.hasConsoleWarnings, (code) => code.checkToken(token));
      return token;
    },
    onError: callbacks.sendError,
    observer: callbacks.observer,
  });
  const { sdk, queryClient, toasts } = instance;
  const [unsavedWork] = useState(() => createUnsavedWork(host, callbacks.sendEvent));
  const mounts = useRef(0);
  useEffect(() => {
    mounts.current += 1;
    const mount = mounts.current;
    callbacks.setMounted(true);
    const endCallbacks = () => mounts.current === mount && callbacks.setMounted(false);
    // Callbacks stay active until running saves have ended.
    return () => unsavedWork.whenSaved(endCallbacks);
  }, [callbacks, unsavedWork]);
  useEffect(() => {
    // A new instance has another API or supplier.
    inDevelopment(host.current.hasConsoleWarnings, (code) => code.checkInputs(host.current));
    return unsavedWork.addSource(instance);
  }, [unsavedWork, instance]);
  useEffect(() => unsavedWork.update());
  const drafts = useHostDrafts(props.drafts, { apiUrl, dataBasePath, supplierId });

  const navigation = useMemo(() => {
    const port = navigationPort(hostNavigation);
    return {
      href: (destination: Destination) => port.href(destination),
      prepare: (destination: Destination) => port.prepare?.(destination),
      go: (destination: Destination) => {
        callbacks.sendEvent({ type: 'destination.requested', detail: { destination } });
        port.go(destination);
      },
    };
  }, [hostNavigation, callbacks]);
  // Compared by value: hosts pass a new array on every render.
  const permissionIds = permissions?.join(' ');
  const can = useMemo(() => {
    const ids = permissionIds === undefined ? undefined : new Set(permissionIds.split(' '));
    return (feature: FeatureId) => ids === undefined || isPermitted(feature, ids);
  }, [permissionIds]);
  // A form of the previous supplier may still announce its save.
  const shownToasts = useRef(toasts);
  shownToasts.current = toasts;
  const notify = useMemo(
    () => (notification: PortalNotification) => {
      callbacks.sendEvent({ type: 'notification.shown', detail: notification });
      if (host.current.hasNotifications !== false) shownToasts.current.add(notification);
    },
    [callbacks],
  );

  return (
    <EmbedRoot
      // Another API or supplier discards the state of all widgets.
      key={JSON.stringify([apiUrl, supplierId, dataBasePath])}
      theme={theme}
      locale={locale}
      isHidden={!isReady}
      isIsolated={isInShadow}
      className={className}
    >
      <PortalProvider
        sdk={sdk}
        queryClient={queryClient}
        supplierId={supplierId}
        locale={locale}
        timeZone={props.timeZone}
        messages={props.messages}
        navigation={navigation}
        can={can}
        notify={notify}
        emit={callbacks.sendEvent}
        onFailed={callbacks.sendError}
        isEmbedded
        unsaved={unsavedWork}
        drafts={drafts}
      >
        {children}
        <EmbedToasts queue={toasts} hasTimeLimit={props.hasNotificationTimeLimit} />
      </PortalProvider>
    </EmbedRoot>
  );
}
