import type { FieldError } from '../../contract/error-body.ts';
import type { Item, ItemDraft, ItemType, Supplier } from '../model.ts';
import { hasValidCheckDigit } from './check-digit.ts';

const REQUIRED_TEXT = ['sku', 'description', 'brand'] as const;

/** Percent by volume that a type allows (domain §5.2); types that are left out take any strength. */
const ALCOHOL_BANDS: Readonly<Partial<Record<ItemType, (percent: number) => boolean>>> = {
  M: (percent) => percent <= 16,
  F: (percent) => percent > 16 && percent <= 21,
  G: (percent) => percent > 21 && percent <= 24,
  L: (percent) => percent > 0.5,
  B: (percent) => percent >= 0.5 && percent <= 15,
  C: (percent) => percent <= 24,
  H: (percent) => percent >= 0.5 && percent <= 8.5,
  N: (percent) => percent < 0.5,
  P: (percent) => percent <= 24,
  A: (percent) => percent >= 0.5 && percent <= 20,
};

/** What an item must be, whoever sends it: a form, or a row of an uploaded file (domain §5, §12, §14). Every finding at once. */
export function itemErrors(
  draft: ItemDraft,
  supplier: Supplier,
  current: Item | undefined,
  year: number,
): FieldError[] {
  const errors: FieldError[] = [];
  const add = (fieldPath: string, message: string) => errors.push({ fieldPath, message });

  for (const field of REQUIRED_TEXT) if (!draft[field]?.trim()) add(field, 'Required Field');
  if (current && draft.sku !== current.sku) add('sku', 'Supplier Item ID cannot change');
  // The outdated wine code: an old item may keep it, none may newly take it.
  if (draft.type === 'W' && current?.type !== 'W') add('type', 'Wine (outdated) cannot be chosen any more');
  if (!isSize(draft.size)) add('size', 'Numeric only with up to 2 decimal places, cannot be 0');
  if (!(Number.isInteger(draft.bottlesPerCase) && draft.bottlesPerCase > 0)) {
    add('bottlesPerCase', 'Numeric only, cannot be 0');
  }
  if (draft.type !== 'N' && draft.alcoholByVolume == null) add('alcoholByVolume', 'Required Field');
  const fits = ALCOHOL_BANDS[draft.type];
  if (draft.alcoholByVolume != null && fits && !fits(draft.alcoholByVolume)) {
    add('alcoholByVolume', 'Outside the range of the item type');
  }
  if (typeof draft.vintage === 'number' && draft.vintage > year + 1) {
    add('vintage', `Vintage cannot be after ${year + 1}`);
  }
  codeError(draft.upc, 12, 'UPC', (message) => add('upc', message));
  codeError(draft.caseUpc, 14, 'SCC-14', (message) => add('caseUpc', message));
  warehouseErrors(draft, supplier, current, add);
  return errors;
}

function isSize(size: number): boolean {
  return size > 0 && size < 100_000 && Math.abs(size * 100 - Math.round(size * 100)) < 1e-6;
}

function codeError(
  code: string | null | undefined,
  digits: number,
  label: string,
  add: (message: string) => void,
): void {
  if (!code) return;
  if (!/^\d+$/.test(code)) add('Numeric only');
  else if (code.length !== digits) add(`${label} should be ${digits} digits`);
  else if (!hasValidCheckDigit(code)) add(`${label} has a wrong check digit`);
}

function warehouseErrors(
  draft: ItemDraft,
  supplier: Supplier,
  current: Item | undefined,
  add: (fieldPath: string, message: string) => void,
): void {
  const chosen = draft.warehouses.map(({ warehouseId }) => warehouseId);
  if (chosen.length === 0) add('warehouses', 'Required Field');
  chosen.forEach((warehouseId, index) => {
    const fieldPath = `warehouses[${index}].warehouseId`;
    const isAssigned = supplier.warehouses.some((warehouse) => warehouse.warehouseId === warehouseId);
    if (!isAssigned) add(fieldPath, 'Warehouse is not assigned to the supplier');
    else if (chosen.indexOf(warehouseId) < index) add(fieldPath, 'Warehouse is listed twice');
  });
  const dropped = current?.inventory.find(
    (stock) => !chosen.includes(stock.warehouseId) && stock.onHandQty + stock.bondOnHandQty > 0,
  );
  if (dropped) add('warehouses', `${dropped.warehouseId} holds stock of this item`);
}
