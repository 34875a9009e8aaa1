import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { addBusinessDays, isDate, isWeekend } from '../../../../kernel/calendar/days';
import type { orderDetailsMessages } from '../../details/order-details.messages';
import type { OrderDetailsValues } from '../../form/values/order-form.values';
import { detailsCheck, type OrderCheck } from './order-check';
import type { CheckTexts } from './order-checks.messages';

type DateField = 'expectedArrivalDate' | 'requestedShipDate' | 'requestedDeliveryDate';

export interface DateChecksInput {
  direction: OrderDirection;
  details: OrderDetailsValues;
  /** `undefined` if the warehouse could not be read. */
  warehouse: Partial<Warehouse> | undefined;
  /** Date and time at the warehouse: `yyyy-mm-dd` and `HH:mm`. */
  now: { date: string; time: string };
}

/**
 * Checks dates against business days and the appointment against the hours of the warehouse. Source: specification,
 * section 9; domain, 4.3.
 */
export function dateChecks(
  { direction, details, warehouse, now }: DateChecksInput,
  texts: CheckTexts,
  labels: ReturnType<typeof orderDetailsMessages>,
): OrderCheck[] {
  const fields: readonly DateField[] =
    direction === 'inbound' ? ['expectedArrivalDate'] : ['requestedShipDate', 'requestedDeliveryDate'];
  const found = fields.flatMap((field) => {
    const date = details[field];
    if (!isDate(date)) return [];
    if (date < now.date) return [detailsCheck('warn', field, 'past', texts.dates.past(labels[field], date))];
    if (!isWeekend(date)) return [];
    const text = texts.dates.weekend(labels[field], date, addBusinessDays(date, 1));
    return [detailsCheck('warn', field, 'weekend', text)];
  });
  if (!warehouse) return found;
  const name = warehouse.name || details.warehouseId;
  if (warehouse.status === 'INACTIVE') {
    found.push(detailsCheck('block', 'warehouseId', 'inactive', texts.dates.inactive(name)));
  }
  const { cutoffTime, receivingHours: hours } = warehouse;
  const isShippedToday = direction === 'outbound' && details.requestedShipDate === now.date;
  if (isShippedToday && cutoffTime && now.time > cutoffTime) {
    found.push(detailsCheck('warn', 'requestedShipDate', 'cutoff', texts.dates.cutoff(name, cutoffTime)));
  }
  const { from, to } = details.appointmentWindow;
  if (direction === 'inbound' && hours?.from && hours.to && from && to) {
    if (from < hours.from || to > hours.to) {
      const text = texts.dates.hours(name, hours.from, hours.to);
      found.push(detailsCheck('warn', 'appointmentWindow.from', 'hours', text));
    }
  }
  return found;
}
