import { customerRequestBounds } from '@portal-kit/sdk/bounds';
import { customerMutations } from '@portal-kit/sdk/customers';
import { defineRecordForm } from '../../../forms/record/record-form.definition';
import { customerFormMessages } from './customer-form.messages';
import { customerFormRules } from './customer-form.rules';
import { emptyCustomer, toCustomerRequest, toCustomerValues } from './customer-form.values';

/** The form of a customer. */
export const customerForm = defineRecordForm({
  name: 'customer',
  idField: 'customerId',
  list: { to: 'customers.list' },
  messages: customerFormMessages,
  bounds: customerRequestBounds,
  rules: customerFormRules,
  empty: emptyCustomer,
  valuesOf: toCustomerValues,
  requestOf: toCustomerRequest,
  titleOf: ({ name }) => name,
  mutations: ({ sdk, supplierId }) => ({
    create: customerMutations.create(sdk, { supplierId }),
    update: customerMutations.update(sdk, { supplierId }),
  }),
});
