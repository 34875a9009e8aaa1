import type { Customer } from '@portal-kit/sdk/customers';
import { partyMessages } from '../../../domain/parties/parties.messages';
import { usePartyFormats } from '../../../domain/parties/party-cells';
import { RecordForm } from '../../../forms/record/record-form';
import { type RecordFormHost, useRecordForm } from '../../../forms/record/use-record-form';
import { useMessages } from '../../../kernel/messages/use-messages';
import { customersMessages } from '../list/customers.messages';
import { customerForm } from './customer-form.definition';
import { customerFormMessages } from './customer-form.messages';
import { CustomerFormAddresses } from './customer-form-addresses';
import { CustomerFormCore } from './customer-form-core';
import { CustomerFormOptional } from './customer-form-optional';

/** Renders the form of a customer. */
export function CustomerFormView(host: RecordFormHost<'customer', Customer>) {
  const texts = useMessages(customerFormMessages);
  const parties = useMessages(partyMessages);
  const { types } = useMessages(customersMessages);
  const { status, addresses, yesNo } = usePartyFormats();
  const controller = useRecordForm(customerForm, host);
  const parts = { form: controller.form, texts };
  return (
    <RecordForm
      controller={controller}
      formats={{
        status,
        addresses,
        customerType: (type) => types[type] ?? type,
        shippingSameAsBilling: (choice) => (choice.length > 0 ? texts.sameAsBilling : parties.no),
        defaultShippingType: (type) => texts.shippingTypes[type] ?? type,
        defaultFreightTerms: (terms) => texts.freightTerms[terms] ?? terms,
        bondedAllowed: yesNo,
      }}
    >
      <CustomerFormCore {...parts} />
      <CustomerFormAddresses {...parts} />
      <CustomerFormOptional {...parts} />
    </RecordForm>
  );
}
