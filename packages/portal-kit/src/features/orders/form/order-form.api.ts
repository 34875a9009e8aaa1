import { useAppForm } from '../../../forms/fields/form-hook';
import type { FormTexts } from '../../../forms/fields/rules';
import type { orderDetailsMessages } from '../details/order-details.messages';
import type { ordersMessages } from '../orders.messages';
import type { orderFormMessages } from './order-form.messages';
import type { OrderRules } from './values/order-form.rules';
import type { OrderFormValues } from './values/order-form.values';

/** The state of all steps; each field subscribes to its own part. */
export function useOrderForm(start: OrderFormValues) {
  return useAppForm({ defaultValues: start });
}

export type OrderFormApi = ReturnType<typeof useOrderForm>;

/** The properties that all fields of the details share. */
export interface OrderFormParts {
  form: OrderFormApi;
  rules: OrderRules;
  formTexts: FormTexts;
  /** Labels of the fields, shared with the details of an order. */
  labels: ReturnType<typeof orderDetailsMessages>;
  texts: ReturnType<typeof orderFormMessages>;
  listTexts: ReturnType<typeof ordersMessages>;
}
