export type { WidgetElementEventMap } from '../embed/element/element-events';
export type { WidgetElement, WidgetElementInputs } from '../embed/element/element-types';
export {
  type CheckedAddresses,
  type DestinationAddresses,
  destinationAddresses,
  type UnknownPlaceholder,
} from '../embed/host/destination-addresses';
export type { EmbedError } from '../embed/host/embed-error';
export type { EmbedInputs, EmbedTheme } from '../embed/host/embed-inputs';
export type { GetToken, TokenReason, TokenRequest } from '../embed/host/embed-tokens';
export type { HostNavigation, NavigationInput } from '../embed/host/host-navigation';
export { removeTabDrafts } from '../embed/host/remove-tab-drafts';
export type { MountedWidget, MountOptions } from '../embed/mount/mount-widget';
export { EmbedProvider, type EmbedProviderProps } from '../embed/provider/embed-provider';
export type { Draft, DraftStore } from '../kernel/drafts/draft-store';
export type { PortalEvent, PortalEventMap, PortalEventType } from '../kernel/events/portal-events';
export type { UnsavedChanges } from '../kernel/leaving/leave-guard';
export type { Destination, NavigationPort } from '../kernel/navigation/destination';
export type { OnTelemetry, TelemetryEvent } from '../kernel/telemetry/telemetry-event';
export type { NotificationLink, PortalNotification } from '../kernel/toasts/portal-notification';
