import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { SupplierForm, type SupplierFormProps } from '../features/suppliers/supplier-form.widget';
import { supplierFormDefinition } from './definitions';

export const widget = { Widget: SupplierForm, styles: '__PORTAL_KIT_STYLES_supplier-form__' };

/** The form that adds a supplier or changes one as an element: properties, and attributes of the same names in kebab case. */
export type SupplierFormElement = WidgetElement<SupplierFormProps>;

/**
 * Defines `<portal-supplier-form>`, which is {@link SupplierForm} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineSupplierFormElement, type SupplierFormElement } from 'portal-kit/elements/supplier-form';
 *
 * defineSupplierFormElement();
 * const element = document.createElement('portal-supplier-form') as SupplierFormElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineSupplierFormElement(tag = 'portal-supplier-form'): void {
  defineWidgetElement(tag, { ...widget, ...supplierFormDefinition });
}

/**
 * Puts {@link SupplierForm} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
 *
 * @example
 * ```ts
 * import { mountSupplierForm } from 'portal-kit/elements/supplier-form';
 *
 * const widget = mountSupplierForm(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountSupplierForm(
  element: Element | null,
  options: MountOptions<SupplierFormProps>,
): MountedWidget<SupplierFormProps> {
  return mountWidget(widget, element, options);
}
