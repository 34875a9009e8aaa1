import { useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import type { OrderFormApi, OrderFormParts } from '../order-form.api';
import type { OrderDetailsValues } from '../values/order-form.values';

/** Fields that determine whether other fields apply, are required, or are valid. */
const determiningFields = [
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

/** The visibility and validation of a field in the details. */
export function useOrderField({ form, rules }: Pick<OrderFormParts, 'form' | 'rules'>, name: string) {
  const isShown = useDetails(form, (details) => rules.isShown(name, details));
  const isRequired = useDetails(form, (details) => rules.isRequired(name, details));
  const validators = useMemo(
    () => ({
      onChangeListenTo: determiningFields.filter((other) => other !== `details.${name}`),
      onChange: ({ fieldApi }: { fieldApi: { form: unknown } }) =>
        rules.rule(name, (fieldApi.form as OrderFormApi).state.values.details),
    }),
    [rules, name],
  );
  return { isShown, isRequired, validators };
}

/** Returns a value derived from the details. The component renders again only when this value changes. */
export function useDetails<Result>(
  form: OrderFormApi,
  select: (details: OrderDetailsValues) => Result,
): Result {
  return useStore(form.store, ({ values }) => select(values.details));
}
