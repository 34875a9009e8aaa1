import { useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import type { OrderFormApi, OrderFormParts } from './order-form.api';
import type { OrderDetailsValues } from './order-form.values';

/** Fields that decide about others: whether they have a meaning, must be filled, or are in time. */
const deciding = [
  'details.warehouseId',
  'details.customerId',
  'details.shippingType',
  'details.scac',
  'details.freightTerms',
  'details.bondedFlag',
  'details.carriage',
  'details.orderDate',
  'details.requestedShipDate',
  'details.appointmentWindow.from',
  'details.appointmentWindow.to',
] as const;

/** How a field of the details is shown and judged, whatever the others hold. */
export function useOrderField({ form, rules }: Pick<OrderFormParts, 'form' | 'rules'>, name: string) {
  const isShown = useDetails(form, (details) => rules.isShown(name, details));
  const isRequired = useDetails(form, (details) => rules.isRequired(name, details));
  const validators = useMemo(
    () => ({
      onChangeListenTo: deciding.filter((other) => other !== `details.${name}`),
      onChange: ({ fieldApi }: { fieldApi: { form: unknown } }) =>
        rules.rule(name, (fieldApi.form as OrderFormApi).state.values.details),
    }),
    [rules, name],
  );
  return { isShown, isRequired, validators };
}

/** Something that follows from the details; drawn anew when it changes, not with every letter. */
export function useDetails<Result>(
  form: OrderFormApi,
  select: (details: OrderDetailsValues) => Result,
): Result {
  return useStore(form.store, ({ values }) => select(values.details));
}
