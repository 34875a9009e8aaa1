import { defineMessages } from 'portal-kit/portal';

/** The notification about a session that the browser does not store. */
export const notStoredMessages = defineMessages('notStored', () => ({
  title: "You won't stay signed in",
  caption: 'Your browser stores no data for this site. Reloading or closing the page signs you out.',
}));
