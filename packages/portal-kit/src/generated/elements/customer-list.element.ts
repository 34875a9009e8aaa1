// Generated from the feature descriptions by `npm run generate`. Do not edit.
import { type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../../embed/element/widget-element';
import { CustomerList, type CustomerListProps } from '../../features/customers/list/customer-list.widget';
import { customerListInputs } from '../element-inputs';

export const widget = { Widget: CustomerList, styles: '__PORTAL_KIT_STYLES_customer-list__' };

/**
 * The custom element `<portal-customer-list>`: the supplier's customers. Attributes are the kebab-case names of properties.
 */
export type CustomerListElement = WidgetElement<CustomerListProps>;

/**
 * Defines the custom element `<portal-customer-list>`, which renders {@link CustomerList} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-customer-list`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
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
  defineWidgetElement(tag, { ...widget, ...customerListInputs });
}

/**
 * Renders {@link CustomerList} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
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
