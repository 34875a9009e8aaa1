import { customerRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { FormSection } from '@portal-kit/ui/form-layout';
import { AddressFields } from '../../../domain/addresses/address-fields';
import { AddressList, addressListFields } from '../../../domain/addresses/address-list';
import { maxPhoneLength } from '../../../forms/fields/phone-text';
import type { CustomerFormParts } from './customer-form.api';
import { emptyCustomerAddress } from './customer-form.values';

/** The billing address and the shipping addresses. */
export function CustomerFormAddresses({ form, texts }: CustomerFormParts) {
  /** Only one address can be the default address of new orders. */
  const keepOneDefault = (chosen: number) => {
    for (const [index, address] of form.state.values.addresses.entries()) {
      if (index !== chosen && address.isDefault.length > 0)
        form.setFieldValue(`addresses[${index}].isDefault`, []);
    }
  };
  const { AppField } = form;
  const more = (index: number) => (
    <>
      <AppField name={`addresses[${index}].phone`}>
        {(field) => <field.Text inputMode="tel" maxLength={maxPhoneLength} />}
      </AppField>
      <AppField name={`addresses[${index}].email`}>{(field) => <field.Text inputMode="email" />}</AppField>
      <AppField
        name={`addresses[${index}].isDefault`}
        listeners={{ onChange: ({ value }) => value.length > 0 && keepOneDefault(index) }}
      >
        {(field) => <field.Choices span="full" options={[{ id: 'Y', label: texts.isDefaultChoice }]} />}
      </AppField>
    </>
  );
  return (
    <>
      <FormSection title={texts.groups.billing}>
        <AddressFields form={form} fields="addresses[0]" hasName />
      </FormSection>
      <FormSection title={texts.groups.shipping} text={texts.groups.shippingText}>
        <AppField name="shippingSameAsBilling">
          {(field) => <field.Choices span="full" options={[{ id: 'Y', label: texts.sameAsBilling }]} />}
        </AppField>
      </FormSection>
      <form.Subscribe selector={({ values }) => values.shippingSameAsBilling.length > 0}>
        {(isSame) =>
          !isSame && (
            <AddressList
              form={form}
              fields={addressListFields}
              hasName
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
