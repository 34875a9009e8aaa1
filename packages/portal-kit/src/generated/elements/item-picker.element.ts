// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { CallbackEventMap, WidgetElementEventMap } from '../../embed/element/element-events';
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { ItemPickerInputs } from '../../features/items/picker/item-picker.inputs';
import { ItemPicker } from '../../features/items/picker/item-picker.widget';
import { itemPickerInputs } from '../element-inputs';

export const widget: MountableWidget<ItemPickerInputs> = { Widget: ItemPicker, styles: '__PORTAL_KIT_STYLES_item-picker__' };

/**
 * Events of `<portal-item-picker>`. The details of its own events are the arguments of its callbacks.
 */
export type ItemPickerElementEventMap = WidgetElementEventMap & CallbackEventMap<ItemPickerInputs, 'onItemPicked'>;

/**
 * The custom element `<portal-item-picker>`: the search field that picks items. Attributes are the kebab-case names of properties.
 */
export type ItemPickerElement = WidgetElement<ItemPickerInputs, ItemPickerElementEventMap>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-item-picker': ItemPickerElement;
  }
}

/**
 * Defines the custom element `<portal-item-picker>`, which renders {@link ItemPicker} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-item-picker`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineItemPickerElement } from 'portal-kit/elements/item-picker';
 *
 * defineItemPickerElement();
 * const element = document.createElement('portal-item-picker');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.onItemPicked = ({ sku }) => console.log(sku);
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineItemPickerElement(tag = 'portal-item-picker'): void {
  defineWidgetElement(tag, { ...widget, ...itemPickerInputs });
}

/**
 * Renders {@link ItemPicker} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountItemPicker } from 'portal-kit/elements/item-picker';
 *
 * const widget = mountItemPicker(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   onItemPicked: ({ sku }) => console.log(sku),
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountItemPicker<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<ItemPickerInputs, Navigation>,
): MountedWidget<ItemPickerInputs> {
  return mountWidget(widget, element, options);
}
