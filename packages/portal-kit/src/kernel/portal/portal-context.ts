import type { PortalSdk } from '@portal-kit/sdk';
import type { ToastContent } from '@portal-kit/ui/toast';
import { createContext, useContext } from 'react';
import type { NavigationPort } from '../navigation/destination';
import type { PermissionId } from '../permissions/permissions';

/** What every widget of one instance shares. */
export interface Portal {
  sdk: PortalSdk;
  supplierId: string;
  /** BCP 47, e.g. `en-US`. */
  locale: string;
  navigation: NavigationPort;
  /** Checked on screen only as a courtesy; the server decides every call. */
  can: (permission: PermissionId) => boolean;
  notify: (content: ToastContent) => void;
}

export const PortalContext = createContext<Portal | null>(null);

/** Throws when a widget stands outside a `PortalProvider`. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) {
    throw new Error('portal-kit: a widget was rendered outside <PortalProvider>. Wrap the page in one.');
  }
  return portal;
}
