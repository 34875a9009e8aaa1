import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { ItemList, type ItemListProps } from '../features/items/list/item-list.widget';
import { itemListDefinition } from './definitions';

export const widget = { Widget: ItemList, styles: '__PORTAL_KIT_STYLES_item-list__' };

/** The supplier’s items as an element: properties, and attributes of the same names in kebab case. */
export type ItemListElement = WidgetElement<ItemListProps>;

/**
 * Defines `<portal-item-list>`, which is {@link ItemList} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineItemListElement, type ItemListElement } from 'portal-kit/elements/item-list';
 *
 * defineItemListElement();
 * const element = document.createElement('portal-item-list') as ItemListElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineItemListElement(tag = 'portal-item-list'): void {
  defineWidgetElement(tag, { ...widget, ...itemListDefinition });
}

/**
 * Puts {@link ItemList} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
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
export function mountItemList(
  element: Element | null,
  options: MountOptions<ItemListProps>,
): MountedWidget<ItemListProps> {
  return mountWidget(widget, element, options);
}
