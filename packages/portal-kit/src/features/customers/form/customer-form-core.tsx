import { FormSection } from '@portal-kit/ui/form-layout';
import { ContactFields, contactFields } from '../../../domain/contact/contact-fields';
import type { CustomerFormParts } from './customer-form.api';

/** The required sections: customer and contact. */
export function CustomerFormCore({ form, texts }: CustomerFormParts) {
  const { AppField } = form;
  return (
    <>
      <FormSection title={texts.groups.customer} text={texts.groups.customerText}>
        <AppField name="customerNumber">{(field) => <field.Text />}</AppField>
        <AppField name="status">{(field) => <field.Choice />}</AppField>
        <AppField name="name">{(field) => <field.Text span="full" />}</AppField>
        <AppField name="customerType">{(field) => <field.Choice />}</AppField>
        <AppField name="dbaName">{(field) => <field.Text />}</AppField>
      </FormSection>
      <FormSection title={texts.groups.contact}>
        <ContactFields form={form} fields={contactFields} />
      </FormSection>
    </>
  );
}
