import { itemRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { Item, ItemRequest } from '@portal-kit/sdk/items';
import {
  emptyValues,
  type FieldValues,
  textOf,
  toRequestValues,
  withTextsOf,
} from '../../../../forms/fields/values';

/** The unconverted values of the form. */
export type ItemFormValues = FieldValues<typeof bounds>;

/** The fields of a new item. */
export const emptyItem: ItemFormValues = emptyValues(bounds, { sizeUom: 'ML' });

/** The form's fields for an existing item. */
export const toItemValues = (item: Item): ItemFormValues => ({
  ...withTextsOf(emptyItem, item),
  itemStatus: textOf(item.itemStatus),
  sizeUom: textOf(item.sizeUom).toUpperCase(),
  warehouses: (item.warehouses ?? []).flatMap(({ warehouseId }) => warehouseId ?? []),
});

/** The fields of a copy: an active item without the codes that identify the original. */
export const copyOfItem = (item: Item): ItemFormValues => ({
  ...toItemValues(item),
  sku: '',
  itemStatus: emptyItem.itemStatus,
  upc: '',
  caseUpc: '',
  nabcaCode: '',
  colaNumber: '',
});

function vintageOf(text: string): ItemRequest['vintage'] {
  const vintage = text.trim().toUpperCase();
  if (vintage === '') return null;
  return vintage === 'NV' ? 'NV' : Number(vintage);
}

/** The request body of a valid form: numbers as numbers, empty optional fields as null. */
export const toItemRequest = (values: ItemFormValues): ItemRequest =>
  ({
    ...toRequestValues(bounds, values),
    vintage: vintageOf(values.vintage),
    warehouses: values.warehouses.map((warehouseId) => ({ warehouseId })),
  }) as ItemRequest;
