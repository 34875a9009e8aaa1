import { customerRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { defineFields, type Fields } from '../../forms/fields/fields';
import { withFieldGroup } from '../../forms/fields/form-hook';
import { maxPhoneLength } from '../../forms/fields/phone-text';
import { allOf, formRules } from '../../forms/fields/rules';
import { formMessages } from '../../forms/record/form.messages';
import type { MessageScope } from '../../kernel/messages/translate';
import { useMessages } from '../../kernel/messages/use-messages';
import { contactMessages } from './contact.messages';

/** Unconverted values of the contact fields. */
export interface ContactValues {
  contactName: string;
  phone: string;
  email: string;
}

export const emptyContact: ContactValues = { contactName: '', phone: '', email: '' };

/** Field names of {@link ContactValues} in a record. */
export const contactFields = { contactName: 'contactName', phone: 'phone', email: 'email' } as const;

/** Describes the contact fields, with the bounds of `CustomerRequest`. Source: specification, section 5. */
export function defineContactFields(
  scope: MessageScope,
  { isPhoneRequired = false } = {},
): Fields<ContactValues> {
  const { phone, email, maxLength } = formRules(formMessages(scope));
  return defineFields(
    { empty: emptyContact, bounds, labels: contactMessages(scope) },
    {
      phone: { isRequired: isPhoneRequired, rule: phone },
      email: { rule: allOf(email, maxLength(bounds.email.maxLength)) },
    },
  );
}

/** Contact fields as cells of a form section: `<ContactFields form={form} fields={contactFields} />`. */
export const ContactFields = withFieldGroup({
  defaultValues: emptyContact,
  render: function ContactFields({ group }) {
    const { phoneHint } = useMessages(contactMessages);
    return (
      <>
        <group.AppField name="contactName">{(field) => <field.Text span="full" />}</group.AppField>
        <group.AppField name="phone">
          {(field) => <field.Text description={phoneHint} inputMode="tel" maxLength={maxPhoneLength} />}
        </group.AppField>
        <group.AppField name="email">{(field) => <field.Text inputMode="email" />}</group.AppField>
      </>
    );
  },
});
