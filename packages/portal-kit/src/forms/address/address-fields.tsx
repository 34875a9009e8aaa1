import { addressBounds as bounds, statesByCountry } from '@portal-kit/sdk/bounds';
import { FormCell } from '@portal-kit/ui/form-layout';
import { useMemo } from 'react';
import { useMessages } from '../../kernel/messages/use-messages';
import { formMessages } from '../form.messages';
import { withFieldGroup } from '../form-hook';
import { addressMessages } from './address.messages';
import { addressRules, isRegional } from './address.rules';
import { emptyAddress, isoCodeOf } from './address.values';

export interface AddressFieldsProps {
  /** Whether the place has a name of its own. Default: none is shown. */
  name?: 'optional' | 'required';
}

const stateOptions = (states: object) =>
  Object.entries(states).map(([id, label]) => ({ id, label, detail: id }));
const optionsByCountry: Record<string, ReturnType<typeof stateOptions>> = {
  USA: stateOptions(statesByCountry.USA),
  CAN: stateOptions(statesByCountry.CAN),
};

/**
 * The fields of an address, as cells of a form's section: `<AddressFields form={form} fields="addresses[0]" />`. Another
 * country clears state and zip.
 */
export const AddressFields = withFieldGroup({
  defaultValues: emptyAddress,
  props: {} as AddressFieldsProps,
  render: function AddressFields({ group, name }) {
    const texts = useMessages(addressMessages);
    const formTexts = useMessages(formMessages);
    const rules = useMemo(() => addressRules(formTexts, texts), [formTexts, texts]);
    const countries = useMemo(() => texts.countries(), [texts]);
    const clear = (field: 'isoCountryCode' | 'stateCode' | 'zip', value = '') => {
      group.resetField(field);
      group.setFieldValue(field, value, { dontUpdateMeta: true, dontValidate: true });
    };
    const startCountry = (countryCode: string) => {
      clear('isoCountryCode', isoCodeOf(countryCode));
      clear('stateCode');
      clear('zip');
    };
    const regions = bounds.countryCode.enum.map((id) => ({ id, label: texts.regions[id] ?? id }));
    return (
      <group.Subscribe selector={({ values }) => values.countryCode}>
        {(countryCode) => (
          <>
            {name && (
              <FormCell span="half">
                <group.AppField
                  name="name"
                  validators={{ onChange: ({ value }) => rules.name(name === 'required')(value) }}
                >
                  {(field) => (
                    <field.Text
                      label={texts.name}
                      isRequired={name === 'required'}
                      maxLength={bounds.name.maxLength}
                    />
                  )}
                </group.AppField>
              </FormCell>
            )}
            <FormCell span="half">
              <group.AppField name="countryCode" listeners={{ onChange: ({ value }) => startCountry(value) }}>
                {(field) => (
                  <field.Select
                    label={texts.countryCode}
                    isRequired
                    options={regions}
                    placeholder={formTexts.choose}
                  />
                )}
              </group.AppField>
            </FormCell>
            {!isRegional(countryCode) && (
              <FormCell span="half">
                <group.AppField
                  name="isoCountryCode"
                  validators={{ onChange: ({ value }) => rules.isoCountryCode(value) }}
                >
                  {(field) => (
                    <field.ComboBox
                      label={texts.isoCountryCode}
                      isRequired
                      options={countries}
                      placeholder={formTexts.choose}
                      emptyText={formTexts.noMatch}
                    />
                  )}
                </group.AppField>
              </FormCell>
            )}
            <FormCell span="full">
              <group.AppField name="address1" validators={{ onChange: ({ value }) => rules.address1(value) }}>
                {(field) => (
                  <field.Text label={texts.address1} isRequired maxLength={bounds.address1.maxLength} />
                )}
              </group.AppField>
            </FormCell>
            {(['address2', 'address3'] as const).map((line) => (
              <FormCell key={line} span="half">
                <group.AppField name={line} validators={{ onChange: ({ value }) => rules[line](value) }}>
                  {(field) => <field.Text label={texts[line]} maxLength={bounds[line].maxLength} />}
                </group.AppField>
              </FormCell>
            ))}
            <FormCell span={isRegional(countryCode) ? 'third' : 'half'}>
              <group.AppField name="city" validators={{ onChange: ({ value }) => rules.city(value) }}>
                {(field) => <field.Text label={texts.city} isRequired maxLength={bounds.city.maxLength} />}
              </group.AppField>
            </FormCell>
            {isRegional(countryCode) && (
              <FormCell span="third">
                <group.AppField
                  name="stateCode"
                  validators={{ onChange: ({ value }) => rules.stateCode(value, countryCode) }}
                >
                  {(field) => (
                    <field.ComboBox
                      label={countryCode === 'CAN' ? texts.province : texts.stateCode}
                      isRequired
                      options={optionsByCountry[countryCode] ?? []}
                      placeholder={formTexts.choose}
                      emptyText={formTexts.noMatch}
                    />
                  )}
                </group.AppField>
              </FormCell>
            )}
            <FormCell span={isRegional(countryCode) ? 'third' : 'half'}>
              <group.AppField
                name="zip"
                validators={{ onChange: ({ value }) => rules.zip(value, countryCode) }}
              >
                {(field) => (
                  <field.Text
                    label={texts.zip}
                    isRequired={isRegional(countryCode)}
                    maxLength={bounds.zip.maxLength}
                  />
                )}
              </group.AppField>
            </FormCell>
          </>
        )}
      </group.Subscribe>
    );
  },
});
