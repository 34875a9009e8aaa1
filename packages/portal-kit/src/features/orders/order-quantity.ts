import type { quantityMessages } from '../../domain/items/quantity.messages';
import type { ordersMessages } from './orders.messages';

interface CasesAndBottles {
  cases: number;
  bottles: number;
}

/** Formats a quantity; omits loose bottles if there are none. Returns `undefined` for an unknown quantity. */
export function quantityText(
  quantity: CasesAndBottles | null | undefined,
  quantities: ReturnType<typeof quantityMessages>,
  texts: ReturnType<typeof ordersMessages>,
): string | undefined {
  if (!quantity) return undefined;
  const { cases, bottles } = quantity;
  // A quantity without full cases shows only bottles.
  if (cases === 0 && bottles > 0) return quantities.bottles(bottles);
  return texts.quantity(quantities.cases(cases), bottles > 0 ? quantities.bottles(bottles) : undefined);
}
