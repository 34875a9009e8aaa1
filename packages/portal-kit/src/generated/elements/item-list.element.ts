// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { ListInputs } from '../../lists/list-inputs';
import { ItemList } from '../../features/items/list/item-list.widget';
import { itemListInputs } from '../element-inputs';

export const widget: MountableWidget<ListInputs> = { Widget: ItemList, styles: '__PORTAL_KIT_STYLES_item-list__' };

/**
 * The custom element `<portal-item-list>`: the supplier's items. Attributes are the kebab-case names of properties.
 */
export type ItemListElement = WidgetElement<ListInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-item-list': ItemListElement;
  }
}

/**
 * Defines the custom element `<portal-item-list>`, which renders {@link ItemList} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-item-list`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineItemListElement } from 'portal-kit/elements/item-list';
 *
 * defineItemListElement();
 * const element = document.createElement('portal-item-list');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineItemListElement(tag = 'portal-item-list'): void {
  defineWidgetElement(tag, { ...widget, ...itemListInputs });
}

/**
 * Renders {@link ItemList} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountItemList } from 'portal-kit/elements/item-list';
 *
 * const widget = mountItemList(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountItemList<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<ListInputs, Navigation>,
): MountedWidget<ListInputs> {
  return mountWidget(widget, element, options);
}
