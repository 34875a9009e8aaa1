import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { CustomerList, type CustomerListProps } from '../features/customers/list/customer-list.widget';
import { customerListDefinition } from './definitions';

export const widget = { Widget: CustomerList, styles: '__PORTAL_KIT_STYLES_customer-list__' };

/** The supplier’s customers as an element: properties, and attributes of the same names in kebab case. */
export type CustomerListElement = WidgetElement<CustomerListProps>;

/**
 * Defines `<portal-customer-list>`, which is {@link CustomerList} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineCustomerListElement, type CustomerListElement } from 'portal-kit/elements/customer-list';
 *
 * defineCustomerListElement();
 * const element = document.createElement('portal-customer-list') as CustomerListElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineCustomerListElement(tag = 'portal-customer-list'): void {
  defineWidgetElement(tag, { ...widget, ...customerListDefinition });
}

/**
 * Puts {@link CustomerList} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
 *
 * @example
 * ```ts
 * import { mountCustomerList } from 'portal-kit/elements/customer-list';
 *
 * const widget = mountCustomerList(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountCustomerList(
  element: Element | null,
  options: MountOptions<CustomerListProps>,
): MountedWidget<CustomerListProps> {
  return mountWidget(widget, element, options);
}
