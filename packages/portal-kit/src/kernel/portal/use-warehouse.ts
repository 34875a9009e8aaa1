import { warehouseQueries } from '@portal-kit/sdk/warehouses';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from './portal-context';

/** A warehouse; `undefined` until it is chosen and read. Source: `getWarehouse`. */
export function useWarehouse(warehouseId: string) {
  const { sdk } = usePortal();
  const { data } = useQuery({
    ...warehouseQueries.details(sdk, { warehouseId }),
    enabled: warehouseId !== '',
  });
  return data?.warehouse;
}
