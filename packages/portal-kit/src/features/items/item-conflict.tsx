import type { ItemDetails } from '@portal-kit/sdk/items';
import { RecordConflict, type RecordConflictProps } from '../../forms/record-conflict';
import type { SupplierWarehouse } from '../../kernel/portal/use-warehouses';
import type { ItemFormParts } from './item-form.api';
import type { ItemFormValues } from './item-form.values';

export interface ItemConflictProps
  extends Omit<RecordConflictProps<ItemFormValues, ItemDetails>, 'shown' | 'labelOf'>,
    Pick<ItemFormParts, 'texts' | 'itemTexts'> {
  typeLabel: (code: string) => string;
  warehouses: readonly SupplierWarehouse[];
}

/** Somebody else has changed the item meanwhile. */
export function ItemConflict({ texts, itemTexts, typeLabel, warehouses, ...rest }: ItemConflictProps) {
  const warehouseName = (id: string) => warehouses.find(({ warehouseId }) => warehouseId === id)?.name ?? id;
  const words: { [Name in keyof ItemFormValues]?: (value: ItemFormValues[Name]) => string } = {
    type: typeLabel,
    itemStatus: (status) => itemTexts.status[status] ?? status,
    warehouses: (ids) => ids.map(warehouseName).toSorted().join(', '),
    countryOfOrigin: texts.countryName,
    containerType: (container) => texts.containers[container] ?? container,
    lotTracked: (choice) => (choice === 'Y' ? texts.yes : texts.no),
  };
  const shown = <Name extends keyof ItemFormValues>(name: Name, { [name]: value }: ItemFormValues) =>
    words[name]?.(value) ?? String(value).trim();
  return (
    <RecordConflict {...rest} shown={shown} labelOf={(name) => String(texts[name as keyof ItemFormValues])} />
  );
}
