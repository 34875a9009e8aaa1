import { defineMessages } from '../../kernel/messages/define-messages';

/**
 * Messages that customers, suppliers, warehouses and users share.
 *
 * @example
 * ```ts
 * import { partyMessages } from 'portal-kit/record-status';
 *
 * export const active = partyMessages('en-US').status.ACTIVE;
 * ```
 */
export const partyMessages = defineMessages('party', () => ({
  status: { ACTIVE: 'Active', INACTIVE: 'Inactive' } as Record<string, string>,
  yes: 'Yes',
  no: 'No',
}));
