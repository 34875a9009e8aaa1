// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { ListInputs } from '../../lists/list-inputs';
import { WarehouseList } from '../../features/warehouses/warehouse-list.widget';
import { warehouseListInputs } from '../element-inputs';

export const widget: MountableWidget<ListInputs> = { Widget: WarehouseList, styles: '__PORTAL_KIT_STYLES_warehouse-list__' };

/**
 * The custom element `<portal-warehouse-list>`: the logistics provider's warehouses. Attributes are the kebab-case names of properties.
 */
export type WarehouseListElement = WidgetElement<ListInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-warehouse-list': WarehouseListElement;
  }
}

/**
 * Defines the custom element `<portal-warehouse-list>`, which renders {@link WarehouseList} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-warehouse-list`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineWarehouseListElement } from 'portal-kit/elements/warehouse-list';
 *
 * defineWarehouseListElement();
 * const element = document.createElement('portal-warehouse-list');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineWarehouseListElement(tag = 'portal-warehouse-list'): void {
  defineWidgetElement(tag, { ...widget, ...warehouseListInputs });
}

/**
 * Renders {@link WarehouseList} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountWarehouseList } from 'portal-kit/elements/warehouse-list';
 *
 * const widget = mountWarehouseList(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountWarehouseList<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<ListInputs, Navigation>,
): MountedWidget<ListInputs> {
  return mountWidget(widget, element, options);
}
