import { MountOptions, MountedWidget } from '../elements.js';
import { WidgetElement } from '../embed.js';
import { ItemDetailsProps } from '../item-details.js';
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

/** One item as an element: properties, and attributes of the same names in kebab case. */
type ItemDetailsElement = WidgetElement<ItemDetailsProps>;
/**
 * Defines `<portal-item-details>`, which is {@link ItemDetails} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineItemDetailsElement, type ItemDetailsElement } from 'portal-kit/elements/item-details';
 *
 * defineItemDetailsElement();
 * const element = document.createElement('portal-item-details') as ItemDetailsElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.itemId = 'ITM-100001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
declare function defineItemDetailsElement(tag?: string): void;
/**
 * Puts {@link ItemDetails} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
 *
 * @example
 * ```ts
 * import { mountItemDetails } from 'portal-kit/elements/item-details';
 *
 * const widget = mountItemDetails(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   itemId: 'ITM-100001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
declare function mountItemDetails(element: Element | null, options: MountOptions<ItemDetailsProps>): MountedWidget<ItemDetailsProps>;

export { defineItemDetailsElement, mountItemDetails };
export type { ItemDetailsElement };
