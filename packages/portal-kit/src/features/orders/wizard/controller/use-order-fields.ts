import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { Supplier } from '@portal-kit/sdk/suppliers';
import { useEffect, useMemo } from 'react';
import { useWarehouse } from '../../../../domain/warehouses/use-warehouses';
import { validateFields } from '../../../../forms/fields/fields';
import { formMessages } from '../../../../forms/record/form.messages';
import { todayIn } from '../../../../kernel/calendar/days';
import { usePortal } from '../../../../kernel/host/portal-context';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { OrderFormApi } from '../../form/order-form.api';
import { defineOrderFields } from '../../form/order-form.fields';
import { useOrderCustomer, useOrderCustomers } from '../../form/use-order-parties';
import type { OrderFormValues } from '../../form/values/order-form.values';
import { useLineRules } from '../../lines/line-rules';

interface OrderFieldsOptions {
  direction: OrderDirection;
  form: OrderFormApi;
  values: OrderFormValues;
  supplier: Supplier | undefined;
  /** The arrival date of the stored order. This date stays valid even if it is in the past. */
  storedArrivalDate: string | undefined;
}

/** Returns the fields of an order for the chosen warehouse and customer, and the validity of each step. */
export function useOrderFields(options: OrderFieldsOptions) {
  const { direction, form, values, supplier, storedArrivalDate } = options;
  const { messageScope } = usePortal();
  const formTexts = useMessages(formMessages);
  const warehouse = useWarehouse(values.details.warehouseId);
  const customers = useOrderCustomers(direction);
  const customer = useOrderCustomer(values.details.customerId, customers.customers);
  const isInternational = supplier?.inventoryType === 'INTL';
  const fields = useMemo(() => {
    const conditions = {
      direction,
      isInternational,
      storedArrivalDate,
      customer,
      today: todayIn(warehouse?.timeZone),
      isWarehouseBonded: warehouse?.isBonded,
    };
    return defineOrderFields(conditions, messageScope);
  }, [direction, isInternational, storedArrivalDate, customer, warehouse, messageScope]);
  // Another warehouse or customer changes the rules, so that entered values may become valid or invalid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form validates with the fields of the latest render
  useEffect(() => {
    void form.validate('change');
  }, [form, fields]);
  const invalid = useMemo(
    () => Object.keys(validateFields(fields, values, formTexts)),
    [fields, values, formTexts],
  );
  const validateLine = useLineRules(direction);
  const { lineItems } = values;
  return {
    fields,
    warehouse,
    customers,
    customer,
    validateLine,
    areDetailsValid: !invalid.some((path) => path.startsWith('details.')),
    areItemsValid:
      lineItems.length > 0 &&
      !invalid.includes('palletsQuantity') &&
      lineItems.every((line) => Object.keys(validateLine(line)).length === 0),
  };
}
