import type { kernelMessages } from '../../kernel/messages/kernel.messages';
import type { ordersMessages } from './orders.messages';

interface CasesAndBottles {
  cases: number;
  bottles: number;
}

/** Formats a quantity; omits loose bottles if there are none. Returns `undefined` for an unknown quantity. */
export function quantityText(
  quantity: CasesAndBottles | null | undefined,
  kernel: ReturnType<typeof kernelMessages>,
  texts: ReturnType<typeof ordersMessages>,
): string | undefined {
  if (!quantity) return undefined;
  const { cases, bottles } = quantity;
  // A quantity without full cases shows only bottles.
  if (cases === 0 && bottles > 0) return kernel.bottles(bottles);
  return texts.quantity(kernel.cases(cases), bottles > 0 ? kernel.bottles(bottles) : undefined);
}
