import type { Page, PortalQuery, PortalSdk } from '@portal-kit/sdk';
import { formatFilter } from '@portal-kit/sdk/filters';
import { type OrderDirection, type OrderStatus, orderKeys, orderQueries } from '@portal-kit/sdk/orders';
import type { OrderRow } from '../../../../domain/orders/order-row';
import { statusesOf } from './order-groups';

/** A number of rows; a minimum if the server does not count rows. */
export interface Count {
  value: number;
  isAtLeast: boolean;
}

export const countRecords = ({ rows, total }: Pick<Page<unknown>, 'rows' | 'total'>): Count => ({
  value: total ?? rows.length,
  isAtLeast: total === null && rows.length > 0,
});

/** Sums the cases and loose bottles of all orders. Orders without totals count as 0. */
export function sumOfTotals(orders: readonly Pick<OrderRow, 'totals'>[]): { cases: number; bottles: number } {
  return orders.reduce(
    (sum, { totals }) => ({
      cases: sum.cases + (totals?.cases ?? 0),
      bottles: sum.bottles + (totals?.bottles ?? 0),
    }),
    { cases: 0, bottles: 0 },
  );
}

/** Maximum number of concurrent requests, so that other widgets of the page are not delayed. */
const maxConcurrent = 3;

/** Maps values with limited concurrency. Rejects with the first failure and starts no further call after it. */
export async function mapWithLimit<Value, Result>(
  values: readonly Value[],
  map: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...values.entries()];
  let hasFailed = false;
  const worker = async () => {
    for (let next = queue.shift(); next && !hasFailed; next = queue.shift()) {
      const [index, value] = next;
      try {
        results[index] = await map(value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, worker));
  return results;
}

/** Counts the orders of a direction per status with a request for one row each. Source: domain, 7. */
export function statusCounts(
  sdk: PortalSdk,
  scope: { supplierId: string; direction: OrderDirection },
): PortalQuery<ReadonlyMap<OrderStatus, Count>> {
  return {
    // A key below the order lists, so that saving an order invalidates the counts.
    queryKey: [...orderKeys.lists(scope), 'by-status'] as never,
    queryFn: async (context) => {
      const statuses = statusesOf[scope.direction];
      const pages = await mapWithLimit(statuses, (status) =>
        orderQueries.list(sdk, { ...scope, limit: 1, filter: formatFilter({ status }) }).queryFn(context),
      );
      return new Map(pages.map((page, index) => [statuses[index] as OrderStatus, countRecords(page)]));
    },
    gcTime: 60_000,
    retry: false,
  };
}
