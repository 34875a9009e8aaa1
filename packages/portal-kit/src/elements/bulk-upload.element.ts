import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import { BulkUpload, type BulkUploadProps } from '../features/uploads/upload/bulk-upload.widget';
import { bulkUploadDefinition } from './definitions';

export const widget = { Widget: BulkUpload, styles: '__PORTAL_KIT_STYLES_bulk-upload__' };

/** The upload of a file as an element: properties, and attributes of the same names in kebab case. */
export type BulkUploadElement = WidgetElement<BulkUploadProps>;

/**
 * Defines `<portal-bulk-upload>`, which is {@link BulkUpload} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineBulkUploadElement, type BulkUploadElement } from 'portal-kit/elements/bulk-upload';
 *
 * defineBulkUploadElement();
 * const element = document.createElement('portal-bulk-upload') as BulkUploadElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineBulkUploadElement(tag = 'portal-bulk-upload'): void {
  defineWidgetElement(tag, { ...widget, ...bulkUploadDefinition });
}

/**
 * Puts {@link BulkUpload} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
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
export function mountBulkUpload(
  element: Element | null,
  options: MountOptions<BulkUploadProps>,
): MountedWidget<BulkUploadProps> {
  return mountWidget(widget, element, options);
}
