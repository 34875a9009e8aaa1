import { Button } from '@portal-kit/ui/button';
import type { CheckboxOption } from '@portal-kit/ui/checkbox-group';
import { Spinner } from '@portal-kit/ui/spinner';
import type { ReactNode } from 'react';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import type { SupplierWarehouse } from '../provider/portal';

export interface WarehouseOptionsProps {
  /** `undefined` while the warehouses are loading. */
  warehouses: readonly SupplierWarehouse[] | undefined;
  isError: boolean;
  retry: () => void;
  texts: { warehousesLoading: string; warehousesFailed: string; warehousesNone: string };
  children: (options: readonly CheckboxOption[]) => ReactNode;
}

/** Warehouses as options, with messages for loading and failed requests. */
export function WarehouseOptions({ warehouses, isError, retry, texts, children }: WarehouseOptionsProps) {
  const kernel = useMessages(kernelMessages);
  if (isError) {
    return (
      <p role="alert">
        {texts.warehousesFailed} <Button onClick={retry}>{kernel.retry}</Button>
      </p>
    );
  }
  if (!warehouses) return <Spinner label={texts.warehousesLoading} />;
  if (warehouses.length === 0) return <p role="alert">{texts.warehousesNone}</p>;
  return children(
    warehouses.flatMap(({ warehouseId, name }) =>
      warehouseId
        ? { id: warehouseId, label: name || warehouseId, ...(name && { detail: warehouseId }) }
        : [],
    ),
  );
}
