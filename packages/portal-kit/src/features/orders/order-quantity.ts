import type { kernelMessages } from '../../kernel/messages/kernel.messages';
import type { ordersMessages } from './orders.messages';

interface CasesAndBottles {
  cases: number;
  bottles: number;
}

/** In words; loose bottles only where there are some. `undefined` for what is not known. */
export function quantityText(
  quantity: CasesAndBottles | null | undefined,
  kernel: ReturnType<typeof kernelMessages>,
  texts: ReturnType<typeof ordersMessages>,
): string | undefined {
  if (!quantity) return undefined;
  const { cases, bottles } = quantity;
  // Bottles alone are not "0 cases" and bottles.
  if (cases === 0 && bottles > 0) return kernel.bottles(bottles);
  return texts.quantity(kernel.cases(cases), bottles > 0 ? kernel.bottles(bottles) : undefined);
}
