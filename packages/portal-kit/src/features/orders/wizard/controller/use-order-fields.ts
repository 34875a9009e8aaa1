import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { Supplier } from '@portal-kit/sdk/suppliers';
import { useEffect, useMemo } from 'react';
import { addressMessages } from '../../../../domain/addresses/address.messages';
import { useWarehouse } from '../../../../domain/warehouses/use-warehouses';
import { formMessages } from '../../../../forms/record/form.messages';
import { todayIn } from '../../../../kernel/calendar/days';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { orderDetailsMessages } from '../../details/order-details.messages';
import type { OrderFormApi, OrderFormParts } from '../../form/order-form.api';
import { orderFormMessages } from '../../form/order-form.messages';
import { useOrderCustomer, useOrderCustomers } from '../../form/use-order-parties';
import { orderRules } from '../../form/values/order-form.rules';
import type { OrderFormValues } from '../../form/values/order-form.values';
import { useLineRules } from '../../lines/line-rules';
import { ordersMessages } from '../../orders.messages';

interface OrderFieldsOptions {
  direction: OrderDirection;
  form: OrderFormApi;
  values: OrderFormValues;
  supplier: Supplier | undefined;
  /** The arrival date of the stored order. This date stays valid even if it is in the past. */
  storedArrivalDate: string | undefined;
}

/** The rules, texts and choices of an order's fields, and the validity of each step. */
export function useOrderFields(options: OrderFieldsOptions) {
  const { direction, form, values, supplier, storedArrivalDate } = options;
  const formTexts = useMessages(formMessages);
  const addresses = useMessages(addressMessages);
  const texts = useMessages(orderFormMessages);
  const labels = useMessages(orderDetailsMessages);
  const listTexts = useMessages(ordersMessages);
  const warehouse = useWarehouse(values.details.warehouseId);
  const customers = useOrderCustomers(direction);
  const customer = useOrderCustomer(values.details.customerId, customers.customers);
  const isInternational = supplier?.inventoryType === 'INTL';
  const rules = useMemo(() => {
    const conditions = {
      ...{ direction, isInternational, storedArrivalDate, customer },
      today: todayIn(warehouse?.timeZone),
      isWarehouseBonded: warehouse?.isBonded,
    };
    return orderRules(conditions, addresses, formTexts, labels, texts);
  }, [
    direction,
    isInternational,
    storedArrivalDate,
    customer,
    warehouse,
    addresses,
    formTexts,
    labels,
    texts,
  ]);
  // A change of warehouse or customer changes the rules, so that entered values may become valid or invalid. An
  // untouched field shows no error, and `validateField` would mark it as touched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the validators of the fields call the rules
  useEffect(() => {
    for (const [name, meta] of Object.entries(form.state.fieldMeta)) {
      if (meta?.isTouched) form.validateField(name as never, 'change');
    }
  }, [form, rules]);
  const parts: OrderFormParts = useMemo(
    () => ({ form, rules, formTexts, labels, texts, listTexts }),
    [form, rules, formTexts, labels, texts, listTexts],
  );
  const problemsOf = useLineRules(direction);
  const { details, lineItems, palletsQuantity } = values;
  const areDetailsValid = useMemo(() => rules.problems(details).size === 0, [rules, details]);
  const areItemsValid =
    lineItems.length > 0 &&
    rules.pallets(palletsQuantity) === undefined &&
    lineItems.every((line) => Object.keys(problemsOf(line)).length === 0);
  return { parts, warehouse, customers, customer, problemsOf, areDetailsValid, areItemsValid };
}
