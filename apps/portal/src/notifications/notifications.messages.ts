import { defineMessages } from 'portal-kit/portal';

export const notificationsMessages = defineMessages('notifications', (format) => {
  const { number, plural } = format;
  const changes = (value: number) => `${number(value)} ${plural(value, { one: 'change', other: 'changes' })}`;
  return {
    title: 'Notifications',
    unread: (value: number) => `Notifications, ${number(value)} unread`,
    /** Shown in the badge of the bell. */
    count: (value: number) => (value > 99 ? `${number(99)}+` : number(value)),
    changes: {
      'failed-inbound': 'Inbound order failed',
      'failed-outbound': 'Outbound order failed',
      received: 'Order received',
      shipped: 'Order shipped',
      upload: 'Upload completed',
      uploadWithErrors: 'Upload completed with errors',
      uploadFailed: 'Upload failed',
    },
    isNew: 'New',
    markAllRead: 'Mark all as read',
    empty: 'No notifications yet.',
    nothingFollowed: 'All notifications are off. Turn them on in the settings.',
    checking: 'Checking for changes',
    failed: "Couldn't check for changes.",
    retry: 'Retry',
    digest: 'Daily digest',
    settings: 'Settings',
    follow: 'Follow',
    kinds: {
      failed: 'Failed orders',
      received: 'Received orders',
      shipped: 'Shipped orders',
      upload: 'Finished uploads',
    },
    followText: 'These settings apply to this supplier and this browser.',
    inBrowser: 'Notify in the browser',
    inBrowserText: 'Shows browser notifications while the portal is open in a visible tab.',
    permissions: {
      denied:
        'Your browser blocks notifications of this site. Allow them in the site settings, next to the address, and reload the page.',
      unsupported: 'This browser does not support notifications on this page.',
    },
    many: (value: number) => `${changes(value)} in your orders and uploads`,
  };
});

export type NotificationTexts = ReturnType<typeof notificationsMessages>;
