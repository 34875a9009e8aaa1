import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from './portal-context';

/** A warehouse that the supplier's goods may lie in. */
export interface SupplierWarehouse {
  warehouseId: string;
  name?: string | null | undefined;
}

/**
 * The supplier's warehouses: those that the host has given, else the server's. `isWanted` keeps the call for when they
 * are needed. Source: `getSupplier`.
 */
export function useWarehouses({ isWanted = true }: { isWanted?: boolean } = {}) {
  const { sdk, supplierId, warehouses } = usePortal();
  const query = useQuery({
    ...supplierQueries.details(sdk, { supplierId }),
    enabled: isWanted && warehouses === undefined,
  });
  const found: readonly SupplierWarehouse[] | undefined = warehouses ?? query.data?.supplier.warehouses;
  return {
    warehouses: found,
    isError: warehouses === undefined && query.isError,
    retry: () => void query.refetch(),
  };
}
