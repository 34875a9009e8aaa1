import type { PortalSdk } from '@portal-kit/sdk';
import { createContext, useContext } from 'react';
import type { DraftStore } from '../drafts/draft-store';
import type { PortalEvent } from '../events/portal-events';
import type { UnsavedChanges } from '../leaving/leave-guard';
import type { NavigationPort } from '../navigation/destination';
import type { PortalNotification } from '../notifications/portal-notification';
import type { FeatureId } from '../permissions/features';

/** A warehouse that may hold the supplier's stock. */
export interface SupplierWarehouse {
  warehouseId: string;
  name?: string | null | undefined;
}

/** What every widget of one instance shares. */
export interface Portal {
  /** The client that widgets call. It carries the user's tokens. */
  sdk: PortalSdk;
  /** Whose data is shown. */
  supplierId: string;
  /** The supplier's warehouses, where the host knows them: saves widgets a call. */
  warehouses?: readonly SupplierWarehouse[] | undefined;
  /** BCP 47, e.g. `en-US`. */
  locale: string;
  /** Where links lead. */
  navigation: NavigationPort;
  /** Whether a screen or an action is open to the user. A courtesy of the screen; the server decides every call. */
  can: (feature: FeatureId) => boolean;
  /** Shows a notification, e.g. that something was saved. */
  notify: (content: PortalNotification) => void;
  /** Tells the host what happens in a widget. Default: nobody listens. */
  emit?: ((event: PortalEvent) => void) | undefined;
  /** A key that leads to a list's search from anywhere in the page. Default none: the keys of a page are its own. */
  searchKey?: string | undefined;
  /** Told of a widget that could not be shown, and of a file that could not be fetched or sent. */
  onFailed?: ((error: unknown) => void) | undefined;
  /** Where forms say that they hold something unsaved, and uploads that they are on their way. Default: nobody asks. */
  unsaved?: UnsavedChanges | undefined;
  /** Where interrupted forms are kept. Default: nowhere. */
  drafts?: DraftStore | undefined;
}

export const PortalContext = createContext<Portal | null>(null);

/**
 * What the widgets around share, for a component of the host's own among them.
 *
 * @throws Outside a `PortalProvider` or `EmbedProvider`.
 *
 * @example
 * ```tsx
 * import { usePortal } from 'portal-kit/portal';
 *
 * export function Supplier() {
 *   const { supplierId, can } = usePortal();
 *   return <p>{can('item-create') ? `Adding to ${supplierId}` : supplierId}</p>;
 * }
 * ```
 */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) {
    throw new Error('portal-kit: a widget was rendered outside <PortalProvider>. Wrap the page in one.');
  }
  return portal;
}
