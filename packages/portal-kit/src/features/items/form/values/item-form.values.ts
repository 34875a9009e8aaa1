import { itemRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { Item, ItemRequest } from '@portal-kit/sdk/items';
import {
  emptyValues,
  type FieldValues,
  fillFromRecord,
  toFieldText,
  toRequestValues,
} from '../../../../forms/fields/values';

/** The unconverted values of the form. */
export type ItemFormValues = FieldValues<typeof bounds>;

/** The fields of a new item. */
export const emptyItem: ItemFormValues = emptyValues(bounds, { sizeUom: 'ML' });

/** Converts an item to the form's values. */
export const toItemValues = (item: Item): ItemFormValues => ({
  ...fillFromRecord(emptyItem, item),
  itemStatus: toFieldText(item.itemStatus),
  sizeUom: toFieldText(item.sizeUom).toUpperCase(),
  warehouses: (item.warehouses ?? []).flatMap(({ warehouseId }) => warehouseId ?? []),
});

/** Returns the form's values for a copy: an active item without the codes that identify the original. */
export const copyItem = (item: Item): ItemFormValues => ({
  ...toItemValues(item),
  sku: '',
  itemStatus: emptyItem.itemStatus,
  upc: '',
  caseUpc: '',
  nabcaCode: '',
  colaNumber: '',
});

function parseVintage(text: string): ItemRequest['vintage'] {
  const vintage = text.trim().toUpperCase();
  if (vintage === '') return null;
  return vintage === 'NV' ? 'NV' : Number(vintage);
}

/** Converts a valid form to the request body: numbers as numbers, empty optional fields as null. */
export const toItemRequest = (values: ItemFormValues): ItemRequest =>
  ({
    ...toRequestValues(bounds, values),
    vintage: parseVintage(values.vintage),
    warehouses: values.warehouses.map((warehouseId) => ({ warehouseId })),
  }) as ItemRequest;
