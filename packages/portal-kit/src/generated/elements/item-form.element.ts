// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { ItemFormInputs } from '../../features/items/form/item-form.inputs';
import { ItemForm } from '../../features/items/form/item-form.widget';
import { itemFormInputs } from '../element-inputs';

export const widget: MountableWidget<ItemFormInputs> = { Widget: ItemForm, styles: '__PORTAL_KIT_STYLES_item-form__' };

/**
 * The custom element `<portal-item-form>`: the form that adds or edits an item. Attributes are the kebab-case names of properties.
 */
export type ItemFormElement = WidgetElement<ItemFormInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-item-form': ItemFormElement;
  }
}

/**
 * Defines the custom element `<portal-item-form>`, which renders {@link ItemForm} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-item-form`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineItemFormElement } from 'portal-kit/elements/item-form';
 *
 * defineItemFormElement();
 * const element = document.createElement('portal-item-form');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineItemFormElement(tag = 'portal-item-form'): void {
  defineWidgetElement(tag, { ...widget, ...itemFormInputs });
}

/**
 * Renders {@link ItemForm} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountItemForm } from 'portal-kit/elements/item-form';
 *
 * const widget = mountItemForm(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountItemForm<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<ItemFormInputs, Navigation>,
): MountedWidget<ItemFormInputs> {
  return mountWidget(widget, element, options);
}
