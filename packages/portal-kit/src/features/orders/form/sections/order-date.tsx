import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { useDayRemarks } from '../../../../domain/calendar/use-day-remarks';
import { todayIn } from '../../../../kernel/calendar/days';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { type OrderFormApi, useDetails } from '../order-form.api';
import { orderFormMessages } from '../order-form.messages';
import { type OrderDateName, orderDateBounds } from '../values/order-dates';

interface OrderDateProps {
  form: OrderFormApi;
  name: OrderDateName;
  /** The warehouse of the order. `undefined` while it loads. */
  warehouse: Warehouse | undefined;
}

/** A date field of an order's details. Its calendar shows the hours of the warehouse, weekends and public holidays. */
export function OrderDate({ form, name, warehouse }: OrderDateProps) {
  const texts = useMessages(orderFormMessages);
  const today = todayIn(warehouse?.timeZone);
  const min = useDetails(form, (details) => orderDateBounds(name, details, today).min);
  const max = useDetails(form, (details) => orderDateBounds(name, details, today).max);
  const remarkOf = useDayRemarks(warehouse?.addresses?.[0]?.countryCode);
  return (
    <form.AppField name={`details.${name}`}>
      {(field) => (
        <field.Date
          today={today}
          min={min}
          max={max}
          remarkOf={remarkOf}
          calendarNote={describeHours(name, warehouse, texts)}
        />
      )}
    </form.AppField>
  );
}

/** Describes the warehouse's hours for arrivals and shipments. */
function describeHours(
  name: OrderDateName,
  warehouse: Warehouse | undefined,
  texts: ReturnType<typeof orderFormMessages>,
): string | undefined {
  const { receivingHours, shippingHours, cutoffTime } = warehouse ?? {};
  if (name === 'expectedArrivalDate' && receivingHours?.from && receivingHours.to)
    return texts.receivingHours(receivingHours.from, receivingHours.to);
  if (name === 'requestedShipDate' && shippingHours?.from && shippingHours.to)
    return texts.shippingHours(shippingHours.from, shippingHours.to, cutoffTime ?? undefined);
  return undefined;
}
