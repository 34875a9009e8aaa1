import { defineMessages } from 'portal-kit/portal';

/** Texts of the open user menu. */
export const userMenuMessages = defineMessages('userMenu', () => ({
  theme: 'Theme',
  themes: { system: 'System theme', light: 'Light theme', dark: 'Dark theme' },
  devMode: 'Dev mode',
  notifications: 'Notifications',
  keepNotifications: 'Keep messages until I close them',
}));
