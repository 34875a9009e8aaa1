// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { OrderListInputs } from '../../features/orders/list/order-list.inputs';
import { OrderList } from '../../features/orders/list/order-list.widget';
import { orderListInputs } from '../element-inputs';

export const widget: MountableWidget<OrderListInputs> = { Widget: OrderList, styles: '__PORTAL_KIT_STYLES_order-list__' };

/**
 * The custom element `<portal-order-list>`: the supplier's orders of one direction. Attributes are the kebab-case names of properties.
 */
export type OrderListElement = WidgetElement<OrderListInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-order-list': OrderListElement;
  }
}

/**
 * Defines the custom element `<portal-order-list>`, which renders {@link OrderList} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-order-list`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineOrderListElement } from 'portal-kit/elements/order-list';
 *
 * defineOrderListElement();
 * const element = document.createElement('portal-order-list');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.direction = 'outbound';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineOrderListElement(tag = 'portal-order-list'): void {
  defineWidgetElement(tag, { ...widget, ...orderListInputs });
}

/**
 * Renders {@link OrderList} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountOrderList } from 'portal-kit/elements/order-list';
 *
 * const widget = mountOrderList(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   direction: 'outbound',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountOrderList<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<OrderListInputs, Navigation>,
): MountedWidget<OrderListInputs> {
  return mountWidget(widget, element, options);
}
