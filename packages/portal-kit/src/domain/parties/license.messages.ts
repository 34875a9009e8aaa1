import { defineMessages } from '../../kernel/messages/define-messages';

export const licenseMessages = defineMessages('license', (format) => ({
  /** Texts in a column of licenses. */
  named: {
    expired: (date: string) => `Expired ${format.date(date)}`,
    expiring: (date: string) => `Expires soon: ${format.date(date)}`,
    valid: format.date,
    missing: 'No date',
  },
  expired: (date: string) => `License expired ${format.date(date)}`,
  expiring: (date: string) => `License expires ${format.date(date)}`,
  valid: (date: string) => `License valid until ${format.date(date)}`,
  missing: 'No license expiration date',
}));
