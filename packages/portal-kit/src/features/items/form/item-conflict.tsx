import type { ItemDetails } from '@portal-kit/sdk/items';
import { RecordDifferences, type RecordDifferencesProps } from '../../../forms/conflict/record-differences';
import type { SupplierWarehouse } from '../../../kernel/portal/portal-context';
import type { ItemFormParts } from './item-form.api';
import type { ItemFormValues } from './values/item-form.values';

export interface ItemConflictProps
  extends Omit<RecordDifferencesProps<ItemFormValues, ItemDetails>, 'labels' | 'formats'>,
    Pick<ItemFormParts, 'texts' | 'itemTexts'> {
  typeLabel: (code: string) => string;
  warehouses: readonly SupplierWarehouse[];
}

/** Compares both versions of an item after a concurrent edit. */
export function ItemConflict({ texts, itemTexts, typeLabel, warehouses, ...conflict }: ItemConflictProps) {
  const warehouseName = (id: string) => warehouses.find(({ warehouseId }) => warehouseId === id)?.name ?? id;
  return (
    <RecordDifferences
      {...conflict}
      labels={texts}
      formats={{
        type: typeLabel,
        itemStatus: (status) => itemTexts.status[status] ?? status,
        warehouses: (ids) => ids.map(warehouseName).toSorted().join(', '),
        countryOfOrigin: texts.countryName,
        containerType: (container) => texts.containers[container] ?? container,
        lotTracked: (choice) => (choice === 'Y' ? texts.yes : texts.no),
      }}
    />
  );
}
