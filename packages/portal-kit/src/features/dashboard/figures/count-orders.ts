import type { Page, PortalQuery, PortalSdk } from '@portal-kit/sdk';
import { formatFilter } from '@portal-kit/sdk/filters';
import { type OrderDirection, type OrderStatus, orderKeys, orderQueries } from '@portal-kit/sdk/orders';
import { statusesOf } from './order-groups';

/** How many rows there are; at least so many where the server does not count them. */
export interface Count {
  value: number;
  isAtLeast: boolean;
}

export const countOf = ({ rows, total }: Pick<Page<unknown>, 'rows' | 'total'>): Count => ({
  value: total ?? rows.length,
  isAtLeast: total === null && rows.length > 0,
});

/** Calls that are out at the same time: other widgets of the page want their turn. */
const atOnce = 3;

/** What a function makes of each value, a few at a time. Rejects with the first failure, and then begins nothing more. */
export async function mapInTurn<Value, Result>(
  values: readonly Value[],
  map: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...values.entries()];
  let hasFailed = false;
  const work = async () => {
    for (let next = left.shift(); next && !hasFailed; next = left.shift()) {
      const [index, value] = next;
      try {
        results[index] = await map(value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** How many orders of a direction are in each status, by reading one row of each. Source: domain, 7. */
export function statusCounts(
  sdk: PortalSdk,
  scope: { supplierId: string; direction: OrderDirection },
): PortalQuery<ReadonlyMap<OrderStatus, Count>> {
  return {
    // Among the lists, so that an order that is saved makes it stale.
    queryKey: [...orderKeys.lists(scope), 'by-status'] as never,
    queryFn: async (context) => {
      const statuses = statusesOf[scope.direction];
      const pages = await mapInTurn(statuses, (status) =>
        orderQueries.list(sdk, { ...scope, limit: 1, filter: formatFilter({ status }) }).queryFn(context),
      );
      return new Map(pages.map((page, index) => [statuses[index] as OrderStatus, countOf(page)]));
    },
    gcTime: 60_000,
    retry: false,
  };
}
