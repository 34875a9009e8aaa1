import { customerRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { type FormTexts, formRules, optional } from '../../../forms/fields/rules';
import type { customerFormMessages } from './customer-form.messages';

const typesWithPermit = new Set(['DISTRIBUTOR', 'IMPORTER', 'BONDED_WAREHOUSE', 'PRODUCER']);
const typesWithLicense = new Set(['RETAILER_OFF_PREMISE', 'ON_PREMISE']);

/** Whether a customer of this type needs a TTB permit, which exists only in the USA. */
export const needsPermit = (customerType: string, countryCode: string | undefined): boolean =>
  typesWithPermit.has(customerType) && countryCode === 'USA';

/** Whether a customer of this type needs a state license. */
export const needsLicense = (customerType: string): boolean => typesWithLicense.has(customerType);

/** The rules of every field, with the bounds of `CustomerRequest`. Source: specification, section 5; domain, 4.2. */
export function customerFormRules(texts: FormTexts, labels: ReturnType<typeof customerFormMessages>) {
  const rules = formRules(texts);
  const permit = optional(rules.format(bounds.ttbPermitNumber, labels.ttbPermitNumber));
  const license = optional(rules.numericHyphens, rules.maxLength(bounds.stateLicenseNumber.maxLength));
  const ifNeeded = (isNeeded: boolean, text: string) => (isNeeded ? rules.required(text) : undefined);
  return {
    customerNumber: rules.text(bounds.customerNumber),
    name: rules.text(bounds.name),
    dbaName: rules.optionalText(bounds.dbaName),
    customerType: rules.required,
    addressPhone: optional(rules.phone),
    addressEmail: optional(rules.email, rules.maxLength(bounds.email.maxLength)),
    ttbPermitNumber: (text: string, isNeeded: boolean) => ifNeeded(isNeeded, text) ?? permit(text),
    stateLicenseNumber: (text: string, isNeeded: boolean) => ifNeeded(isNeeded, text) ?? license(text),
    stateLicenseState: (text: string, licenseNumber: string) => ifNeeded(licenseNumber.trim() !== '', text),
    taxId: optional(rules.numericHyphens, rules.format(bounds.taxId, labels.taxId)),
    deliveryInstructions: rules.optionalText(bounds.deliveryInstructions),
  };
}
