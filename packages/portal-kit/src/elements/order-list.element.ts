import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { OrderList, type OrderListProps } from '../features/orders/list/order-list.widget';
import { orderListDefinition } from './definitions';

export const widget = { Widget: OrderList, styles: '__PORTAL_KIT_STYLES_order-list__' };

/** The supplier’s orders of one direction as an element: properties, and attributes of the same names in kebab case. */
export type OrderListElement = WidgetElement<OrderListProps>;

/**
 * Defines `<portal-order-list>`, which is {@link OrderList} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineOrderListElement, type OrderListElement } from 'portal-kit/elements/order-list';
 *
 * defineOrderListElement();
 * const element = document.createElement('portal-order-list') as OrderListElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.direction = 'outbound';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineOrderListElement(tag = 'portal-order-list'): void {
  defineWidgetElement(tag, { ...widget, ...orderListDefinition });
}

/**
 * Puts {@link OrderList} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
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
export function mountOrderList(
  element: Element | null,
  options: MountOptions<OrderListProps>,
): MountedWidget<OrderListProps> {
  return mountWidget(widget, element, options);
}
