import type { FormApi } from '../../../forms/fields/form-hook';
import type { FormTexts } from '../../../forms/fields/rules';
import type { orderDetailsMessages } from '../details/order-details.messages';
import type { ordersMessages } from '../orders.messages';
import type { orderFormMessages } from './order-form.messages';
import type { OrderRules } from './values/order-form.rules';
import type { OrderFormValues } from './values/order-form.values';

/** The form of all steps. */
export type OrderFormApi = FormApi<OrderFormValues>;

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
