import { useMemo } from 'react';
import { withFieldGroup } from '../../forms/fields/form-hook';
import { useMessages } from '../../kernel/messages/use-messages';
import { addressMessages } from './address.messages';
import { isRegional } from './address.rules';
import { emptyAddress, getIsoCode } from './address.values';
import { statesOf } from './state-options';

export interface AddressFieldsProps {
  /** Whether the name of the place is shown. Default false. */
  hasName?: boolean;
}

/**
 * Address fields as cells of a form section: `<AddressFields form={form} fields="addresses[0]" />`. Choosing another
 * country clears state and zip.
 */
export const AddressFields = withFieldGroup({
  defaultValues: emptyAddress,
  props: {} as AddressFieldsProps,
  render: function AddressFields({ group, hasName = false }) {
    const texts = useMessages(addressMessages);
    const countries = useMemo(() => texts.countries(), [texts]);
    const clear = (field: 'isoCountryCode' | 'stateCode' | 'zip', value = '') => {
      group.resetField(field);
      group.setFieldValue(field, value, { dontUpdateMeta: true, dontValidate: true });
    };
    const startCountry = (countryCode: string) => {
      clear('isoCountryCode', getIsoCode(countryCode));
      clear('stateCode');
      clear('zip');
    };
    return (
      <group.Subscribe selector={({ values }) => values.countryCode}>
        {(countryCode) => {
          const placeSpan = isRegional({ countryCode }) ? 'third' : 'half';
          return (
            <>
              {hasName && <group.AppField name="name">{(field) => <field.Text />}</group.AppField>}
              <group.AppField name="countryCode" listeners={{ onChange: ({ value }) => startCountry(value) }}>
                {(field) => <field.Choice />}
              </group.AppField>
              <group.AppField name="isoCountryCode">
                {(field) => <field.Choice isSearchable options={countries} />}
              </group.AppField>
              <group.AppField name="address1">{(field) => <field.Text span="full" />}</group.AppField>
              <group.AppField name="address2">{(field) => <field.Text />}</group.AppField>
              <group.AppField name="address3">{(field) => <field.Text />}</group.AppField>
              <group.AppField name="city">{(field) => <field.Text span={placeSpan} />}</group.AppField>
              <group.AppField name="stateCode">
                {(field) => (
                  <field.Choice
                    span={placeSpan}
                    isSearchable
                    label={countryCode === 'CAN' ? texts.province : texts.stateCode}
                    options={statesOf[countryCode] ?? noStates}
                  />
                )}
              </group.AppField>
              <group.AppField name="zip">{(field) => <field.Text span={placeSpan} />}</group.AppField>
            </>
          );
        }}
      </group.Subscribe>
    );
  },
});

const noStates: readonly never[] = [];
