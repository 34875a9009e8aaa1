import { defineMessages } from '../../../kernel/messages/define-messages';

export const itemScanMessages = defineMessages('itemScan', () => ({
  unknown: (code: string) => `No active item has the code ${code}.`,
}));
