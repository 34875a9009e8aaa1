import { Button } from '@portal-kit/ui/button';
import type { CheckboxOption } from '@portal-kit/ui/checkbox-group';
import { Spinner } from '@portal-kit/ui/spinner';
import { type ReactNode, useEffect, useRef } from 'react';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { useWarehouses } from '../../kernel/portal/use-warehouses';
import { itemFormMessages } from './item-form.messages';

export interface WarehousesFieldProps {
  /** Called once when the supplier has a single warehouse: there is nothing to choose. */
  onSuggest: (warehouseIds: readonly string[]) => void;
  children: (options: readonly CheckboxOption[]) => ReactNode;
}

/** The supplier's warehouses as choices, and what is seen while they are not there. */
export function WarehousesField({ onSuggest, children }: WarehousesFieldProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemFormMessages);
  const { warehouses, isError, retry } = useWarehouses();
  const hasSuggested = useRef(false);

  useEffect(() => {
    const [only, ...others] = warehouses ?? [];
    if (hasSuggested.current || !only || others.length > 0) return;
    hasSuggested.current = true;
    onSuggest([only.warehouseId]);
  }, [warehouses, onSuggest]);

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
    warehouses.map(({ warehouseId, name }) => ({
      id: warehouseId,
      label: name ?? warehouseId,
      ...(name && { detail: warehouseId }),
    })),
  );
}
