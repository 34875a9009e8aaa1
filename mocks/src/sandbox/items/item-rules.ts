import type { FieldError } from '@portal-kit/contract/error-body';
import type { Item, ItemDraft } from '../model/item.ts';
import type { Supplier } from '../model/party.ts';

export const SKU_EXISTS = 'Supplier Item ID already exists';
export const UPC_EXISTS = 'UPC already exists';
export const ITEM_IN_USE = 'The item has stock or open orders.';

const REQUIRED_TEXT = ['sku', 'description', 'brand'] as const;

/** Finds all validation errors of an item, from a form or an uploaded row (domain §5, §12, §14). */
export function validateItem(
  draft: ItemDraft,
  supplier: Supplier,
  current: Item | undefined,
  year: number,
): FieldError[] {
  const errors: FieldError[] = [];
  const add = (fieldPath: string, message: string) => errors.push({ fieldPath, message });

  for (const field of REQUIRED_TEXT) if (!draft[field]?.trim()) add(field, 'Required Field');
  if (current && draft.sku !== current.sku) add('sku', 'Supplier Item ID cannot change');
  // An existing item may keep the outdated wine code; other items cannot select it.
  if (draft.type === 'W' && current?.type !== 'W') add('type', 'Wine (outdated) is no longer available');
  if (!isSize(draft.size)) add('size', 'Numeric only with up to 2 decimal places, cannot be 0');
  if (!(Number.isInteger(draft.bottlesPerCase) && draft.bottlesPerCase > 0)) {
    add('bottlesPerCase', 'Numeric only, cannot be 0');
  }
  if (draft.type !== 'N' && draft.alcoholByVolume == null) add('alcoholByVolume', 'Required Field');
  if (typeof draft.vintage === 'number' && draft.vintage > year + 1) {
    add('vintage', `1900 to ${year + 1}`);
  }
  addCodeError(draft.upc, 12, 'UPC', (message) => add('upc', message));
  addCodeError(draft.caseUpc, 14, 'SCC-14', (message) => add('caseUpc', message));
  validateWarehouses(draft, supplier, current, add);
  return errors;
}

/** Lists the changed fields that affect the quantities of open orders and stock. */
export function changedQuantityFields(draft: ItemDraft, current: Item): ('itemStatus' | 'bottlesPerCase')[] {
  const isDiscontinuing = draft.itemStatus === 'DISCONTINUED' && current.itemStatus !== 'DISCONTINUED';
  const isRepacked = draft.bottlesPerCase !== current.bottlesPerCase;
  return [
    ...(isDiscontinuing ? (['itemStatus'] as const) : []),
    ...(isRepacked ? (['bottlesPerCase'] as const) : []),
  ];
}

function isSize(size: number): boolean {
  return size > 0 && size < 100_000 && Math.abs(size * 100 - Math.round(size * 100)) < 1e-6;
}

function addCodeError(
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

function validateWarehouses(
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

/** Calculates the GS1 mod-10 check digit: weights 3, 1, 3, … from the right. */
export function calculateCheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

export function hasValidCheckDigit(code: string): boolean {
  return calculateCheckDigit(code.slice(0, -1)) === Number(code.at(-1));
}
