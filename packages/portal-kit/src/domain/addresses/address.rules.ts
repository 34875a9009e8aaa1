import { addressBounds as bounds } from '@portal-kit/sdk/bounds';
import { type FormTexts, firstMessage, formRules, optional, type Rule } from '../../forms/fields/rules';
import type { addressMessages } from './address.messages';

/** Whether addresses of a country require a state or province and a zip. */
export const isRegional = (countryCode: string): boolean => countryCode === 'USA' || countryCode === 'CAN';

/** Rules of the address fields by country, with the bounds of `Address`. Source: specification, sections 3 and 5. */
export function addressRules(texts: FormTexts, labels: ReturnType<typeof addressMessages>) {
  const rules = formRules(texts);
  const zipRules: Record<string, readonly Rule[]> = {
    USA: [rules.required, rules.numericHyphens, rules.usZip(labels.zip)],
    CAN: [rules.required, rules.canadianZip],
  };
  return {
    name: (isRequired: boolean): Rule => (isRequired ? rules.text : rules.optionalText)(bounds.name),
    address1: rules.text(bounds.address1),
    address2: rules.optionalText(bounds.address2),
    address3: rules.optionalText(bounds.address3),
    city: rules.text(bounds.city),
    isoCountryCode: rules.required,
    stateCode: (text: string, countryCode: string) =>
      isRegional(countryCode) ? rules.required(text) : rules.optionalText(bounds.stateCode)(text),
    zip: (text: string, countryCode: string) =>
      firstMessage(text, zipRules[countryCode] ?? [optional(rules.maxLength(bounds.zip.maxLength))]),
  };
}
