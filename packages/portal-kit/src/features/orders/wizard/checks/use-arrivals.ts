import { formatFilter } from '@portal-kit/sdk/filters';
import { type Order, orderQueries } from '@portal-kit/sdk/orders';
import { useQueries, useQuery } from '@tanstack/react-query';
import { addDays, isDate } from '../../../../kernel/calendar/days';
import { usePortal } from '../../../../kernel/host/portal-context';
import { usePortalQueryClient } from '../../../../kernel/queries/query-client-context';
import { countLineBottles, toOrderLine } from '../../lines/order-line';
import { type CheckData, combineCheckData } from './check-data';
import type { Arrivals, Arriving } from './stock-checks';

/** Maximum number of inbound orders whose lines are read, with one request per order. */
const maxOrders = 10;
const openStatuses = ['SUBMITTED', 'RESUBMITTED', 'OPEN', 'IN_RECEIVING'];

export interface ArrivalsOptions {
  warehouseId: string;
  bondedFlag: string;
  /** Calendar date at the warehouse. */
  today: string;
  requestedShipDate: string;
  /** The items with too little stock. Without items, no request is sent. */
  skus: readonly string[];
}

/** Adds up the lines of inbound orders by item. */
export function arrivingByItem(orders: readonly Order[]): ReadonlyMap<string, Arriving> {
  const byItem = new Map<string, Arriving>();
  for (const { details, lineItems } of orders) {
    const expected = (details as { expectedArrivalDate?: string } | undefined)?.expectedArrivalDate ?? '';
    for (const line of (lineItems ?? []).map(toOrderLine)) {
      const known = byItem.get(line.item.itemId) ?? { units: 0, date: '' };
      const date = expected > known.date ? expected : known.date;
      byItem.set(line.item.itemId, { units: known.units + countLineBottles(line), date });
    }
  }
  return byItem;
}

/**
 * Loads the goods of open inbound orders that arrive at the warehouse before the ship date. A late order doesn't count.
 * Source: `listInboundOrders`, `getInboundOrder`.
 */
export function useArrivals(options: ArrivalsOptions): { arrivals: Arrivals; data: CheckData } {
  const { warehouseId, bondedFlag, today, requestedShipDate, skus } = options;
  const { sdk, supplierId, can } = usePortal();
  const client = usePortalQueryClient();
  const scope = { supplierId, direction: 'inbound' } as const;
  const last = isDate(requestedShipDate) ? addDays(requestedShipDate, -1) : '';
  const isAllowed = can('inbound-order-list') && can('inbound-order-details');
  const isNeeded = skus.length > 0 && last >= today;
  const isWanted = isNeeded && isAllowed;
  const list = useQuery(
    {
      ...orderQueries.list(sdk, {
        ...{ ...scope, limit: maxOrders, sortBy: 'expectedArrivalDate', sortDirection: 'ASC' },
        filter: formatFilter({
          ...{ sku: skus, status: openStatuses, warehouseId, bondedFlag },
          expectedArrivalDate: `${today}..${last}`,
        }),
      }),
      enabled: isWanted,
    },
    client,
  );
  const rows = isWanted ? (list.data?.rows ?? []) : [];
  const details = useQueries(
    { queries: rows.map(({ orderId }) => orderQueries.details(sdk, { ...scope, orderId })) },
    client,
  );
  return {
    arrivals: {
      byItem: arrivingByItem(details.flatMap(({ data }) => data?.order ?? [])),
      isComplete: !isNeeded || (isAllowed && list.data?.total === rows.length),
    },
    data: combineCheckData(isWanted ? [list, ...details] : []),
  };
}
