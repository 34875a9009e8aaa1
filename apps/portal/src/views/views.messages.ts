import { defineMessages } from 'portal-kit/portal';
import { viewsMax } from './view-store';

export const viewsMessages = defineMessages('views', (format) => ({
  save: 'Save this view…',
  saveTitle: 'Save this view',
  saveText: 'Saves search, filters, sort and page size in this browser.',
  nothingChosen: 'Search, filter or sort first',
  full: `You can save up to ${format.number(viewsMax)} views. Delete one first`,
  name: 'Name',
  nameMissing: 'Enter a name.',
  replaces: 'Replaces the view with the same name.',
  drop: (name: string) => `Delete "${name}"`,
}));
