import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { guardPorts } from '../../kernel/host/guard-host';
import { PortalContext } from '../../kernel/host/portal-context';
import { type MessageScope, translationsVersion } from '../../kernel/messages/translate';
import { PortalQueryClientContext } from '../../kernel/queries/query-client-context';
import type { Portal } from './portal';

/** Properties of {@link PortalProvider}. */
export interface PortalProviderProps extends Omit<Portal, 'messageScope'> {
  /** From `createPortalQueryClient`. Widgets with the same client share loaded data. */
  queryClient: QueryClient;
  /** IANA time zone of times, for example `America/Chicago`. Default: the time zone of the device. */
  timeZone?: string | undefined;
  /** Messages that replace messages of the widgets, by catalog. Default: none. */
  messages?: MessageScope['overrides'];
  /** The page content with the widgets. */
  children: ReactNode;
}

/**
 * Provides widgets with the SDK, supplier, locale and navigation. Use one provider per supplier.
 *
 * For hosts with their own session, such as the standalone portal; other pages use `EmbedProvider` of
 * `portal-kit/embed`. Keep functions and objects stable between renders.
 *
 * @example
 * ```tsx
 * import { createPortalSdk, type TokenSource } from '@portal-kit/sdk';
 * import { ItemList } from 'portal-kit/item-list';
 * import { createPortalQueryClient, type NavigationPort, PortalProvider } from 'portal-kit/portal';
 *
 * const queryClient = createPortalQueryClient();
 * const everything = () => true;
 *
 * export function startItems(tokens: TokenSource, navigation: NavigationPort) {
 *   const sdk = createPortalSdk({ baseUrl: 'https://portal.example', tokens });
 *   return () => (
 *     <PortalProvider
 *       sdk={sdk}
 *       queryClient={queryClient}
 *       supplierId="SUP-1001"
 *       locale="en-US"
 *       navigation={navigation}
 *       can={everything}
 *       notify={({ title }) => console.log(title)}
 *     >
 *       <ItemList />
 *     </PortalProvider>
 *   );
 * }
 * ```
 */
export function PortalProvider(props: PortalProviderProps) {
  const { queryClient, timeZone, messages, children, ...portal } = props;
  const { sdk, supplierId, warehouses, locale, navigation, can, notify, emit, searchKey, onFailed } = portal;
  const { isEmbedded, unsaved, drafts } = portal;
  // A new scope renders the messages again when a language has loaded.
  const version = translationsVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version changes the messages of the scope
  const messageScope = useMemo(
    () => ({ locale, timeZone, overrides: messages }),
    [locale, timeZone, messages, version],
  );
  const value = useMemo<Portal>(
    () => ({
      sdk,
      supplierId,
      warehouses,
      locale,
      messageScope,
      searchKey,
      isEmbedded,
      ...guardPorts({ navigation, can, notify, emit, onFailed, unsaved, drafts }),
    }),
    [
      sdk,
      supplierId,
      warehouses,
      locale,
      messageScope,
      searchKey,
      isEmbedded,
      navigation,
      can,
      notify,
      emit,
      onFailed,
      unsaved,
      drafts,
    ],
  );
  // A mounted client refetches outdated data when the window gets the focus and when the browser is online again.
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
  return (
    <PortalQueryClientContext.Provider value={queryClient}>
      <PortalContext.Provider value={value}>{children}</PortalContext.Provider>
    </PortalQueryClientContext.Provider>
  );
}
