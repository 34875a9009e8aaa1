import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { ItemForm, type ItemFormProps } from '../features/items/form/item-form.widget';
import { itemFormDefinition } from './definitions';

export const widget = { Widget: ItemForm, styles: '__PORTAL_KIT_STYLES_item-form__' };

/** The form that adds an item or changes one as an element: properties, and attributes of the same names in kebab case. */
export type ItemFormElement = WidgetElement<ItemFormProps>;

/**
 * Defines `<portal-item-form>`, which is {@link ItemForm} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineItemFormElement, type ItemFormElement } from 'portal-kit/elements/item-form';
 *
 * defineItemFormElement();
 * const element = document.createElement('portal-item-form') as ItemFormElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineItemFormElement(tag = 'portal-item-form'): void {
  defineWidgetElement(tag, { ...widget, ...itemFormDefinition });
}

/**
 * Puts {@link ItemForm} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
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
export function mountItemForm(
  element: Element | null,
  options: MountOptions<ItemFormProps>,
): MountedWidget<ItemFormProps> {
  return mountWidget(widget, element, options);
}
