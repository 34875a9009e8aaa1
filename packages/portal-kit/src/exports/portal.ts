export { quantityMessages } from '../domain/items/quantity.messages';
export { type Portal, usePortal } from '../domain/portal/portal';
export { PortalProvider, type PortalProviderProps } from '../domain/portal/portal-provider';
export { dashboardQueries } from '../features/dashboard/dashboard-queries';
export type { MappingStore } from '../features/uploads/corrections/mapping/mapping-store';
export { createDraftStore, type Draft, type DraftOwner, type DraftStore } from '../kernel/drafts/draft-store';
export { unexpectedErrorText } from '../kernel/errors/unexpected-error-text';
export {
  type AnyWords,
  defineMessages,
  type MessageCatalog,
  type MessageScope,
} from '../kernel/messages/define-messages';
export { kernelMessages } from '../kernel/messages/kernel.messages';
export type { MessageFormat, PluralForms } from '../kernel/messages/message-format';
export type { Destination, NavigationPort } from '../kernel/navigation/destination';
export { DestinationButton, type DestinationButtonProps } from '../kernel/navigation/destination-button';
export type { NotificationLink, PortalNotification } from '../kernel/notifications/portal-notification';
export { dependsOnFlags, type FeatureId, type FlagId, isOpen } from '../kernel/permissions/features';
export { type PermissionInput, resolvePermissions, type UserRoles } from '../kernel/permissions/permissions';
export type { PortalContextValue } from '../kernel/portal/portal-context';
export { createPortalQueryClient } from '../kernel/portal/query-client';
export { usePortalQueryClient } from '../kernel/portal/query-client-context';
export type { RunningUpload } from '../kernel/saving/run-save';
export { runningUploads } from '../kernel/saving/running-uploads';
export type { PreferenceStore, TablePreferences } from '../lists/table-preferences';
export type { SavedView, StoredViews, ViewStore } from '../lists/views/view-store';
