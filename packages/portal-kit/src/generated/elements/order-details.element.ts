// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { CallbackEventMap, WidgetElementEventMap } from '../../embed/element/element-events';
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { OrderDetailsInputs } from '../../features/orders/details/order-details.inputs';
import { OrderDetails } from '../../features/orders/details/order-details.widget';
import { orderDetailsInputs } from '../element-inputs';

export const widget: MountableWidget<OrderDetailsInputs> = { Widget: OrderDetails, styles: '__PORTAL_KIT_STYLES_order-details__' };

/**
 * Events of `<portal-order-details>`. The details of its own events are the arguments of its callbacks.
 */
export type OrderDetailsElementEventMap = WidgetElementEventMap & CallbackEventMap<OrderDetailsInputs, 'onOrderLoaded'>;

/**
 * The custom element `<portal-order-details>`: one order, also on paper: order, bill of lading, pallet and case labels. Attributes are the kebab-case names of properties.
 */
export type OrderDetailsElement = WidgetElement<OrderDetailsInputs, OrderDetailsElementEventMap>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-order-details': OrderDetailsElement;
  }
}

/**
 * Defines the custom element `<portal-order-details>`, which renders {@link OrderDetails} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-order-details`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineOrderDetailsElement } from 'portal-kit/elements/order-details';
 *
 * defineOrderDetailsElement();
 * const element = document.createElement('portal-order-details');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.direction = 'outbound';
 * element.orderId = 'OB-2611-000040';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineOrderDetailsElement(tag = 'portal-order-details'): void {
  defineWidgetElement(tag, { ...widget, ...orderDetailsInputs });
}

/**
 * Renders {@link OrderDetails} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountOrderDetails } from 'portal-kit/elements/order-details';
 *
 * const widget = mountOrderDetails(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   direction: 'outbound',
 *   orderId: 'OB-2611-000040',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountOrderDetails<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<OrderDetailsInputs, Navigation>,
): MountedWidget<OrderDetailsInputs> {
  return mountWidget(widget, element, options);
}
