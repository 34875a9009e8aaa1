import { addressBounds as bounds } from '@portal-kit/sdk/bounds';
import { FormCell } from '@portal-kit/ui/form-layout';
import { useMemo } from 'react';
import { withFieldGroup } from '../../forms/fields/form-hook';
import { formMessages } from '../../forms/record/form.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { addressMessages } from './address.messages';
import { addressRules, isRegional } from './address.rules';
import { emptyAddress, isoCodeOf } from './address.values';
import { statesOf } from './state-options';

export interface AddressFieldsProps {
  /** Shows the field for the name of the place. Default: no name field. */
  name?: 'optional' | 'required';
  /** Whether the address is optional: no field is required while all fields are empty. Default false. */
  isOptional?: boolean;
}

/**
 * Address fields as cells of a form section: `<AddressFields form={form} fields="addresses[0]" />`. Choosing another
 * country clears state and zip.
 */
export const AddressFields = withFieldGroup({
  defaultValues: emptyAddress,
  props: {} as AddressFieldsProps,
  render: function AddressFields({ group, name, isOptional = false }) {
    const texts = useMessages(addressMessages);
    const formTexts = useMessages(formMessages);
    const rules = useMemo(() => addressRules(formTexts, texts), [formTexts, texts]);
    /** An empty field of an optional address is valid. */
    const skipIfEmpty = (value: string, message: string | undefined) =>
      isOptional && value.trim() === '' ? undefined : message;
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
                  validators={{
                    onChange: ({ value }) => skipIfEmpty(value, rules.name(name === 'required')(value)),
                  }}
                >
                  {(field) => (
                    <field.Text
                      label={texts.name}
                      isRequired={name === 'required' && !isOptional}
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
                  validators={{ onChange: ({ value }) => skipIfEmpty(value, rules.isoCountryCode(value)) }}
                >
                  {(field) => (
                    <field.ComboBox
                      label={texts.isoCountryCode}
                      isRequired={!isOptional}
                      options={countries}
                      placeholder={formTexts.choose}
                      emptyText={formTexts.noMatch}
                    />
                  )}
                </group.AppField>
              </FormCell>
            )}
            <FormCell span="full">
              <group.AppField
                name="address1"
                validators={{ onChange: ({ value }) => skipIfEmpty(value, rules.address1(value)) }}
              >
                {(field) => (
                  <field.Text
                    label={texts.address1}
                    isRequired={!isOptional}
                    maxLength={bounds.address1.maxLength}
                  />
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
              <group.AppField
                name="city"
                validators={{ onChange: ({ value }) => skipIfEmpty(value, rules.city(value)) }}
              >
                {(field) => (
                  <field.Text label={texts.city} isRequired={!isOptional} maxLength={bounds.city.maxLength} />
                )}
              </group.AppField>
            </FormCell>
            {isRegional(countryCode) && (
              <FormCell span="third">
                <group.AppField
                  name="stateCode"
                  validators={{
                    onChange: ({ value }) => skipIfEmpty(value, rules.stateCode(value, countryCode)),
                  }}
                >
                  {(field) => (
                    <field.ComboBox
                      label={countryCode === 'CAN' ? texts.province : texts.stateCode}
                      isRequired={!isOptional}
                      options={statesOf[countryCode] ?? []}
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
                validators={{ onChange: ({ value }) => skipIfEmpty(value, rules.zip(value, countryCode)) }}
              >
                {(field) => (
                  <field.Text
                    label={texts.zip}
                    isRequired={isRegional(countryCode) && !isOptional}
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
