import { FormSection } from '@portal-kit/ui/form-layout';
import { ContactFields, contactFields } from '../../../domain/contact/contact-fields';
import { StatusCell } from '../../../domain/parties/party-cells';
import { fieldCells } from '../../../forms/fields/field-cells';
import type { CustomerFormParts } from './customer-form.api';
import type { CustomerFormValues } from './customer-form.values';

const { TextCell, SelectCell } = fieldCells<CustomerFormValues>();

/** The required sections: customer and contact. */
export function CustomerFormCore({
  form,
  texts,
  types,
}: CustomerFormParts & { types: Readonly<Record<string, string>> }) {
  return (
    <>
      <FormSection title={texts.groups.customer} text={texts.groups.customerText}>
        <TextCell name="customerNumber" isRequired />
        <StatusCell />
        <TextCell name="name" span="full" isRequired />
        <SelectCell name="customerType" isRequired optionLabels={types} />
        <TextCell name="dbaName" />
      </FormSection>
      <FormSection title={texts.groups.contact}>
        <ContactFields form={form} fields={contactFields} isPhoneRequired />
      </FormSection>
    </>
  );
}
