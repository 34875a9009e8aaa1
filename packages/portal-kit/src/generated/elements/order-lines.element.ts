// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { CallbackEventMap, WidgetElementEventMap } from '../../embed/element/element-events';
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { OrderLinesInputs } from '../../features/orders/lines/order-lines.inputs';
import { OrderLines } from '../../features/orders/lines/order-lines.widget';
import { orderLinesInputs } from '../element-inputs';

export const widget: MountableWidget<OrderLinesInputs> = { Widget: OrderLines, styles: '__PORTAL_KIT_STYLES_order-lines__' };

/**
 * Events of `<portal-order-lines>`. The details of its own events are the arguments of its callbacks.
 */
export type OrderLinesElementEventMap = WidgetElementEventMap & CallbackEventMap<OrderLinesInputs, 'onLinesChanged'>;

/**
 * The custom element `<portal-order-lines>`: the editor for the line items of an order. Attributes are the kebab-case names of properties.
 */
export type OrderLinesElement = WidgetElement<OrderLinesInputs, OrderLinesElementEventMap>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-order-lines': OrderLinesElement;
  }
}

/**
 * Defines the custom element `<portal-order-lines>`, which renders {@link OrderLines} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-order-lines`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineOrderLinesElement } from 'portal-kit/elements/order-lines';
 *
 * defineOrderLinesElement();
 * const element = document.createElement('portal-order-lines');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.direction = 'outbound';
 * element.warehouseId = 'WH-NJ-01';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineOrderLinesElement(tag = 'portal-order-lines'): void {
  defineWidgetElement(tag, { ...widget, ...orderLinesInputs });
}

/**
 * Renders {@link OrderLines} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
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
export function mountOrderLines<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<OrderLinesInputs, Navigation>,
): MountedWidget<OrderLinesInputs> {
  return mountWidget(widget, element, options);
}
