import { addDays, isDate } from '../../../../kernel/calendar/days';
import type { OrderDetailsValues } from './order-form.values';

/** The date fields of an order's details. */
export type OrderDateName =
  | 'orderDate'
  | 'expectedArrivalDate'
  | 'requestedShipDate'
  | 'requestedDeliveryDate'
  | 'cancelAfterDate';

/** Maximum days between today and the arrival. Source: `expectedArrivalDate` of `InboundOrderDetailsRequest`. */
export const maxArrivalDays = 365;

/** Returns the first and the last day on which goods can arrive. */
export const arrivalDates = (today: string) => ({ min: today, max: addDays(today, maxArrivalDays) });

/** Returns the first and the last valid day of a date field. The form's rules have the same bounds. */
export function orderDateBounds(
  name: OrderDateName,
  details: OrderDetailsValues,
  today: string,
): { min?: string; max?: string } {
  if (name === 'orderDate') return {};
  if (name === 'expectedArrivalDate') return arrivalDates(today);
  const first = name === 'requestedShipDate' ? details.orderDate : details.requestedShipDate;
  return isDate(first) ? { min: first } : {};
}
