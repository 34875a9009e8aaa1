import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { CustomerForm, type CustomerFormProps } from '../features/customers/form/customer-form.widget';
import { customerFormDefinition } from './definitions';

export const widget = { Widget: CustomerForm, styles: '__PORTAL_KIT_STYLES_customer-form__' };

/** The form that adds a customer or changes one as an element: properties, and attributes of the same names in kebab case. */
export type CustomerFormElement = WidgetElement<CustomerFormProps>;

/**
 * Defines `<portal-customer-form>`, which is {@link CustomerForm} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineCustomerFormElement, type CustomerFormElement } from 'portal-kit/elements/customer-form';
 *
 * defineCustomerFormElement();
 * const element = document.createElement('portal-customer-form') as CustomerFormElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineCustomerFormElement(tag = 'portal-customer-form'): void {
  defineWidgetElement(tag, { ...widget, ...customerFormDefinition });
}

/**
 * Puts {@link CustomerForm} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
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
export function mountCustomerForm(
  element: Element | null,
  options: MountOptions<CustomerFormProps>,
): MountedWidget<CustomerFormProps> {
  return mountWidget(widget, element, options);
}
