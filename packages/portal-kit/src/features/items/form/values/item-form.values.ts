import type { Item, ItemRequest } from '@portal-kit/sdk/items';
import { numberOrNull, textOf, textOrNull } from '../../../../forms/fields/rules';

/**
 * The unconverted values of the form. The fields have the names of the contract, so that the `fieldPath` of a server
 * error identifies a field.
 */
export interface ItemFormValues {
  sku: string;
  description: string;
  brand: string;
  type: string;
  size: string;
  sizeUom: string;
  bottlesPerCase: string;
  itemStatus: string;
  warehouses: readonly string[];
  alcoholByVolume: string;
  vintage: string;
  countryOfOrigin: string;
  appellation: string;
  varietal: string;
  region: string;
  spiritClass: string;
  upc: string;
  caseUpc: string;
  nabcaCode: string;
  colaNumber: string;
  containerType: string;
  caseWeightLbs: string;
  caseLengthIn: string;
  caseWidthIn: string;
  caseHeightIn: string;
  casesPerLayer: string;
  layersPerPallet: string;
  nmfcNumber: string;
  freightClass: string;
  /** `Y` or `N`. */
  lotTracked: string;
  minStockCases: string;
}

/** The fields of a new item, in display order. */
export const emptyItem: ItemFormValues = {
  sku: '',
  brand: '',
  description: '',
  type: '',
  alcoholByVolume: '',
  itemStatus: 'ACTIVE',
  size: '',
  sizeUom: 'ML',
  bottlesPerCase: '',
  warehouses: [],
  countryOfOrigin: '',
  vintage: '',
  appellation: '',
  varietal: '',
  region: '',
  spiritClass: '',
  upc: '',
  caseUpc: '',
  nabcaCode: '',
  colaNumber: '',
  containerType: 'BOTTLE',
  freightClass: '',
  caseWeightLbs: '',
  caseLengthIn: '',
  caseWidthIn: '',
  caseHeightIn: '',
  casesPerLayer: '',
  layersPerPallet: '',
  nmfcNumber: '',
  minStockCases: '',
  lotTracked: 'N',
};

/** The form's fields for an existing item. */
export function toItemValues(item: Item): ItemFormValues {
  return {
    ...emptyItem,
    sku: textOf(item.sku),
    description: textOf(item.description),
    brand: textOf(item.brand),
    type: textOf(item.type),
    size: textOf(item.size),
    sizeUom: textOf(item.sizeUom).toUpperCase(),
    bottlesPerCase: textOf(item.bottlesPerCase),
    itemStatus: textOf(item.itemStatus),
    warehouses: (item.warehouses ?? []).flatMap(({ warehouseId }) => warehouseId ?? []),
    alcoholByVolume: textOf(item.alcoholByVolume),
    vintage: textOf(item.vintage),
    countryOfOrigin: textOf(item.countryOfOrigin),
    appellation: textOf(item.appellation),
    varietal: textOf(item.varietal),
    region: textOf(item.region),
    spiritClass: textOf(item.spiritClass),
    upc: textOf(item.upc),
    caseUpc: textOf(item.caseUpc),
    nabcaCode: textOf(item.nabcaCode),
    colaNumber: textOf(item.colaNumber),
    containerType: textOf(item.containerType) || emptyItem.containerType,
    caseWeightLbs: textOf(item.caseWeightLbs),
    caseLengthIn: textOf(item.caseLengthIn),
    caseWidthIn: textOf(item.caseWidthIn),
    caseHeightIn: textOf(item.caseHeightIn),
    casesPerLayer: textOf(item.casesPerLayer),
    layersPerPallet: textOf(item.layersPerPallet),
    nmfcNumber: textOf(item.nmfcNumber),
    freightClass: textOf(item.freightClass),
    lotTracked: item.lotTracked ? 'Y' : 'N',
    minStockCases: textOf(item.minStockCases),
  };
}

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
export function toItemRequest(values: ItemFormValues): ItemRequest {
  return {
    sku: values.sku.trim(),
    description: values.description.trim(),
    brand: values.brand.trim(),
    type: values.type as ItemRequest['type'],
    size: Number(values.size),
    sizeUom: values.sizeUom as ItemRequest['sizeUom'],
    bottlesPerCase: Number(values.bottlesPerCase),
    itemStatus: values.itemStatus as NonNullable<ItemRequest['itemStatus']>,
    warehouses: values.warehouses.map((warehouseId) => ({ warehouseId })),
    alcoholByVolume: numberOrNull(values.alcoholByVolume),
    vintage: vintageOf(values.vintage),
    countryOfOrigin: textOrNull(values.countryOfOrigin),
    appellation: textOrNull(values.appellation),
    varietal: textOrNull(values.varietal),
    region: textOrNull(values.region),
    spiritClass: textOrNull(values.spiritClass),
    upc: textOrNull(values.upc),
    caseUpc: textOrNull(values.caseUpc),
    nabcaCode: textOrNull(values.nabcaCode),
    colaNumber: textOrNull(values.colaNumber),
    containerType: values.containerType as NonNullable<ItemRequest['containerType']>,
    caseWeightLbs: numberOrNull(values.caseWeightLbs),
    caseLengthIn: numberOrNull(values.caseLengthIn),
    caseWidthIn: numberOrNull(values.caseWidthIn),
    caseHeightIn: numberOrNull(values.caseHeightIn),
    casesPerLayer: numberOrNull(values.casesPerLayer),
    layersPerPallet: numberOrNull(values.layersPerPallet),
    nmfcNumber: textOrNull(values.nmfcNumber),
    freightClass: textOrNull(values.freightClass) as ItemRequest['freightClass'],
    lotTracked: values.lotTracked === 'Y',
    minStockCases: numberOrNull(values.minStockCases),
  } as ItemRequest;
}
