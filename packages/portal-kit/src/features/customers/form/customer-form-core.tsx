import { customerRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { FormCell, FormSection } from '@portal-kit/ui/form-layout';
import { ContactFields, contactFields } from '../../../domain/contact/contact-fields';
import type { CustomerFormParts } from './customer-form.api';

/** The required sections: customer and contact. */
export function CustomerFormCore({
  form,
  rules,
  texts,
  formTexts,
  parties,
  types,
}: CustomerFormParts & { types: Readonly<Record<string, string>> }) {
  return (
    <>
      <FormSection title={texts.groups.customer} text={texts.groups.customerText}>
        <FormCell span="half">
          <form.AppField
            name="customerNumber"
            validators={{ onChange: ({ value }) => rules.customerNumber(value) }}
          >
            {(field) => (
              <field.Text
                label={texts.customerNumber}
                isRequired
                maxLength={bounds.customerNumber.maxLength}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="status">
            {(field) => (
              <field.Select
                label={texts.status}
                isRequired
                options={bounds.status.enum.map((id) => ({ id, label: parties.status[id] ?? id }))}
                placeholder={formTexts.choose}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="full">
          <form.AppField name="name" validators={{ onChange: ({ value }) => rules.name(value) }}>
            {(field) => <field.Text label={texts.name} isRequired maxLength={bounds.name.maxLength} />}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField
            name="customerType"
            validators={{ onChange: ({ value }) => rules.customerType(value) }}
          >
            {(field) => (
              <field.Select
                label={texts.customerType}
                isRequired
                options={bounds.customerType.enum.map((id) => ({ id, label: types[id] ?? id }))}
                placeholder={formTexts.choose}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="dbaName" validators={{ onChange: ({ value }) => rules.dbaName(value) }}>
            {(field) => <field.Text label={texts.dbaName} maxLength={bounds.dbaName.maxLength} />}
          </form.AppField>
        </FormCell>
      </FormSection>
      <FormSection title={texts.groups.contact}>
        <ContactFields form={form} fields={contactFields} isPhoneRequired />
      </FormSection>
    </>
  );
}
