import { customerRequestBounds as bounds, customerAddressBounds } from '@portal-kit/sdk/bounds';
import { type FormTexts, firstMessage, formRules, optional } from '../../../forms/fields/rules';
import { isDate } from '../../../kernel/calendar/days';
import type { customerFormMessages } from './customer-form.messages';
import type { CustomerFormValues } from './customer-form.values';

const typesWithPermit = new Set(['DISTRIBUTOR', 'IMPORTER', 'BONDED_WAREHOUSE', 'PRODUCER']);
const typesWithLicense = new Set(['RETAILER_OFF_PREMISE', 'ON_PREMISE']);

/** Whether the customer needs a TTB permit, which exists only in the USA. */
export const needsPermit = ({ customerType, addresses }: CustomerFormValues): boolean =>
  typesWithPermit.has(customerType) && addresses[0]?.countryCode === 'USA';

/** Whether the customer needs a state license. */
export const needsLicense = ({ customerType }: CustomerFormValues): boolean =>
  typesWithLicense.has(customerType);

/** Whether the customer has a state license. The license state is then required. */
export const hasLicense = ({ stateLicenseNumber }: CustomerFormValues): boolean =>
  stateLicenseNumber.trim() !== '';

/** Rules in addition to the bounds of `CustomerRequest`. Source: specification, section 5. */
export function customerFormRules(texts: FormTexts, labels: ReturnType<typeof customerFormMessages>) {
  const rules = formRules(texts);
  return {
    stateLicenseNumber: (text: string) =>
      firstMessage(text, [
        rules.numericHyphens,
        rules.bound(bounds.stateLicenseNumber, labels.stateLicenseNumber),
      ]),
    licenseExpirationDate: (text: string) => (isDate(text) ? undefined : texts.required),
    taxId: (text: string) =>
      firstMessage(text, [rules.numericHyphens, rules.bound(bounds.taxId, labels.taxId)]),
  };
}

/** The rules of the contact fields of an address. */
export function customerAddressRules(texts: FormTexts) {
  const { phone, email, maxLength } = formRules(texts);
  return { phone: optional(phone), email: optional(email, maxLength(customerAddressBounds.email.maxLength)) };
}
