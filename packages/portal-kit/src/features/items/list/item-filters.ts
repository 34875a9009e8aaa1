import { type ItemTypeNames, itemTypeName, itemTypes } from '../../../domain/items/item-types';
import type { SupplierWarehouse } from '../../../domain/provider/portal';
import { type FilterField, labeledOptions } from '../../../lists/filters/filter-field';
import type { itemsMessages } from './items.messages';

/** Creates the filters of the item list. The filters use the contract's field names. */
export function itemFilters(
  texts: ReturnType<typeof itemsMessages>,
  typeNames: ItemTypeNames,
  warehouses: readonly SupplierWarehouse[] | undefined,
  retryWarehouses?: () => void,
): readonly FilterField[] {
  return [
    { field: 'itemStatus', label: texts.filters.itemStatus, options: labeledOptions(texts.status) },
    {
      field: 'type',
      label: texts.filters.type,
      options: itemTypes.map(({ code }) => ({ id: code, label: itemTypeName(code, typeNames) })),
    },
    {
      field: 'warehouseId',
      label: texts.filters.warehouseId,
      options: warehouses?.map(({ warehouseId, name }) => ({ id: warehouseId, label: name ?? warehouseId })),
      retry: retryWarehouses,
    },
    {
      field: 'inStock',
      label: texts.filters.inStock,
      options: labeledOptions(texts.inStock),
      isSingle: true,
    },
  ];
}
