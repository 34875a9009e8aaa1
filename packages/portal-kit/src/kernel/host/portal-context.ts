import type { PortalSdk } from '@portal-kit/sdk';
import { createContext, useContext } from 'react';
import type { DraftStore } from '../drafts/draft-store';
import type { PortalEvent } from '../events/portal-events';
import type { UnsavedChanges } from '../leaving/leave-guard';
import type { MessageScope } from '../messages/translate';
import type { NavigationPort } from '../navigation/destination';
import type { FeatureId } from '../permissions/features';
import type { PortalNotification } from '../toasts/portal-notification';

/** Values that all widgets below one provider share. A provider can add values of higher layers. */
export interface PortalContextValue {
  /** The client that widgets use. The client adds the user's tokens to requests. */
  sdk: PortalSdk;
  /** The supplier whose data the widgets show. */
  supplierId: string;
  /** BCP 47 locale, e.g. `en-US`. */
  locale: string;
  /** Locale, time zone and overrides of the messages, for a catalog: `kernelMessages(messageScope)`. */
  messageScope: MessageScope;
  /** Addresses of destinations, and navigation to them. */
  navigation: NavigationPort;
  /** Whether the user may use a feature. Hides screens and actions; the server checks every request. */
  can: (feature: FeatureId) => boolean;
  /** Shows a notification, e.g. after a save. */
  notify: (content: PortalNotification) => void;
  /** Sends an event of a widget to the host. Default: events are ignored. */
  emit?: ((event: PortalEvent) => void) | undefined;
  /** Keyboard shortcut that focuses the search of a list from anywhere in the page. Default: none. */
  searchKey?: string | undefined;
  /** Whether the widgets are in a page of another product, whose users should not refresh it. Default false. */
  isEmbedded?: boolean | undefined;
  /** Receives the error of a widget that failed to render, with the widget's name, and of a failed file transfer. */
  onFailed?: ((error: unknown, widget?: string) => void) | undefined;
  /** Registry of unsaved forms, for a leave guard. Default: none. */
  unsaved?: UnsavedChanges | undefined;
  /** Storage of form drafts. Default: drafts are not kept. */
  drafts?: DraftStore | undefined;
}

export const PortalContext = createContext<PortalContextValue | null>(null);

/** Creates the error for a component without a provider. */
export const createMissingProviderError = (): Error =>
  new Error(
    'portal-kit: a widget is outside of EmbedProvider (portal-kit/embed). Wrap it, or use PortalProvider (portal-kit/portal) ' +
      'with a session of your own.',
  );

/**
 * Returns the values of the surrounding provider.
 *
 * @throws Outside a provider.
 */
export function usePortal(): PortalContextValue {
  const portal = useContext(PortalContext);
  if (!portal) throw createMissingProviderError();
  return portal;
}
