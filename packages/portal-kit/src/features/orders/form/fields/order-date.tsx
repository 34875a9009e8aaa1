import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { FormCell } from '@portal-kit/ui/form-layout';
import { useDayRemarks } from '../../../../domain/calendar/use-day-remarks';
import { BoundDate } from '../../../../forms/fields/bound-date';
import type { OrderFormParts } from '../order-form.api';
import { type OrderDateName, orderDateBounds } from '../values/order-dates';
import { useDetails, useOrderField } from './order-field';

interface OrderDateProps {
  parts: OrderFormParts;
  name: OrderDateName;
  label: string;
  /** The warehouse of the order. `undefined` while it loads. */
  warehouse: Warehouse | undefined;
}

/**
 * A date field of an order's details. Its calendar shows the hours of the warehouse, weekends and public holidays. Renders
 * nothing if the field does not apply.
 */
export function OrderDate({ parts, name, label, warehouse }: OrderDateProps) {
  const { form, rules } = parts;
  const { isShown, isRequired, validators } = useOrderField(parts, name);
  const { today } = rules;
  const min = useDetails(form, (details) => orderDateBounds(name, details, today).min);
  const max = useDetails(form, (details) => orderDateBounds(name, details, today).max);
  const remarkOf = useDayRemarks(warehouse?.addresses?.[0]?.countryCode);
  if (!isShown) return null;
  return (
    <FormCell span="half">
      <form.AppField name={`details.${name}`} validators={validators}>
        {() => (
          <BoundDate
            {...{ label, isRequired, today, min, max, remarkOf }}
            calendarNote={hoursText(name, warehouse, parts.texts)}
          />
        )}
      </form.AppField>
    </FormCell>
  );
}

/** The hours of the warehouse for arrivals and shipments. */
function hoursText(name: OrderDateName, warehouse: Warehouse | undefined, texts: OrderFormParts['texts']) {
  const { receivingHours, shippingHours, cutoffTime } = warehouse ?? {};
  if (name === 'expectedArrivalDate' && receivingHours?.from && receivingHours.to)
    return texts.receivingHours(receivingHours.from, receivingHours.to);
  if (name === 'requestedShipDate' && shippingHours?.from && shippingHours.to)
    return texts.shippingHours(shippingHours.from, shippingHours.to, cutoffTime ?? undefined);
  return undefined;
}
