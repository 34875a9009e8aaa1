export { defineMessages, type MessageCatalogue } from '../kernel/messages/define-messages';
export { kernelMessages } from '../kernel/messages/kernel.messages';
export type { MessageFormat, PluralForms } from '../kernel/messages/message-format';
export type { Destination, NavigationPort } from '../kernel/navigation/destination';
export { useDestinationLink } from '../kernel/navigation/use-destination-link';
export {
  type PermissionId,
  type PermissionInput,
  type RoleMap,
  resolvePermissions,
  type UserRoles,
} from '../kernel/permissions/permissions';
export { type Portal, usePortal } from '../kernel/portal/portal-context';
export { PortalProvider, type PortalProviderProps } from '../kernel/portal/portal-provider';
export { createPortalQueryClient } from '../kernel/portal/query-client';
export type { PreferenceStore, TablePreferences } from '../lists/use-table-preferences';
