import {
  type CustomerDetails,
  type CustomerRequest,
  customerMutations,
  type SavedCustomer,
} from '@portal-kit/sdk/customers';
import { useMutation } from '@tanstack/react-query';
import {
  type RecordFormDefinition,
  type RecordFormHost,
  useRecordForm,
} from '../../../forms/record/use-record-form';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortal } from '../../../kernel/portal/portal-context';
import { customerFormMessages } from './customer-form.messages';
import {
  type CustomerFormValues,
  emptyCustomer,
  toCustomerRequest,
  toCustomerValues,
} from './customer-form.values';

const definition: RecordFormDefinition<CustomerFormValues, CustomerDetails, CustomerRequest, SavedCustomer> =
  {
    name: 'customer',
    list: { to: 'customers.list' },
    empty: emptyCustomer,
    valuesOf: ({ customer }) => toCustomerValues(customer),
    requestOf: toCustomerRequest,
    idOf: ({ customer }) => customer.customerId,
    versionOf: ({ customer }) => customer.version,
    detailsOf: ({ customer, etag }) => (customer ? { customer, etag } : undefined),
    titleOf: ({ name }) => name,
  };

/** Controls the form of a customer. */
export function useCustomerForm(host: RecordFormHost<CustomerDetails, SavedCustomer>) {
  const { sdk, supplierId, emit } = usePortal();
  const texts = useMessages(customerFormMessages);
  const create = useMutation(customerMutations.create(sdk, { supplierId }));
  const update = useMutation(customerMutations.update(sdk, { supplierId }));
  return useRecordForm(definition, {
    ...host,
    texts,
    create: ({ request, idempotencyKey }) => create.mutateAsync({ customer: request, idempotencyKey }),
    update: (request, { customer: { customerId } }, etag) =>
      update.mutateAsync({ customerId, customer: request, etag }),
    emitSaved: ({ customer }, isNew) => emit?.({ type: 'customer.saved', detail: { customer, isNew } }),
  });
}
