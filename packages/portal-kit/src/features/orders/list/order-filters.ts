import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { orderStatusMessages } from '../../../domain/orders/order-status';
import type { SupplierWarehouse } from '../../../domain/provider/portal';
import { parseDateRange } from '../../../lists/filters/date-range';
import type { filterDatesMessages } from '../../../lists/filters/filter-dates.messages';
import { type FilterField, type FilterOption, labeledOptions } from '../../../lists/filters/filter-field';
import type { ordersMessages } from '../orders.messages';

const statusesOfOtherDirection = {
  inbound: new Set(['PICKING', 'SHIPPED']),
  outbound: new Set(['IN_RECEIVING', 'CLOSED']),
} as const;

/** Filter options from the server. */
export interface LoadedChoices {
  /** `undefined` while the options are loading. */
  options: readonly FilterOption[] | undefined;
  retry: (() => void) | undefined;
}

/** Creates the filters of the order list. The filters use the contract's field names. */
export function orderFilters(
  direction: OrderDirection,
  texts: ReturnType<typeof ordersMessages>,
  statuses: ReturnType<typeof orderStatusMessages>,
  warehouses: { list: readonly SupplierWarehouse[] | undefined; retry: (() => void) | undefined },
  customers: LoadedChoices | undefined,
  dates: ReturnType<typeof filterDatesMessages>,
): readonly FilterField[] {
  const summary = (value: string) => dates.dates(...parseDateRange(value));
  const day = direction === 'inbound' ? 'expectedArrivalDate' : 'requestedShipDate';
  return [
    {
      field: 'status',
      label: texts.columns.status,
      options: labeledOptions(statuses.labels).filter(
        ({ id }) => !statusesOfOtherDirection[direction].has(id),
      ),
    },
    { field: day, label: texts.columns[day], kind: 'dates', summary },
    {
      field: 'warehouseId',
      label: texts.columns.warehouseName,
      options: warehouses.list?.map(({ warehouseId, name }) => ({
        id: warehouseId,
        label: name ?? warehouseId,
      })),
      retry: warehouses.retry,
    },
    ...(customers ? [{ field: 'customerId', label: texts.columns.customerName, ...customers }] : []),
    {
      field: 'shippingType',
      label: texts.columns.shippingType,
      options: labeledOptions(texts.shippingTypes),
    },
    { field: 'orderDate', label: texts.columns.orderDate, kind: 'dates', summary },
  ];
}
