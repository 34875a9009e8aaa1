// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { CustomerFormInputs } from '../../features/customers/form/customer-form.inputs';
import { CustomerForm } from '../../features/customers/form/customer-form.widget';
import { customerFormInputs } from '../element-inputs';

export const widget: MountableWidget<CustomerFormInputs> = { Widget: CustomerForm, styles: '__PORTAL_KIT_STYLES_customer-form__' };

/**
 * The custom element `<portal-customer-form>`: the form that adds or edits a customer. Attributes are the kebab-case names of properties.
 */
export type CustomerFormElement = WidgetElement<CustomerFormInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-customer-form': CustomerFormElement;
  }
}

/**
 * Defines the custom element `<portal-customer-form>`, which renders {@link CustomerForm} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-customer-form`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineCustomerFormElement } from 'portal-kit/elements/customer-form';
 *
 * defineCustomerFormElement();
 * const element = document.createElement('portal-customer-form');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineCustomerFormElement(tag = 'portal-customer-form'): void {
  defineWidgetElement(tag, { ...widget, ...customerFormInputs });
}

/**
 * Renders {@link CustomerForm} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountCustomerForm } from 'portal-kit/elements/customer-form';
 *
 * const widget = mountCustomerForm(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountCustomerForm<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<CustomerFormInputs, Navigation>,
): MountedWidget<CustomerFormInputs> {
  return mountWidget(widget, element, options);
}
