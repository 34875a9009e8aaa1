import { defineMessages } from '../../kernel/messages/define-messages';

export const licenseMessages = defineMessages('license', (format) => ({
  expired: (date: string) => `License expired ${format.date(date)}`,
  expiring: (date: string) => `License expires ${format.date(date)}`,
  valid: (date: string) => `License valid until ${format.date(date)}`,
  missing: 'No license expiration date',
}));
