import { defineMessages } from '../../kernel/messages/define-messages';

export const viewsButtonMessages = defineMessages('viewsButton', () => ({
  views: 'Views',
  changed: (name: string) => `${name} (changed)`,
  unknown: 'View not found',
  unknownText:
    "The link's view does not exist for you. Ask its author for a new link, or choose another view.",
}));
