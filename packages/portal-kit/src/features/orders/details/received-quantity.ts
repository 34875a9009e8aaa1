import type { LineItem } from '@portal-kit/sdk/orders';

/** A received quantity and the ordered quantity in the same unit. */
export interface ReceivedOf {
  received: number;
  ordered: number;
  unit: 'cases' | 'bottles';
}

type Line = Pick<LineItem, 'casesQuantity' | 'bottlesQuantity' | 'expected' | 'received'> & {
  item?: { bottlesPerCase?: number | null } | null;
};
type Quantity = { cases?: number | null; bottles?: number | null };

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** Returns the announced quantity. A warehouse that reports no expected quantity expects the quantity of the order. */
const getOrderedQuantity = ({ expected, casesQuantity, bottlesQuantity }: Line): Quantity =>
  expected ?? { cases: casesQuantity, bottles: bottlesQuantity };

function bottlesIn({ cases, bottles }: Quantity, { item }: Line): number {
  const loose = bottles ?? 0;
  if (!isCount(cases) || !isCount(loose)) return Number.NaN;
  const perCase = item?.bottlesPerCase;
  if (cases > 0 && !(isCount(perCase) && perCase > 0)) return Number.NaN;
  return cases * (perCase ?? 0) + loose;
}

/**
 * Sums the received and the ordered quantity of lines: in cases if no line has loose bottles, otherwise in bottles.
 * Damaged goods are part of the received quantity as the contract reports it. Returns `undefined` if the quantity of a
 * line is unknown.
 */
export function sumReceivedQuantity(lines: readonly Line[]): ReceivedOf | undefined {
  const pairs = lines.map((line) => ({ line, received: line.received, ordered: getOrderedQuantity(line) }));
  if (pairs.length === 0 || pairs.some(({ received }) => !received)) return undefined;
  const unit = pairs.every(({ received, ordered }) => !received?.bottles && !ordered.bottles)
    ? 'cases'
    : 'bottles';
  const sum = (kind: 'received' | 'ordered') =>
    pairs.reduce((total, pair) => {
      const quantity: Quantity = pair[kind] ?? {};
      if (unit === 'bottles') return total + bottlesIn(quantity, pair.line);
      return total + (isCount(quantity.cases) ? quantity.cases : Number.NaN);
    }, 0);
  const [received, ordered] = [sum('received'), sum('ordered')];
  return Number.isNaN(received) || Number.isNaN(ordered) ? undefined : { received, ordered, unit };
}
