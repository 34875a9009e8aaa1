// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { CallbackEventMap, WidgetElementEventMap } from '../../embed/element/element-events';
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { WarehouseDetailsInputs } from '../../features/warehouses/details/warehouse-details.inputs';
import { WarehouseDetails } from '../../features/warehouses/details/warehouse-details.widget';
import { warehouseDetailsInputs } from '../element-inputs';

export const widget: MountableWidget<WarehouseDetailsInputs> = { Widget: WarehouseDetails, styles: '__PORTAL_KIT_STYLES_warehouse-details__' };

/**
 * Events of `<portal-warehouse-details>`. The details of its own events are the arguments of its callbacks.
 */
export type WarehouseDetailsElementEventMap = WidgetElementEventMap & CallbackEventMap<WarehouseDetailsInputs, 'onWarehouseLoaded'>;

/**
 * The custom element `<portal-warehouse-details>`: one warehouse. Attributes are the kebab-case names of properties.
 */
export type WarehouseDetailsElement = WidgetElement<WarehouseDetailsInputs, WarehouseDetailsElementEventMap>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-warehouse-details': WarehouseDetailsElement;
  }
}

/**
 * Defines the custom element `<portal-warehouse-details>`, which renders {@link WarehouseDetails} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-warehouse-details`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineWarehouseDetailsElement } from 'portal-kit/elements/warehouse-details';
 *
 * defineWarehouseDetailsElement();
 * const element = document.createElement('portal-warehouse-details');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.warehouseId = 'WH-TX-01';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineWarehouseDetailsElement(tag = 'portal-warehouse-details'): void {
  defineWidgetElement(tag, { ...widget, ...warehouseDetailsInputs });
}

/**
 * Renders {@link WarehouseDetails} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountWarehouseDetails } from 'portal-kit/elements/warehouse-details';
 *
 * const widget = mountWarehouseDetails(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   warehouseId: 'WH-TX-01',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountWarehouseDetails<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<WarehouseDetailsInputs, Navigation>,
): MountedWidget<WarehouseDetailsInputs> {
  return mountWidget(widget, element, options);
}
