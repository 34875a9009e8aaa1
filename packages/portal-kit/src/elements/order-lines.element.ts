import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { OrderLines, type OrderLinesProps } from '../features/orders/lines/order-lines.widget';
import { orderLinesDefinition } from './definitions';

export const widget = { Widget: OrderLines, styles: '__PORTAL_KIT_STYLES_order-lines__' };

/** The lines of an order to be written as an element: properties, and attributes of the same names in kebab case. */
export type OrderLinesElement = WidgetElement<OrderLinesProps>;

/**
 * Defines `<portal-order-lines>`, which is {@link OrderLines} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineOrderLinesElement, type OrderLinesElement } from 'portal-kit/elements/order-lines';
 *
 * defineOrderLinesElement();
 * const element = document.createElement('portal-order-lines') as OrderLinesElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.direction = 'outbound';
 * element.warehouseId = 'WH-NJ-01';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineOrderLinesElement(tag = 'portal-order-lines'): void {
  defineWidgetElement(tag, { ...widget, ...orderLinesDefinition });
}

/**
 * Puts {@link OrderLines} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
 *
 * @example
 * ```ts
 * import { mountOrderLines } from 'portal-kit/elements/order-lines';
 *
 * const widget = mountOrderLines(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   direction: 'outbound',
 *   warehouseId: 'WH-NJ-01',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountOrderLines(
  element: Element | null,
  options: MountOptions<OrderLinesProps>,
): MountedWidget<OrderLinesProps> {
  return mountWidget(widget, element, options);
}
