import {
  type CustomerDetails,
  type CustomerRequest,
  customerMutations,
  type SavedCustomer,
} from '@portal-kit/sdk/customers';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressText } from '../../../domain/addresses/address-text';
import { partyMessages } from '../../../domain/parties/parties.messages';
import { formMessages } from '../../../forms/record/form.messages';
import { RecordForm } from '../../../forms/record/record-form';
import { type RecordFormHost, type RecordKind, useRecordForm } from '../../../forms/record/use-record-form';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortal } from '../../../kernel/portal/portal-context';
import { customersMessages } from '../list/customers.messages';
import { customerFormMessages } from './customer-form.messages';
import { customerFormRules } from './customer-form.rules';
import {
  type CustomerFormValues,
  emptyCustomer,
  toCustomerRequest,
  toCustomerValues,
} from './customer-form.values';
import { CustomerFormAddresses } from './customer-form-addresses';
import { CustomerFormCore } from './customer-form-core';
import { CustomerFormOptional } from './customer-form-optional';

const RecordDifferences = lazyPart(
  async () =>
    (await import('../../../forms/conflict/record-differences')).RecordDifferences<
      CustomerFormValues,
      CustomerDetails
    >,
);

const kind: RecordKind<CustomerFormValues, CustomerDetails, CustomerRequest, SavedCustomer> = {
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

/** The form itself, empty or with a customer's fields. */
export function CustomerFormView(host: RecordFormHost<CustomerDetails, SavedCustomer>) {
  const { sdk, supplierId, emit, locale } = usePortal();
  const texts = useMessages(customerFormMessages);
  const formTexts = useMessages(formMessages);
  const parties = useMessages(partyMessages);
  const { types } = useMessages(customersMessages);
  const rules = useMemo(() => customerFormRules(formTexts, texts), [formTexts, texts]);
  const create = useMutation(customerMutations.create(sdk, { supplierId }));
  const update = useMutation(customerMutations.update(sdk, { supplierId }));
  const record = useRecordForm(kind, {
    ...host,
    texts,
    create: ({ request, idempotencyKey }) => create.mutateAsync({ customer: request, idempotencyKey }),
    update: (request, { customer: { customerId } }, etag) =>
      update.mutateAsync({ customerId, customer: request, etag }),
    tellSaved: ({ customer }, isNew) => emit?.({ type: 'customer.saved', detail: { customer, isNew } }),
  });
  const parts = { form: record.form, rules, texts, formTexts, parties };
  return (
    <RecordForm
      record={record}
      renderConflict={(conflict) => (
        <RecordDifferences
          {...conflict}
          labels={texts}
          words={{
            status: (status) => parties.status[status] ?? status,
            customerType: (type) => types[type] ?? type,
            shippingSameAsBilling: (choice) => (choice.length > 0 ? texts.sameAsBilling : parties.no),
            addresses: (all) => all.map((address) => addressText(address, locale)).join('; '),
            defaultShippingType: (type) => texts.shippingTypes[type] ?? type,
            defaultFreightTerms: (terms) => texts.freightTerms[terms] ?? terms,
            bondedAllowed: (choice) => (choice === 'Y' ? parties.yes : parties.no),
          }}
        />
      )}
    >
      <CustomerFormCore {...parts} types={types} />
      <CustomerFormAddresses {...parts} />
      <CustomerFormOptional {...parts} />
    </RecordForm>
  );
}
