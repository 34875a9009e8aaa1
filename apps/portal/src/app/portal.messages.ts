import { defineMessages } from 'portal-kit/portal';

/** Texts of the standalone portal. Exact where the specification gives them (sections 2 and 8). */
export const portalMessages = defineMessages('portal', () => ({
  skip: 'Skip to content',
  openNavigation: 'Open navigation',
  navigation: 'Navigation',
  loading: 'Loading',
  switchSupplier: 'Switch supplier',
  inventoryTypes: { 'TAX PAID': 'Tax paid', BONDED: 'Bonded', INTL: 'International' } as Record<
    string,
    string
  >,
  search: 'Search or jump to…',
  /** Name of the Control key. */
  control: 'Ctrl',
  offline: "You're offline. Data may be out of date; your typing is saved.",
  maintenance: "The portal is under maintenance. Data loads when it's back; your typing is saved.",
  maintenanceTitle: 'The portal is under maintenance',
  maintenanceText: 'It opens when the maintenance is over.',
  staleAccess: "Your permissions couldn't be updated and may be out of date.",
  userMenu: (name: string) => `Account menu for ${name}`,
  accountMenu: 'Account menu',
  logout: 'Logout',
  logoutCancelsUpload: (fileName: string) =>
    `${fileName} is still uploading. Logging out cancels the upload.`,
  leaveTitle: 'Are you sure?',
  leaveText: 'Changes you made may not be saved.',
  poNumber: (poNumber: string) => `PO ${poNumber}`,
  deniedTitle: 'Permission denied',
  backToLogin: 'Back to login',
  notFound: 'Page not found',
  notFoundText: "There's nothing at this address. It may be mistyped, or the page may have moved.",
  goHome: 'Go to the home page',
  noSuppliers: 'No suppliers assigned to you',
  noSuppliersText: 'Contact the Administrator to get access to a supplier.',
  accessFailed: "Couldn't load your permissions.",
  reload: 'Reload page',
  draftsNotStored: "Drafts can't be stored",
  draftsNotStoredText:
    'This browser blocks or has run out of storage. Save your changes before you close the page.',
  pageOffline: "You're offline",
  pageOfflineText: "This page loads when you're back online.",
  pageGoneText:
    'The portal may have been updated, or your connection may be down. Reload the page; your typing is saved.',
  back: (title: string) => `Back to ${title}`,
}));
