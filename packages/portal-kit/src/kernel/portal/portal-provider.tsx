import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type Portal, PortalContext } from './portal-context';

/** Properties of {@link PortalProvider}. */
export interface PortalProviderProps extends Portal {
  /** From `createPortalQueryClient`. Widgets of one page that share it share what is loaded. */
  queryClient: QueryClient;
  /** Widgets, anywhere below. */
  children: ReactNode;
}

/**
 * Gives widgets their client, supplier, locale and ways out. One per supplier on a page.
 *
 * For a host that has a session of its own, such as the standalone portal; any other page takes `EmbedProvider` of
 * `portal-kit/embed`. Functions and objects are to stay the same from one render to the next.
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
export function PortalProvider({ queryClient, children, ...portal }: PortalProviderProps) {
  const { sdk, supplierId, warehouses, locale, navigation, can, notify, emit, searchKey, onFailed } = portal;
  const { unsaved, drafts } = portal;
  const value = useMemo<Portal>(
    () => ({
      sdk,
      supplierId,
      warehouses,
      locale,
      navigation,
      can,
      notify,
      emit,
      searchKey,
      onFailed,
      unsaved,
      drafts,
    }),
    [
      sdk,
      supplierId,
      warehouses,
      locale,
      navigation,
      can,
      notify,
      emit,
      searchKey,
      onFailed,
      unsaved,
      drafts,
    ],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <PortalContext.Provider value={value}>{children}</PortalContext.Provider>
    </QueryClientProvider>
  );
}
