import type { FieldError } from '@portal-kit/contract/error-body';
import type { Item } from '../../model/item.ts';
import type { Order } from '../../model/order.ts';
import type { LineRequest } from './order-request.ts';
import { toQuantity, toUnits } from './quantities.ts';

export interface LineRuleContext {
  readonly direction: Order['direction'];
  readonly warehouseId: string;
  readonly isBonded: boolean;
  /** Looks up an item by its id, otherwise by its SKU. */
  readonly findItem: (reference: LineRequest['item']) => Item | undefined;
  /** Bottles of an item that the order may use, including its own reservation. */
  readonly availableUnits: (item: Item) => number;
}

/** Finds validation errors of the line items, each on the field to correct (domain §2.5). */
export function validateLines(lines: readonly LineRequest[], context: LineRuleContext): FieldError[] {
  const errors: FieldError[] = [];
  const numbers = new Set<number>();
  const seen = new Map<string, number>();
  const requested = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const add = (field: string, message: string) =>
      errors.push({ fieldPath: `lineItems[${index}].${field}`, message });
    const { lineItemNumber, casesQuantity, bottlesQuantity } = line;
    if (numbers.has(lineItemNumber)) add('lineItemNumber', `Line ${lineItemNumber} appears twice`);
    numbers.add(lineItemNumber);
    if (casesQuantity === 0 && bottlesQuantity === 0) add('casesQuantity', 'Numeric only, cannot be 0');
    const item = context.findItem(line.item);
    if (!item) {
      add('item', `Unknown item ${line.item.sku ?? line.item.itemId}`);
      continue;
    }
    const key = [item.itemId, line.lotNumber ?? '', line.vintage ?? ''].join('\n');
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, lineItemNumber);
    else add('item', `Item ${item.sku} is already on line ${earlier}`);
    validateLineItem(item, line, context, add);
    const units = toUnits({ cases: casesQuantity, bottles: bottlesQuantity }, item.bottlesPerCase);
    const before = requested.get(item.itemId) ?? 0;
    requested.set(item.itemId, before + units);
    const available =
      context.direction === 'OUTBOUND' ? context.availableUnits(item) : Number.POSITIVE_INFINITY;
    if (before + units > available) {
      // Earlier lines of the same item have already used part of the stock.
      const { cases, bottles } = toQuantity(Math.max(0, available - before), item.bottlesPerCase);
      add('casesQuantity', `Only ${cases} case(s), ${bottles} bottle(s) available`);
    }
  }
  return errors;
}

function validateLineItem(
  item: Item,
  line: LineRequest,
  { direction, warehouseId, availableUnits }: LineRuleContext,
  add: (field: string, message: string) => void,
): void {
  const { sku, itemStatus, bottlesPerCase, lotTracked, vintage } = item;
  if (direction === 'OUTBOUND' && itemStatus === 'INACTIVE') add('item', `Item ${sku} is inactive`);
  // Remaining stock of a discontinued item may still ship.
  const isUnavailable =
    itemStatus === 'DISCONTINUED' && (direction === 'INBOUND' || availableUnits(item) === 0);
  if (isUnavailable) add('item', `Item ${sku} is discontinued`);
  if (!item.warehouses.some((kept) => kept.warehouseId === warehouseId)) {
    add('item', `Item ${sku} is not stored at ${warehouseId}`);
  }
  if (bottlesPerCase === 1 && line.bottlesQuantity > 0)
    add('bottlesQuantity', 'A case holds one bottle. Enter cases.');
  if (lotTracked && !line.lotNumber?.trim()) add('lotNumber', 'Required Field');
  if (vintage != null && line.vintage != null && line.vintage !== vintage) {
    add('vintage', `The item's vintage is ${vintage}`);
  }
}
