export type { EmbedError } from '../embed/embed-error';
export type { EmbedInputs, EmbedTheme } from '../embed/embed-inputs';
export { EmbedProvider, type EmbedProviderProps } from '../embed/embed-provider';
export type { GetToken, TokenReason, TokenRequest } from '../embed/embed-tokens';
export type { DestinationAddresses, HostNavigation } from '../embed/host-navigation';
export type { MountedWidget, MountOptions } from '../embed/mount-widget';
export type { WidgetElement } from '../embed/widget-element';
export type { PortalEvent, PortalEventMap, PortalEventType } from '../kernel/events/portal-events';
export type { Destination, NavigationPort } from '../kernel/navigation/destination';
