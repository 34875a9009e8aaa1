import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { OrderDetails, type OrderDetailsProps } from '../features/orders/details/order-details.widget';
import { orderDetailsDefinition } from './definitions';

export const widget = { Widget: OrderDetails, styles: '__PORTAL_KIT_STYLES_order-details__' };

/** One order as an element: properties, and attributes of the same names in kebab case. */
export type OrderDetailsElement = WidgetElement<OrderDetailsProps>;

/**
 * Defines `<portal-order-details>`, which is {@link OrderDetails} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineOrderDetailsElement, type OrderDetailsElement } from 'portal-kit/elements/order-details';
 *
 * defineOrderDetailsElement();
 * const element = document.createElement('portal-order-details') as OrderDetailsElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.direction = 'outbound';
 * element.orderId = 'OB-2611-001377';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineOrderDetailsElement(tag = 'portal-order-details'): void {
  defineWidgetElement(tag, { ...widget, ...orderDetailsDefinition });
}

/**
 * Puts {@link OrderDetails} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
 *
 * @example
 * ```ts
 * import { mountOrderDetails } from 'portal-kit/elements/order-details';
 *
 * const widget = mountOrderDetails(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   direction: 'outbound',
 *   orderId: 'OB-2611-001377',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountOrderDetails(
  element: Element | null,
  options: MountOptions<OrderDetailsProps>,
): MountedWidget<OrderDetailsProps> {
  return mountWidget(widget, element, options);
}
