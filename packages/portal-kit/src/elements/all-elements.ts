import type { ComponentType } from 'react';
import { lazyWidget } from '../embed/lazy-widget';
import {
  type MountableWidget,
  type MountedWidget,
  type MountOptions,
  mountWidget,
} from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElementOptions } from '../embed/widget-element';
import type { ItemDetailsProps } from '../features/items/item-details.widget';
import type { ItemFormProps } from '../features/items/item-form.widget';
import type { ItemListProps } from '../features/items/item-list.widget';
import type { ItemPickerProps } from '../features/items/item-picker.widget';
import type { OrderDetailsProps } from '../features/orders/order-details.widget';
import type { OrderListProps } from '../features/orders/order-list.widget';
import type { BulkUploadProps } from '../features/uploads/bulk-upload.widget';
import type { BulkUploadResultsProps } from '../features/uploads/bulk-upload-results.widget';
import {
  bulkUploadDefinition,
  bulkUploadResultsDefinition,
  itemDetailsDefinition,
  itemFormDefinition,
  itemListDefinition,
  itemPickerDefinition,
  orderDetailsDefinition,
  orderListDefinition,
} from './definitions';

/** The properties of every widget, by the name that its element carries after `portal-`. */
export interface WidgetProps {
  'item-list': ItemListProps;
  'item-details': ItemDetailsProps;
  'item-form': ItemFormProps;
  'item-picker': ItemPickerProps;
  'bulk-upload': BulkUploadProps;
  'bulk-upload-results': BulkUploadResultsProps;
  'order-list': OrderListProps;
  'order-details': OrderDetailsProps;
}

/** The name of a widget, as in `<portal-item-list>`. */
export type WidgetName = keyof WidgetProps;

type AnyWidget = WidgetElementOptions<object>;

/** What all widgets together need of `styles.css`, put in when the package is built. */
const widgetStyles = '__PORTAL_KIT_STYLES_widgets__';

const widget = <Props extends object>(
  definition: Omit<WidgetElementOptions<Props>, 'Widget' | 'styles'>,
  load: () => Promise<ComponentType<Props>>,
) => ({ ...definition, Widget: lazyWidget(load), styles: widgetStyles }) as unknown as AnyWidget;

const widgets: Readonly<Record<WidgetName, AnyWidget>> = {
  'item-list': widget(
    itemListDefinition,
    async () => (await import('../features/items/item-list.widget')).ItemList,
  ),
  'item-details': widget(
    itemDetailsDefinition,
    async () => (await import('../features/items/item-details.widget')).ItemDetails,
  ),
  'item-form': widget(
    itemFormDefinition,
    async () => (await import('../features/items/item-form.widget')).ItemForm,
  ),
  'item-picker': widget(
    itemPickerDefinition,
    async () => (await import('../features/items/item-picker.widget')).ItemPicker,
  ),
  'bulk-upload': widget(
    bulkUploadDefinition,
    async () => (await import('../features/uploads/bulk-upload.widget')).BulkUpload,
  ),
  'bulk-upload-results': widget(
    bulkUploadResultsDefinition,
    async () => (await import('../features/uploads/bulk-upload-results.widget')).BulkUploadResults,
  ),
  'order-list': widget(
    orderListDefinition,
    async () => (await import('../features/orders/order-list.widget')).OrderList,
  ),
  'order-details': widget(
    orderDetailsDefinition,
    async () => (await import('../features/orders/order-details.widget')).OrderDetails,
  ),
};

/**
 * Defines every widget as `<portal-…>`. The code of each is fetched when the first one is shown. A tag that is taken stays
 * what it is; where another version of this package has taken it, `window.onerror` is told.
 *
 * @example
 * ```ts
 * import { defineElements } from 'portal-kit/elements';
 *
 * defineElements();
 * ```
 */
export function defineElements(): void {
  for (const [name, options] of Object.entries(widgets)) defineWidgetElement(`portal-${name}`, options);
}

/**
 * Puts a widget into an element of a page without React, by its name; its code is fetched then.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them. Code that cannot be fetched is one of kind `render`, with a way to try again.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where there is no such widget, or `element` is null.
 *
 * @example
 * ```ts
 * import { mount } from 'portal-kit/elements';
 *
 * const widget = mount('item-list', document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.on('list.changed', ({ state }) => console.log(state.searchInput));
 * ```
 */
export function mount<Name extends WidgetName>(
  name: Name,
  element: Element | null,
  options: MountOptions<WidgetProps[Name]>,
): MountedWidget<WidgetProps[Name]> {
  if (!Object.hasOwn(widgets, name)) {
    throw new TypeError(
      `portal-kit: there is no widget "${name}". There are ${Object.keys(widgets).join(', ')}.`,
    );
  }
  return mountWidget(widgets[name] as unknown as MountableWidget<WidgetProps[Name]>, element, options);
}
