import { defineMessages } from 'portal-kit/portal';

/** Texts of the drawer of feature flags. */
export const flagsMessages = defineMessages('flags', () => ({
  flags: 'Feature flags',
  flagsText: 'Changes apply to this browser tab only. Turning off Dev mode restores the original flags.',
  noFlags: 'No feature flags.',
}));
