import { defineMessages } from 'portal-kit/portal';

/** Texts of the Permission Denied message. Source: specification, section 2. */
export const permissionDeniedMessages = defineMessages('permissionDenied', () => ({
  denied: "You don't have the required permissions, Please contact the Administrator.",
  contact: 'Contact the Administrator',
  goToDashboard: 'Go to the dashboard',
}));
