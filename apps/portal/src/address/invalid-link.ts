import { defineMessages, type PortalNotification } from 'portal-kit/portal';

export const invalidLinkMessages = defineMessages('invalidLink', () => ({
  title: 'This link is incomplete',
  text: 'The list ignores the parts of the link that are invalid.',
}));

/** Creates the notification about a link to a view with invalid parts. */
export function invalidLinkNotification(locale: string): PortalNotification {
  const { title, text } = invalidLinkMessages(locale);
  return { status: 'error', title, caption: text };
}
