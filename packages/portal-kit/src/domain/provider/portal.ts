import { type PortalContextValue, usePortal as useKernelPortal } from '../../kernel/host/portal-context';

/** A warehouse that may hold the supplier's stock. */
export interface SupplierWarehouse {
  warehouseId: string;
  name?: string | null | undefined;
}

/** Values that all widgets below one provider share. */
export interface Portal extends PortalContextValue {
  /** The supplier's warehouses, if the host knows them. Saves a request. */
  warehouses?: readonly SupplierWarehouse[] | undefined;
}

/**
 * Returns the values that widgets below the same provider share. For components of the host.
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
export const usePortal: () => Portal = useKernelPortal;
