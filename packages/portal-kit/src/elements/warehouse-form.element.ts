import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { WarehouseForm, type WarehouseFormProps } from '../features/warehouses/warehouse-form.widget';
import { warehouseFormDefinition } from './definitions';

export const widget = { Widget: WarehouseForm, styles: '__PORTAL_KIT_STYLES_warehouse-form__' };

/** The form that adds a warehouse or changes one as an element: properties, and attributes of the same names in kebab case. */
export type WarehouseFormElement = WidgetElement<WarehouseFormProps>;

/**
 * Defines `<portal-warehouse-form>`, which is {@link WarehouseForm} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineWarehouseFormElement, type WarehouseFormElement } from 'portal-kit/elements/warehouse-form';
 *
 * defineWarehouseFormElement();
 * const element = document.createElement('portal-warehouse-form') as WarehouseFormElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineWarehouseFormElement(tag = 'portal-warehouse-form'): void {
  defineWidgetElement(tag, { ...widget, ...warehouseFormDefinition });
}

/**
 * Puts {@link WarehouseForm} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
 *
 * @example
 * ```ts
 * import { mountWarehouseForm } from 'portal-kit/elements/warehouse-form';
 *
 * const widget = mountWarehouseForm(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountWarehouseForm(
  element: Element | null,
  options: MountOptions<WarehouseFormProps>,
): MountedWidget<WarehouseFormProps> {
  return mountWidget(widget, element, options);
}
