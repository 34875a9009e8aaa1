import { defineMessages } from '../../kernel/messages/define-messages';

/** What customers, suppliers, warehouses and users have in common. */
export const partyMessages = defineMessages(() => ({
  status: { ACTIVE: 'Active', INACTIVE: 'Inactive' } as Record<string, string>,
  yes: 'Yes',
  no: 'No',
}));
