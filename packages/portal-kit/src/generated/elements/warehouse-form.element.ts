// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { WarehouseFormInputs } from '../../features/warehouses/warehouse-form.inputs';
import { WarehouseForm } from '../../features/warehouses/warehouse-form.widget';
import { warehouseFormInputs } from '../element-inputs';

export const widget: MountableWidget<WarehouseFormInputs> = { Widget: WarehouseForm, styles: '__PORTAL_KIT_STYLES_warehouse-form__' };

/**
 * The custom element `<portal-warehouse-form>`: the form that adds or edits a warehouse. Attributes are the kebab-case names of properties.
 */
export type WarehouseFormElement = WidgetElement<WarehouseFormInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-warehouse-form': WarehouseFormElement;
  }
}

/**
 * Defines the custom element `<portal-warehouse-form>`, which renders {@link WarehouseForm} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-warehouse-form`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineWarehouseFormElement } from 'portal-kit/elements/warehouse-form';
 *
 * defineWarehouseFormElement();
 * const element = document.createElement('portal-warehouse-form');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineWarehouseFormElement(tag = 'portal-warehouse-form'): void {
  defineWidgetElement(tag, { ...widget, ...warehouseFormInputs });
}

/**
 * Renders {@link WarehouseForm} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
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
export function mountWarehouseForm<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<WarehouseFormInputs, Navigation>,
): MountedWidget<WarehouseFormInputs> {
  return mountWidget(widget, element, options);
}
