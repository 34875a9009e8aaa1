// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { CallbackEventMap, WidgetElementEventMap } from '../../embed/element/element-events';
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { CustomerDetailsInputs } from '../../features/customers/details/customer-details.inputs';
import { CustomerDetails } from '../../features/customers/details/customer-details.widget';
import { customerDetailsInputs } from '../element-inputs';

export const widget: MountableWidget<CustomerDetailsInputs> = { Widget: CustomerDetails, styles: '__PORTAL_KIT_STYLES_customer-details__' };

/**
 * Events of `<portal-customer-details>`. The details of its own events are the arguments of its callbacks.
 */
export type CustomerDetailsElementEventMap = WidgetElementEventMap & CallbackEventMap<CustomerDetailsInputs, 'onCustomerLoaded'>;

/**
 * The custom element `<portal-customer-details>`: one customer. Attributes are the kebab-case names of properties.
 */
export type CustomerDetailsElement = WidgetElement<CustomerDetailsInputs, CustomerDetailsElementEventMap>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-customer-details': CustomerDetailsElement;
  }
}

/**
 * Defines the custom element `<portal-customer-details>`, which renders {@link CustomerDetails} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-customer-details`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineCustomerDetailsElement } from 'portal-kit/elements/customer-details';
 *
 * defineCustomerDetailsElement();
 * const element = document.createElement('portal-customer-details');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.customerId = 'CUS-10021';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineCustomerDetailsElement(tag = 'portal-customer-details'): void {
  defineWidgetElement(tag, { ...widget, ...customerDetailsInputs });
}

/**
 * Renders {@link CustomerDetails} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountCustomerDetails } from 'portal-kit/elements/customer-details';
 *
 * const widget = mountCustomerDetails(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   customerId: 'CUS-10021',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountCustomerDetails<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<CustomerDetailsInputs, Navigation>,
): MountedWidget<CustomerDetailsInputs> {
  return mountWidget(widget, element, options);
}
