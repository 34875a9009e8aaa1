import { E as EmbedInputs } from './mount-widget--2tQz66s.js';
export { D as DestinationAddresses, b as EmbedError, c as EmbedTheme, G as GetToken, H as HostNavigation, M as MountOptions, a as MountedWidget, T as TokenReason, d as TokenRequest } from './mount-widget--2tQz66s.js';
import * as react from 'react';
import { ReactNode } from 'react';
export { W as WidgetElement, a as WidgetElementEventMap } from './widget-element-CQPXBsfv.js';
export { D as Destination, N as NavigationPort, P as PortalEvent, a as PortalEventMap, b as PortalEventType, c as PortalNotification } from './portal-events-DBpETZGW.js';
import '@portal-kit/sdk/auth';
import '@portal-kit/sdk';
import '@portal-kit/sdk/customers';
import '@portal-kit/sdk/imports';
import '@portal-kit/sdk/items';
import '@portal-kit/sdk/orders';
import '@portal-kit/sdk/suppliers';
import '@portal-kit/sdk/warehouses';
import './list-state.js';
import '@portal-kit/ui/toast';

/** Properties of {@link EmbedProvider}. */
interface EmbedProviderProps extends EmbedInputs {
    /**
     * Puts the widgets into a shadow root, where no style of the page reaches them; custom properties do. Rendered on a
     * server they are empty until the page runs. Default false.
     */
    isIsolated?: boolean;
    /** Of the element around the widgets; not where they are isolated. */
    className?: string;
    /** Widgets, anywhere below. */
    children: ReactNode;
}
/**
 * Gives the widgets below it their supplier, their token and their ways out. Several may stand on one page: they share
 * nothing, neither tokens nor data, and one that fails leaves the others alone.
 *
 * @remarks Tokens and data stay in memory; nothing is stored in the browser. Import `portal-kit/styles.css` once, unless
 * `isIsolated`. Functions may be new ones on every render. Nothing is thrown: failures are shown inside the widgets and
 * told by `onError`.
 *
 * @example
 * ```tsx
 * import { EmbedProvider } from 'portal-kit/embed';
 * import { ItemList } from 'portal-kit/item-list';
 * import 'portal-kit/styles.css';
 *
 * export const Stock = () => (
 *   <EmbedProvider
 *     apiUrl="https://portal.example"
 *     supplierId="SUP-1001"
 *     getToken={async ({ signal }) => (await fetch('/portal-token', { signal })).text()}
 *     navigation={{ 'items.details': '/stock/{itemId}' }}
 *   >
 *     <ItemList />
 *   </EmbedProvider>
 * );
 * ```
 */
declare function EmbedProvider({ isIsolated, className, ...rest }: EmbedProviderProps): react.JSX.Element;

export { EmbedInputs, EmbedProvider };
export type { EmbedProviderProps };
