// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { CallbackEventMap, WidgetElementEventMap } from '../../embed/element/element-events';
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { ItemDetailsInputs } from '../../features/items/details/item-details.inputs';
import { ItemDetails } from '../../features/items/details/item-details.widget';
import { itemDetailsInputs } from '../element-inputs';

export const widget: MountableWidget<ItemDetailsInputs> = { Widget: ItemDetails, styles: '__PORTAL_KIT_STYLES_item-details__' };

/**
 * Events of `<portal-item-details>`. The details of its own events are the arguments of its callbacks.
 */
export type ItemDetailsElementEventMap = WidgetElementEventMap & CallbackEventMap<ItemDetailsInputs, 'onItemLoaded'>;

/**
 * The custom element `<portal-item-details>`: one item. Attributes are the kebab-case names of properties.
 */
export type ItemDetailsElement = WidgetElement<ItemDetailsInputs, ItemDetailsElementEventMap>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-item-details': ItemDetailsElement;
  }
}

/**
 * Defines the custom element `<portal-item-details>`, which renders {@link ItemDetails} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-item-details`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineItemDetailsElement } from 'portal-kit/elements/item-details';
 *
 * defineItemDetailsElement();
 * const element = document.createElement('portal-item-details');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.itemId = 'ITM-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineItemDetailsElement(tag = 'portal-item-details'): void {
  defineWidgetElement(tag, { ...widget, ...itemDetailsInputs });
}

/**
 * Renders {@link ItemDetails} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountItemDetails } from 'portal-kit/elements/item-details';
 *
 * const widget = mountItemDetails(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   itemId: 'ITM-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountItemDetails<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<ItemDetailsInputs, Navigation>,
): MountedWidget<ItemDetailsInputs> {
  return mountWidget(widget, element, options);
}
