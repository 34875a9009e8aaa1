import type { CheckboxOption } from '@portal-kit/ui/checkbox-group';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWarehouses } from '../../../../domain/warehouses/use-warehouses';
import { WarehouseOptions } from '../../../../domain/warehouses/warehouse-options';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { itemFormMessages } from '../item-form.messages';

export interface WarehousesFieldProps {
  /** Called once if the supplier has a single warehouse. */
  onSuggest: (warehouseIds: readonly string[]) => void;
  children: (options: readonly CheckboxOption[]) => ReactNode;
}

/** The supplier's warehouses as checkboxes. */
export function WarehousesField({ onSuggest, children }: WarehousesFieldProps) {
  const texts = useMessages(itemFormMessages);
  const found = useWarehouses();
  const { warehouses } = found;
  const hasSuggested = useRef(false);

  useEffect(() => {
    const [only, ...others] = warehouses ?? [];
    if (hasSuggested.current || !only || others.length > 0) return;
    hasSuggested.current = true;
    onSuggest([only.warehouseId]);
  }, [warehouses, onSuggest]);

  return (
    <WarehouseOptions {...found} texts={texts}>
      {children}
    </WarehouseOptions>
  );
}
