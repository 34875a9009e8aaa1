import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { WarehouseList, type WarehouseListProps } from '../features/warehouses/warehouse-list.widget';
import { warehouseListDefinition } from './definitions';

export const widget = { Widget: WarehouseList, styles: '__PORTAL_KIT_STYLES_warehouse-list__' };

/** The warehouses of the logistics provider as an element: properties, and attributes of the same names in kebab case. */
export type WarehouseListElement = WidgetElement<WarehouseListProps>;

/**
 * Defines `<portal-warehouse-list>`, which is {@link WarehouseList} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineWarehouseListElement, type WarehouseListElement } from 'portal-kit/elements/warehouse-list';
 *
 * defineWarehouseListElement();
 * const element = document.createElement('portal-warehouse-list') as WarehouseListElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineWarehouseListElement(tag = 'portal-warehouse-list'): void {
  defineWidgetElement(tag, { ...widget, ...warehouseListDefinition });
}

/**
 * Puts {@link WarehouseList} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
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
export function mountWarehouseList(
  element: Element | null,
  options: MountOptions<WarehouseListProps>,
): MountedWidget<WarehouseListProps> {
  return mountWidget(widget, element, options);
}
