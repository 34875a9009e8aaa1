import { type SupplierDetails, supplierQueries } from '@portal-kit/sdk/suppliers';
import { warehouseQueries } from '@portal-kit/sdk/warehouses';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortalQueryClient } from '../../kernel/queries/query-client-context';
import { type SupplierWarehouse, usePortal } from '../provider/portal';

const withIds = (warehouses: readonly SupplierWarehouse[] | null | undefined) =>
  (warehouses ?? []).filter(({ warehouseId }) => warehouseId);
const selectWarehouses = ({ supplier }: SupplierDetails) => withIds(supplier.warehouses);

/**
 * Returns the supplier's warehouses, from the host or the server. Sends the request only when `isWanted` is true.
 * Source: `getSupplier`.
 */
export function useWarehouses({ isWanted = true }: { isWanted?: boolean } = {}) {
  const { sdk, supplierId, warehouses } = usePortal();
  const query = useQuery(
    {
      ...supplierQueries.details(sdk, { supplierId }),
      enabled: isWanted && warehouses === undefined,
      select: selectWarehouses,
    },
    usePortalQueryClient(),
  );
  const provided = useMemo(() => warehouses && withIds(warehouses), [warehouses]);
  const found: readonly SupplierWarehouse[] | undefined = provided ?? query.data;
  return {
    warehouses: found,
    isError: warehouses === undefined && query.isError,
    retry: () => void query.refetch(),
  };
}

/**
 * Loads one warehouse. Returns `undefined` while no warehouse is chosen or the record is loading. Source:
 * `getWarehouse`.
 */
export function useWarehouse(warehouseId: string) {
  const { sdk } = usePortal();
  const { data } = useQuery(
    {
      ...warehouseQueries.details(sdk, { warehouseId }),
      enabled: warehouseId !== '',
    },
    usePortalQueryClient(),
  );
  return data?.warehouse;
}
