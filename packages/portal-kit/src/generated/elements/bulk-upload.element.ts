// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { BulkUploadInputs } from '../../features/uploads/upload/bulk-upload.inputs';
import { BulkUpload } from '../../features/uploads/upload/bulk-upload.widget';
import { bulkUploadInputs } from '../element-inputs';

export const widget: MountableWidget<BulkUploadInputs> = { Widget: BulkUpload, styles: '__PORTAL_KIT_STYLES_bulk-upload__' };

/**
 * The custom element `<portal-bulk-upload>`: the upload of one file. Attributes are the kebab-case names of properties.
 */
export type BulkUploadElement = WidgetElement<BulkUploadInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-bulk-upload': BulkUploadElement;
  }
}

/**
 * Defines the custom element `<portal-bulk-upload>`, which renders {@link BulkUpload} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-bulk-upload`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineBulkUploadElement } from 'portal-kit/elements/bulk-upload';
 *
 * defineBulkUploadElement();
 * const element = document.createElement('portal-bulk-upload');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineBulkUploadElement(tag = 'portal-bulk-upload'): void {
  defineWidgetElement(tag, { ...widget, ...bulkUploadInputs });
}

/**
 * Renders {@link BulkUpload} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
 *
 * @example
 * ```ts
 * import { mountBulkUpload } from 'portal-kit/elements/bulk-upload';
 *
 * const widget = mountBulkUpload(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountBulkUpload<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<BulkUploadInputs, Navigation>,
): MountedWidget<BulkUploadInputs> {
  return mountWidget(widget, element, options);
}
