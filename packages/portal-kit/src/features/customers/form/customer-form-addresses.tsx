import { customerRequestBounds as bounds, customerAddressBounds } from '@portal-kit/sdk/bounds';
import { FormCell, FormSection } from '@portal-kit/ui/form-layout';
import { useMemo } from 'react';
import { AddressFields } from '../../../domain/addresses/address-fields';
import { AddressList, addressListFields } from '../../../domain/addresses/address-list';
import { fieldCells } from '../../../forms/fields/field-cells';
import { maxPhoneLength } from '../../../forms/fields/phone-text';
import { formMessages } from '../../../forms/record/form.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { CustomerFormParts } from './customer-form.api';
import { customerAddressRules } from './customer-form.rules';
import { type CustomerFormValues, emptyCustomerAddress } from './customer-form.values';

const { CheckboxGroupCell } = fieldCells<CustomerFormValues>();

/** The billing address and the shipping addresses. */
export function CustomerFormAddresses({ form, texts }: CustomerFormParts) {
  const formTexts = useMessages(formMessages);
  const rules = useMemo(() => customerAddressRules(formTexts), [formTexts]);
  /** Only one address can be the default address of new orders. */
  const keepOneDefault = (chosen: number) => {
    for (const [index, address] of form.state.values.addresses.entries()) {
      if (index !== chosen && address.isDefault.length > 0)
        form.setFieldValue(`addresses[${index}].isDefault`, []);
    }
  };
  const more = (index: number) => (
    <>
      <FormCell span="half">
        <form.AppField
          name={`addresses[${index}].phone`}
          validators={{ onChange: ({ value }) => rules.phone(value) }}
        >
          {(field) => <field.Text label={texts.addressPhone} inputMode="tel" maxLength={maxPhoneLength} />}
        </form.AppField>
      </FormCell>
      <FormCell span="half">
        <form.AppField
          name={`addresses[${index}].email`}
          validators={{ onChange: ({ value }) => rules.email(value) }}
        >
          {(field) => (
            <field.Text
              label={texts.addressEmail}
              inputMode="email"
              maxLength={customerAddressBounds.email.maxLength}
            />
          )}
        </form.AppField>
      </FormCell>
      <FormCell span="full">
        <form.AppField
          name={`addresses[${index}].isDefault`}
          listeners={{ onChange: ({ value }) => value.length > 0 && keepOneDefault(index) }}
        >
          {(field) => (
            <field.CheckboxGroup
              label={texts.isDefault}
              options={[{ id: 'Y', label: texts.isDefaultChoice }]}
            />
          )}
        </form.AppField>
      </FormCell>
    </>
  );
  return (
    <>
      <FormSection title={texts.groups.billing}>
        <AddressFields form={form} fields="addresses[0]" name="optional" />
      </FormSection>
      <FormSection title={texts.groups.shipping} text={texts.groups.shippingText}>
        <CheckboxGroupCell
          name="shippingSameAsBilling"
          span="full"
          options={[{ id: 'Y', label: texts.sameAsBilling }]}
        />
      </FormSection>
      <form.Subscribe selector={({ values }) => values.shippingSameAsBilling.length > 0}>
        {(isSame) =>
          !isSame && (
            <AddressList
              form={form}
              fields={addressListFields}
              name="optional"
              texts={texts.address}
              from={1}
              bounds={bounds.addresses}
              added={emptyCustomerAddress}
              renderMore={more}
            />
          )
        }
      </form.Subscribe>
    </>
  );
}
