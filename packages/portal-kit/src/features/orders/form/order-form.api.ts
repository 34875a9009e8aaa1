import { useAppForm } from '../../../forms/fields/form-hook';
import type { FormTexts } from '../../../forms/fields/rules';
import type { orderDetailsMessages } from '../details/order-details.messages';
import type { ordersMessages } from '../orders.messages';
import type { orderFormMessages } from './order-form.messages';
import type { OrderRules } from './order-form.rules';
import type { OrderFormValues } from './order-form.values';

/** The state of all steps; each field subscribes to its own part of it. */
export function useOrderForm(start: OrderFormValues) {
  return useAppForm({ defaultValues: start });
}

export type OrderFormApi = ReturnType<typeof useOrderForm>;

/** What the fields of the details share. */
export interface OrderFormParts {
  form: OrderFormApi;
  rules: OrderRules;
  formTexts: FormTexts;
  /** Names of fields, as the details of an order have them. */
  labels: ReturnType<typeof orderDetailsMessages>;
  texts: ReturnType<typeof orderFormMessages>;
  listTexts: ReturnType<typeof ordersMessages>;
}
