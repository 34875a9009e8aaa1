import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { Button } from '@portal-kit/ui/button';
import type { CheckboxOption } from '@portal-kit/ui/checkbox-group';
import { Spinner } from '@portal-kit/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { usePortal } from '../../kernel/portal/portal-context';
import { itemFormMessages } from './item-form.messages';

export interface WarehousesFieldProps {
  /** Called once when the supplier has a single warehouse: there is nothing to choose. */
  onSuggest: (warehouseIds: readonly string[]) => void;
  children: (options: readonly CheckboxOption[]) => ReactNode;
}

/** The supplier's warehouses as choices, and what is seen while they are not there. */
export function WarehousesField({ onSuggest, children }: WarehousesFieldProps) {
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemFormMessages);
  const query = useQuery(supplierQueries.details(sdk, { supplierId }));
  const warehouses = query.data?.supplier.warehouses;
  const hasSuggested = useRef(false);

  useEffect(() => {
    const [only, ...others] = warehouses ?? [];
    if (hasSuggested.current || !only || others.length > 0) return;
    hasSuggested.current = true;
    onSuggest([only.warehouseId]);
  }, [warehouses, onSuggest]);

  if (query.isError) {
    return (
      <p role="alert">
        {texts.warehousesFailed} <Button onClick={() => void query.refetch()}>{kernel.retry}</Button>
      </p>
    );
  }
  if (!warehouses) return <Spinner label={texts.warehousesLoading} />;
  if (warehouses.length === 0) return <p role="alert">{texts.warehousesNone}</p>;
  return children(
    warehouses.map(({ warehouseId, name }) => ({
      id: warehouseId,
      label: name ?? warehouseId,
      ...(name && { detail: warehouseId }),
    })),
  );
}
