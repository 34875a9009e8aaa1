import { MountOptions, MountedWidget } from '../elements.js';
import { WidgetElement } from '../embed.js';
import { OrderLinesProps } from '../order-lines.js';
import '../portal-events-DBpETZGW.js';
import '@portal-kit/sdk/customers';
import '@portal-kit/sdk/imports';
import '@portal-kit/sdk/items';
import '@portal-kit/sdk/orders';
import '@portal-kit/sdk/suppliers';
import '@portal-kit/sdk/warehouses';
import '../list-state.js';
import '@portal-kit/ui/toast';
import '@portal-kit/sdk/auth';
import '@portal-kit/sdk';
import 'react';

/** The lines of an order to be written as an element: properties, and attributes of the same names in kebab case. */
type OrderLinesElement = WidgetElement<OrderLinesProps>;
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
declare function defineOrderLinesElement(tag?: string): void;
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
declare function mountOrderLines(element: Element | null, options: MountOptions<OrderLinesProps>): MountedWidget<OrderLinesProps>;

export { defineOrderLinesElement, mountOrderLines };
export type { OrderLinesElement };
