// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { SupplierFormInputs } from '../../features/suppliers/supplier-form.inputs';
import { SupplierForm } from '../../features/suppliers/supplier-form.widget';
import { supplierFormInputs } from '../element-inputs';

export const widget: MountableWidget<SupplierFormInputs> = { Widget: SupplierForm, styles: '__PORTAL_KIT_STYLES_supplier-form__' };

/**
 * The custom element `<portal-supplier-form>`: the form that adds or edits a supplier. Attributes are the kebab-case names of properties.
 */
export type SupplierFormElement = WidgetElement<SupplierFormInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-supplier-form': SupplierFormElement;
  }
}

/**
 * Defines the custom element `<portal-supplier-form>`, which renders {@link SupplierForm} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-supplier-form`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineSupplierFormElement } from 'portal-kit/elements/supplier-form';
 *
 * defineSupplierFormElement();
 * const element = document.createElement('portal-supplier-form');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineSupplierFormElement(tag = 'portal-supplier-form'): void {
  defineWidgetElement(tag, { ...widget, ...supplierFormInputs });
}

/**
 * Renders {@link SupplierForm} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
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
export function mountSupplierForm<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<SupplierFormInputs, Navigation>,
): MountedWidget<SupplierFormInputs> {
  return mountWidget(widget, element, options);
}
