// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { CallbackEventMap, WidgetElementEventMap } from '../../embed/element/element-events';
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { SupplierDetailsInputs } from '../../features/suppliers/details/supplier-details.inputs';
import { SupplierDetails } from '../../features/suppliers/details/supplier-details.widget';
import { supplierDetailsInputs } from '../element-inputs';

export const widget: MountableWidget<SupplierDetailsInputs> = { Widget: SupplierDetails, styles: '__PORTAL_KIT_STYLES_supplier-details__' };

/**
 * Events of `<portal-supplier-details>`. The details of its own events are the arguments of its callbacks.
 */
export type SupplierDetailsElementEventMap = WidgetElementEventMap & CallbackEventMap<SupplierDetailsInputs, 'onSupplierLoaded'>;

/**
 * The custom element `<portal-supplier-details>`: one supplier. Attributes are the kebab-case names of properties.
 */
export type SupplierDetailsElement = WidgetElement<SupplierDetailsInputs, SupplierDetailsElementEventMap>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-supplier-details': SupplierDetailsElement;
  }
}

/**
 * Defines the custom element `<portal-supplier-details>`, which renders {@link SupplierDetails} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-supplier-details`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineSupplierDetailsElement } from 'portal-kit/elements/supplier-details';
 *
 * defineSupplierDetailsElement();
 * const element = document.createElement('portal-supplier-details');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.shownSupplierId = 'SUP-1002';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineSupplierDetailsElement(tag = 'portal-supplier-details'): void {
  defineWidgetElement(tag, { ...widget, ...supplierDetailsInputs });
}

/**
 * Renders {@link SupplierDetails} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountSupplierDetails } from 'portal-kit/elements/supplier-details';
 *
 * const widget = mountSupplierDetails(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   shownSupplierId: 'SUP-1002',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountSupplierDetails<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<SupplierDetailsInputs, Navigation>,
): MountedWidget<SupplierDetailsInputs> {
  return mountWidget(widget, element, options);
}
