import { useStore } from '@tanstack/react-form';
import type { FormApi } from '../../../forms/fields/form-hook';
import type { OrderDetailsValues, OrderFormValues } from './values/order-form.values';

/** The form of all steps. */
export type OrderFormApi = FormApi<OrderFormValues>;

/** Returns a value derived from the details. The component renders again only when this value changes. */
export function useDetails<Result>(
  form: OrderFormApi,
  select: (details: OrderDetailsValues) => Result,
): Result {
  return useStore(form.store, ({ values }) => select(values.details));
}
