import { listWarehousesContract } from '@portal-kit/sdk/contract';
import { warehouseQueries } from '@portal-kit/sdk/warehouses';
import type { CheckboxOption } from '@portal-kit/ui/checkbox-group';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WarehouseOptions } from '../../domain/warehouses/warehouse-options';
import { usePortal } from '../../kernel/host/portal-context';
import { usePortalQueryClient } from '../../kernel/queries/query-client-context';
import type { supplierFormMessages } from './supplier-form.messages';

interface SupplierWarehousesProps {
  texts: ReturnType<typeof supplierFormMessages>;
  children: (options: readonly CheckboxOption[]) => ReactNode;
}

/** All warehouses as checkboxes. */
export function SupplierWarehouses({ texts, children }: SupplierWarehousesProps) {
  const { sdk } = usePortal();
  const { data, isError, refetch } = useQuery(
    warehouseQueries.list(sdk, { limit: listWarehousesContract.query.limit.maximum }),
    usePortalQueryClient(),
  );
  return (
    <WarehouseOptions
      warehouses={data?.rows}
      isError={isError && data === undefined}
      retry={() => void refetch()}
      texts={texts}
    >
      {children}
    </WarehouseOptions>
  );
}
