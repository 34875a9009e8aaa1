import { defineMessages } from 'portal-kit/portal';
import { viewsMax } from './view-store';

export const viewsMessages = defineMessages((format) => ({
  save: 'Save this view…',
  saveTitle: 'Save this view',
  saveText: 'Search, filters, order and rows per page, for you, this supplier and this browser.',
  nothingChosen: 'Search, filter or sort first',
  full: `There is room for ${format.number(viewsMax)} views. Delete one first`,
  name: 'Name',
  nameMissing: 'Name the view.',
  replaces: 'Takes the place of the view of this name.',
  drop: (name: string) => `Delete “${name}”`,
}));
