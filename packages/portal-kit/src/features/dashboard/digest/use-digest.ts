import type { Page, PortalQuery } from '@portal-kit/sdk';
import { listItemsContract } from '@portal-kit/sdk/contract';
import { formatFilter } from '@portal-kit/sdk/filters';
import { importQueries } from '@portal-kit/sdk/imports';
import { itemQueries } from '@portal-kit/sdk/items';
import { type OrderDirection, type OrderStatus, orderQueries } from '@portal-kit/sdk/orders';
import { dayField } from '../../../domain/orders/late-order';
import type { OrderRow } from '../../../domain/orders/order-row';
import { addDays, isDate } from '../../../kernel/calendar/days';
import { usePortal } from '../../../kernel/host/portal-context';
import { formatGroupFilter } from '../figures/orders/order-groups';
import { findLowItems } from '../figures/stock/low-stock';
import { licenseQuery, licensesMax } from '../inbox/license-query';
import { type Figure, useFigure } from '../use-dashboard';
import { filterRowsByDay, takeAllRows } from './day-rows';

/** Number of orders and uploads per list, the latest changes first. */
const digestRowsMax = 1_000;
const allItems = listItemsContract.query.limit.maximum;
/** Days before its expiration in which a license is listed. */
const licenseDays = 30;
const finished = ['COMPLETED', 'COMPLETED_WITH_ERRORS', 'FAILED'];

const mapFigure = <Data, Result>(figure: Figure<Data>, map: (data: Data) => Result): Figure<Result> => ({
  ...figure,
  data: figure.data === undefined ? undefined : map(figure.data),
});

interface DigestOptions {
  /** The day of the digest. */
  date: string;
  /** The current day. */
  today: string;
  lowStockCases: number;
}

/** Loads the sections of a daily digest in parallel. A failed section does not affect the others. */
export function useDigest({ date, today, lowStockCases }: DigestOptions) {
  const { sdk, supplierId, can, messageScope } = usePortal();
  const day = { date, timeZone: messageScope.timeZone, limit: digestRowsMax };
  const orders = (direction: OrderDirection, filter: string, sort: object) =>
    orderQueries.list(sdk, {
      ...{ supplierId, direction, filter, limit: digestRowsMax },
      ...sort,
    }) as PortalQuery<Page<OrderRow>>;
  const changed = (direction: OrderDirection, status: OrderStatus) =>
    orders(direction, formatFilter({ status }), { sortBy: 'updatedAt', sortDirection: 'DESC' });
  const late = (direction: OrderDirection) =>
    orders(direction, formatGroupFilter(direction, 'late', today), {
      sortBy: dayField[direction],
      sortDirection: 'ASC',
    });
  const ofDay = (page: Page<OrderRow>) => filterRowsByDay(page, ({ updatedAt }) => updatedAt, day);
  const allLate = (page: Page<OrderRow>) => takeAllRows(page, digestRowsMax);
  const isOpen = { inbound: can('inbound-order-list'), outbound: can('outbound-order-list') };
  const uploads = importQueries.list(sdk, {
    ...{ supplierId, limit: digestRowsMax, filter: formatFilter({ status: finished }) },
    ...{ sortBy: 'completedAt', sortDirection: 'DESC' },
  });
  const items = useFigure(itemQueries.list(sdk, { supplierId, limit: allItems }), can('item-list'));
  const customers = useFigure(licenseQuery(sdk, supplierId), can('customer-list'));
  return {
    received: mapFigure(useFigure(changed('inbound', 'CLOSED'), isOpen.inbound), ofDay),
    shipped: mapFigure(useFigure(changed('outbound', 'SHIPPED'), isOpen.outbound), ofDay),
    failed: {
      inbound: mapFigure(useFigure(changed('inbound', 'FAILED'), isOpen.inbound), ofDay),
      outbound: mapFigure(useFigure(changed('outbound', 'FAILED'), isOpen.outbound), ofDay),
    },
    uploads: mapFigure(useFigure(uploads, can('bulk-uploads')), (page) =>
      filterRowsByDay(page, ({ completedAt }) => completedAt, day),
    ),
    late: {
      inbound: mapFigure(useFigure(late('inbound'), isOpen.inbound), allLate),
      outbound: mapFigure(useFigure(late('outbound'), isOpen.outbound), allLate),
    },
    lowStock: mapFigure(items, (page) => ({
      ...takeAllRows(page, allItems),
      rows: findLowItems(page.rows, lowStockCases),
    })),
    licenses: mapFigure(customers, (page) => ({
      ...takeAllRows(page, licensesMax),
      rows: page.rows
        .filter(
          ({ licenseExpirationDate: date }) => date && isDate(date) && date <= addDays(today, licenseDays),
        )
        .toSorted((a, b) => (a.licenseExpirationDate ?? '').localeCompare(b.licenseExpirationDate ?? '')),
    })),
  };
}
