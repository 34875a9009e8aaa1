import { defineMessages } from '../../kernel/messages/define-messages';

export const contactMessages = defineMessages('contact', () => ({
  contactName: 'Contact name',
  phone: 'Phone',
  phoneHint: 'XXX-XXX-XXXX',
  email: 'Email',
}));
