// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { ListInputs } from '../../lists/list-inputs';
import { SupplierList } from '../../features/suppliers/supplier-list.widget';
import { supplierListInputs } from '../element-inputs';

export const widget: MountableWidget<ListInputs> = { Widget: SupplierList, styles: '__PORTAL_KIT_STYLES_supplier-list__' };

/**
 * The custom element `<portal-supplier-list>`: the suppliers that the user has access to. Attributes are the kebab-case names of properties.
 */
export type SupplierListElement = WidgetElement<ListInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-supplier-list': SupplierListElement;
  }
}

/**
 * Defines the custom element `<portal-supplier-list>`, which renders {@link SupplierList} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-supplier-list`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineSupplierListElement } from 'portal-kit/elements/supplier-list';
 *
 * defineSupplierListElement();
 * const element = document.createElement('portal-supplier-list');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineSupplierListElement(tag = 'portal-supplier-list'): void {
  defineWidgetElement(tag, { ...widget, ...supplierListInputs });
}

/**
 * Renders {@link SupplierList} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
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
export function mountSupplierList<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<ListInputs, Navigation>,
): MountedWidget<ListInputs> {
  return mountWidget(widget, element, options);
}
