import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { ItemPicker, type ItemPickerProps } from '../features/items/picker/item-picker.widget';
import { itemPickerDefinition } from './definitions';

export const widget = { Widget: ItemPicker, styles: '__PORTAL_KIT_STYLES_item-picker__' };

/** The field that finds items as an element: properties, and attributes of the same names in kebab case. */
export type ItemPickerElement = WidgetElement<ItemPickerProps>;

/**
 * Defines `<portal-item-picker>`, which is {@link ItemPicker} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineItemPickerElement, type ItemPickerElement } from 'portal-kit/elements/item-picker';
 *
 * defineItemPickerElement();
 * const element = document.createElement('portal-item-picker') as ItemPickerElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * element.onItemPicked = ({ sku }) => console.log(sku);
 * document.body.append(element);
 * ```
 */
export function defineItemPickerElement(tag = 'portal-item-picker'): void {
  defineWidgetElement(tag, { ...widget, ...itemPickerDefinition });
}

/**
 * Puts {@link ItemPicker} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
 *
 * @example
 * ```ts
 * import { mountItemPicker } from 'portal-kit/elements/item-picker';
 *
 * const widget = mountItemPicker(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 *   onItemPicked: ({ sku }) => console.log(sku),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountItemPicker(
  element: Element | null,
  options: MountOptions<ItemPickerProps>,
): MountedWidget<ItemPickerProps> {
  return mountWidget(widget, element, options);
}
