import { addressBounds as bounds } from '@portal-kit/sdk/bounds';
import { defineFields, type Fields } from '../../forms/fields/fields';
import { allOf, formRules } from '../../forms/fields/rules';
import { formMessages } from '../../forms/record/form.messages';
import type { MessageScope } from '../../kernel/messages/translate';
import { addressMessages } from './address.messages';
import { type AddressValues, emptyAddress } from './address.values';

/** Returns whether a country's addresses require a state or province and a zip. */
export const isRegional = ({ countryCode }: Pick<AddressValues, 'countryCode'>): boolean =>
  countryCode === 'USA' || countryCode === 'CAN';

/**
 * Describes the fields of an address: the bounds of `Address`, and rules by country. Source: specification, sections 3
 * and 5.
 */
export function defineAddressFields(
  scope: MessageScope,
  { isNameRequired = false } = {},
): Fields<AddressValues> {
  const labels = addressMessages(scope);
  const rules = formRules(formMessages(scope));
  const zipRules: Record<string, (zip: string) => string | undefined> = {
    USA: allOf(rules.numericHyphens, rules.usZip(labels.zip)),
    CAN: rules.canadianZip,
  };
  return defineFields(
    { empty: emptyAddress, bounds, labels },
    {
      name: { isRequired: isNameRequired },
      countryCode: { optionLabels: labels.regions },
      isoCountryCode: { isShown: (address) => !isRegional(address) },
      stateCode: { isRequired: isRegional, isShown: isRegional },
      zip: {
        isRequired: isRegional,
        rule: (zip, { countryCode }) => (zipRules[countryCode] ?? rules.maxLength(bounds.zip.maxLength))(zip),
      },
    },
  );
}
