import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type Portal, PortalContext } from './portal-context';

export interface PortalProviderProps extends Portal {
  queryClient: QueryClient;
  children: ReactNode;
}

/** Gives widgets their client, supplier, locale and ways out. One per supplier on a page. */
export function PortalProvider({ queryClient, children, ...portal }: PortalProviderProps) {
  const { sdk, supplierId, locale, navigation, can, notify } = portal;
  const value = useMemo(
    () => ({ sdk, supplierId, locale, navigation, can, notify }),
    [sdk, supplierId, locale, navigation, can, notify],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <PortalContext.Provider value={value}>{children}</PortalContext.Provider>
    </QueryClientProvider>
  );
}
