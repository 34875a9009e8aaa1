import type { CustomerDetails, SavedCustomer } from '@portal-kit/sdk/customers';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useMemo } from 'react';
import { addressText } from '../../../domain/addresses/address-text';
import { partyMessages } from '../../../domain/parties/parties.messages';
import { formMessages } from '../../../forms/record/form.messages';
import { RecordForm } from '../../../forms/record/record-form';
import type { RecordFormHost } from '../../../forms/record/use-record-form';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortal } from '../../../kernel/portal/portal-context';
import { customersMessages } from '../list/customers.messages';
import { customerFormMessages } from './customer-form.messages';
import { customerFormRules } from './customer-form.rules';
import type { CustomerFormValues } from './customer-form.values';
import { CustomerFormAddresses } from './customer-form-addresses';
import { CustomerFormCore } from './customer-form-core';
import { CustomerFormOptional } from './customer-form-optional';
import { useCustomerForm } from './use-customer-form';

const RecordDifferences = lazyPart(
  async () =>
    (await import('../../../forms/conflict/record-differences')).RecordDifferences<
      CustomerFormValues,
      CustomerDetails
    >,
);

/** Renders the form of a customer. */
export function CustomerFormView(host: RecordFormHost<CustomerDetails, SavedCustomer>) {
  const { locale } = usePortal();
  const texts = useMessages(customerFormMessages);
  const formTexts = useMessages(formMessages);
  const parties = useMessages(partyMessages);
  const { types } = useMessages(customersMessages);
  const rules = useMemo(() => customerFormRules(formTexts, texts), [formTexts, texts]);
  const controller = useCustomerForm(host);
  const parts = { form: controller.form, rules, texts, formTexts, parties };
  return (
    <RecordForm
      controller={controller}
      renderConflict={(conflict) => (
        <RecordDifferences
          {...conflict}
          labels={texts}
          formats={{
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
