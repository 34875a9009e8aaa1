import { customerMutations } from '@portal-kit/sdk/customers';
import { defineRecordForm } from '../../../forms/record/record-form.definition';
import { defineCustomerFields } from './customer-form.fields';
import { customerFormMessages } from './customer-form.messages';
import { emptyCustomer, toCustomerRequest, toCustomerValues } from './customer-form.values';

/** The form of a customer. */
export const customerForm = defineRecordForm({
  name: 'customer',
  idField: 'customerId',
  list: { to: 'customers.list' },
  messages: customerFormMessages,
  fields: defineCustomerFields,
  empty: emptyCustomer,
  toValues: toCustomerValues,
  toRequest: toCustomerRequest,
  getTitle: ({ name }) => name,
  mutations: ({ sdk, supplierId }) => ({
    create: customerMutations.create(sdk, { supplierId }),
    update: customerMutations.update(sdk, { supplierId }),
  }),
});
