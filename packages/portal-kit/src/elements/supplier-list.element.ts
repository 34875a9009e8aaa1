import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { SupplierList, type SupplierListProps } from '../features/suppliers/supplier-list.widget';
import { supplierListDefinition } from './definitions';

export const widget = { Widget: SupplierList, styles: '__PORTAL_KIT_STYLES_supplier-list__' };

/** The suppliers that the user may see as an element: properties, and attributes of the same names in kebab case. */
export type SupplierListElement = WidgetElement<SupplierListProps>;

/**
 * Defines `<portal-supplier-list>`, which is {@link SupplierList} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineSupplierListElement, type SupplierListElement } from 'portal-kit/elements/supplier-list';
 *
 * defineSupplierListElement();
 * const element = document.createElement('portal-supplier-list') as SupplierListElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineSupplierListElement(tag = 'portal-supplier-list'): void {
  defineWidgetElement(tag, { ...widget, ...supplierListDefinition });
}

/**
 * Puts {@link SupplierList} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
 *
 * @example
 * ```ts
 * import { mountSupplierList } from 'portal-kit/elements/supplier-list';
 *
 * const widget = mountSupplierList(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountSupplierList(
  element: Element | null,
  options: MountOptions<SupplierListProps>,
): MountedWidget<SupplierListProps> {
  return mountWidget(widget, element, options);
}
