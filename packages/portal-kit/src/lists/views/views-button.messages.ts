import { defineMessages } from '../../kernel/messages/define-messages';

export const viewsButtonMessages = defineMessages('viewsButton', () => ({
  views: 'Views',
  changed: (name: string) => `${name} (changed)`,
  unknown: 'View not found',
  unknownText:
    "You don't have the view of this link. Ask the sender for a link with the filters, or choose another view.",
}));
