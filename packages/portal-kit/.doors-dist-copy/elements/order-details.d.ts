import { MountOptions, MountedWidget } from '../elements.js';
import { WidgetElement } from '../embed.js';
import { OrderDetailsProps } from '../order-details.js';
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

/** One order as an element: properties, and attributes of the same names in kebab case. */
type OrderDetailsElement = WidgetElement<OrderDetailsProps>;
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
declare function defineOrderDetailsElement(tag?: string): void;
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
declare function mountOrderDetails(element: Element | null, options: MountOptions<OrderDetailsProps>): MountedWidget<OrderDetailsProps>;

export { defineOrderDetailsElement, mountOrderDetails };
export type { OrderDetailsElement };
