import { defineMessages } from '../../kernel/messages/define-messages';

/** Messages that customers, suppliers, warehouses and users share. */
export const partyMessages = defineMessages('party', () => ({
  status: { ACTIVE: 'Active', INACTIVE: 'Inactive' } as Record<string, string>,
  yes: 'Yes',
  no: 'No',
}));
