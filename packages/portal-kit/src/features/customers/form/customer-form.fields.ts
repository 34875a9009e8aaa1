import { customerRequestBounds as bounds, customerAddressBounds } from '@portal-kit/sdk/bounds';
import { defineAddressFields } from '../../../domain/addresses/address.rules';
import { defineContactFields } from '../../../domain/contact/contact-fields';
import { partyMessages } from '../../../domain/parties/parties.messages';
import { defineFields, type Fields } from '../../../forms/fields/fields';
import { allOf, formRules } from '../../../forms/fields/rules';
import { formMessages } from '../../../forms/record/form.messages';
import { isDate } from '../../../kernel/calendar/days';
import type { MessageScope } from '../../../kernel/messages/translate';
import { customersMessages } from '../list/customers.messages';
import { customerFormMessages } from './customer-form.messages';
import { type CustomerAddressValues, type CustomerFormValues, emptyCustomer } from './customer-form.values';

const typesWithPermit = new Set(['DISTRIBUTOR', 'IMPORTER', 'BONDED_WAREHOUSE', 'PRODUCER']);
const typesWithLicense = new Set(['RETAILER_OFF_PREMISE', 'ON_PREMISE']);

/** Describes an address of a customer, which can have a contact of its own. */
function defineCustomerAddressFields(scope: MessageScope): Fields<CustomerAddressValues> {
  const { addressPhone, addressEmail, isDefault } = customerFormMessages(scope);
  const { phone, email, maxLength } = formRules(formMessages(scope));
  return {
    ...defineAddressFields(scope),
    phone: { label: addressPhone, bound: customerAddressBounds.phone, rule: phone },
    email: {
      label: addressEmail,
      bound: customerAddressBounds.email,
      rule: allOf(email, maxLength(customerAddressBounds.email.maxLength)),
    },
    isDefault: { label: isDefault, bound: {} },
  };
}

/** Describes the fields of a customer. Source: specification, section 5. */
export function defineCustomerFields(scope: MessageScope): Fields<CustomerFormValues> {
  const labels = customerFormMessages(scope);
  const texts = formMessages(scope);
  const { numericHyphens, format, maxLength } = formRules(texts);
  const { stateLicenseNumber, taxId } = bounds;
  return defineFields(
    { empty: emptyCustomer, bounds, labels },
    {
      ...defineContactFields(scope, { isPhoneRequired: true }),
      status: { isRequired: true, optionLabels: partyMessages(scope).status },
      customerType: { optionLabels: customersMessages(scope).types },
      addresses: {
        fields: defineCustomerAddressFields(scope),
        isActive: ({ shippingSameAsBilling }, index) => index === 0 || shippingSameAsBilling.length === 0,
      },
      // A TTB permit exists only in the USA.
      ttbPermitNumber: {
        isRequired: ({ customerType, addresses }) =>
          typesWithPermit.has(customerType) && addresses[0]?.countryCode === 'USA',
      },
      stateLicenseNumber: {
        isRequired: ({ customerType }) => typesWithLicense.has(customerType),
        rule: allOf(numericHyphens, maxLength(stateLicenseNumber.maxLength)),
      },
      stateLicenseState: { isRequired: (customer) => customer.stateLicenseNumber.trim() !== '' },
      licenseExpirationDate: { rule: (date) => (isDate(date) ? undefined : texts.required) },
      taxId: { rule: allOf(numericHyphens, format(taxId, labels.taxId)) },
      defaultShippingType: { optionLabels: labels.shippingTypes },
      defaultFreightTerms: { optionLabels: labels.freightTerms },
    },
  );
}
