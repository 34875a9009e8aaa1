// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { ListInputs } from '../../lists/list-inputs';
import { CustomerList } from '../../features/customers/list/customer-list.widget';
import { customerListInputs } from '../element-inputs';

export const widget: MountableWidget<ListInputs> = { Widget: CustomerList, styles: '__PORTAL_KIT_STYLES_customer-list__' };

/**
 * The custom element `<portal-customer-list>`: the supplier's customers. Attributes are the kebab-case names of properties.
 */
export type CustomerListElement = WidgetElement<ListInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-customer-list': CustomerListElement;
  }
}

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
 * import { defineCustomerListElement } from 'portal-kit/elements/customer-list';
 *
 * defineCustomerListElement();
 * const element = document.createElement('portal-customer-list');
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
export function mountCustomerList<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<ListInputs, Navigation>,
): MountedWidget<ListInputs> {
  return mountWidget(widget, element, options);
}
