import { defineMessages } from 'portal-kit/portal';

/** Texts of the standalone portal. Exact where the specification gives them (sections 2 and 8). */
export const portalMessages = defineMessages(() => ({
  skip: 'Skip to content',
  openNavigation: 'Open navigation',
  navigation: 'Navigation',
  loading: 'Loading',
  suppliers: 'Suppliers',
  filterSuppliers: 'Find a supplier',
  noSupplierMatches: 'No supplier matches.',
  switchSupplier: 'Switch supplier',
  inventoryTypes: { 'TAX PAID': 'Tax paid', BONDED: 'Bonded', INTL: 'International' } as Record<
    string,
    string
  >,
  userMenu: (name: string) => `Account of ${name}`,
  theme: 'Theme',
  themes: { system: 'System theme', light: 'Light theme', dark: 'Dark theme' },
  logout: 'Logout',
  devMode: 'Dev mode',
  flags: 'Feature flags',
  flagsText: 'For this browser tab alone. Dev mode switched off, they are as the server has them.',
  noFlags: 'The server has no feature flags.',
  leaveTitle: 'Are you sure?',
  leaveText: 'Changes you made may not be saved.',
  poNumber: (poNumber: string) => `PO ${poNumber}`,
  deniedTitle: 'Permission denied',
  denied: "You don't have the required permissions, Please contact the Administrator.",
  contact: 'Contact the Administrator',
  backToLogin: 'Back to login',
  notFound: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have been mistyped or moved.',
  goHome: 'Go to the start page',
  noSuppliers: 'No supplier is assigned to you',
  noSuppliersText: 'Please contact the Administrator to be given one.',
  accessFailed: 'Your access could not be loaded.',
  unexpected: 'Unexpected Application Error!',
  reload: 'Reload the page',
  pageGone: 'This page could not be loaded',
  pageGoneText:
    'The portal may have been updated since it was opened, or the connection is gone. Reload the page; what you typed is kept.',
  back: (title: string) => `Back to ${title}`,
}));
