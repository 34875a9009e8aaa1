import { customerRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { FormCell } from '@portal-kit/ui/form-layout';
import { useMemo } from 'react';
import { withFieldGroup } from '../../forms/fields/form-hook';
import { maxPhoneLength } from '../../forms/fields/phone-text';
import { formRules, optional, textOrNull } from '../../forms/fields/rules';
import { formMessages } from '../../forms/record/form.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { contactMessages } from './contact.messages';

/** Unconverted values of the contact fields. */
export interface ContactValues {
  contactName: string;
  phone: string;
  email: string;
}

export const emptyContact: ContactValues = { contactName: '', phone: '', email: '' };

/** Converts valid contact fields to the request body. Empty fields become null. */
export const toContact = ({ contactName, phone, email }: ContactValues) => ({
  contactName: textOrNull(contactName),
  phone: textOrNull(phone),
  email: textOrNull(email.toLowerCase()),
});

/** Field names of {@link ContactValues} in a record. */
export const contactFields = { contactName: 'contactName', phone: 'phone', email: 'email' } as const;

/** Contact fields as cells of a form section: `<ContactFields form={form} fields={contactFields} />`. */
export const ContactFields = withFieldGroup({
  defaultValues: emptyContact,
  props: {} as { isPhoneRequired?: boolean },
  render: function ContactFields({ group, isPhoneRequired = false }) {
    const texts = useMessages(contactMessages);
    const formTexts = useMessages(formMessages);
    const rules = useMemo(() => {
      const { required, phone, email, maxLength, optionalText } = formRules(formTexts);
      return {
        contactName: optionalText(bounds.contactName),
        phone: optional(phone),
        requiredPhone: (text: string) => required(text) ?? phone(text),
        email: optional(email, maxLength(bounds.email.maxLength)),
      };
    }, [formTexts]);
    return (
      <>
        <FormCell span="full">
          <group.AppField
            name="contactName"
            validators={{ onChange: ({ value }) => rules.contactName(value) }}
          >
            {(field) => <field.Text label={texts.contactName} maxLength={bounds.contactName.maxLength} />}
          </group.AppField>
        </FormCell>
        <FormCell span="half">
          <group.AppField
            name="phone"
            validators={{
              onChange: ({ value }) => (isPhoneRequired ? rules.requiredPhone : rules.phone)(value),
            }}
          >
            {(field) => (
              <field.Text
                label={texts.phone}
                description={texts.phoneHint}
                isRequired={isPhoneRequired}
                inputMode="tel"
                maxLength={maxPhoneLength}
              />
            )}
          </group.AppField>
        </FormCell>
        <FormCell span="half">
          <group.AppField name="email" validators={{ onChange: ({ value }) => rules.email(value) }}>
            {(field) => (
              <field.Text label={texts.email} inputMode="email" maxLength={bounds.email.maxLength} />
            )}
          </group.AppField>
        </FormCell>
      </>
    );
  },
});
