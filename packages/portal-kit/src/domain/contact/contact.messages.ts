import { defineMessages } from '../../kernel/messages/define-messages';

export const contactMessages = defineMessages(() => ({
  contactName: 'Contact name',
  phone: 'Phone',
  phoneHint: 'XXX-XXX-XXXX',
  email: 'Email',
}));
