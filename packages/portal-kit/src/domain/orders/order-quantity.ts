import type { quantityMessages } from '../items/quantity.messages';

interface CasesAndBottles {
  cases?: number | null | undefined;
  bottles?: number | null | undefined;
}

/**
 * Formats a quantity as `12 cases, 3 bottles`. Omits loose bottles if there are none, and cases if there are only
 * bottles. Returns `undefined` for an unknown quantity.
 */
export function formatOrderQuantity(
  quantity: CasesAndBottles | null | undefined,
  quantities: ReturnType<typeof quantityMessages>,
): string | undefined {
  const { cases, bottles } = quantity ?? {};
  if (typeof cases !== 'number') return undefined;
  if (!bottles || bottles < 0) return quantities.cases(cases);
  return [cases !== 0 && quantities.cases(cases), quantities.bottles(bottles)].filter(Boolean).join(', ');
}
