import { type MountedWidget, type MountOptions, mountWidget } from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../embed/widget-element';
import {
  BulkUploadResults,
  type BulkUploadResultsProps,
} from '../features/uploads/results/bulk-upload-results.widget';
import { bulkUploadResultsDefinition } from './definitions';

export const widget = { Widget: BulkUploadResults, styles: '__PORTAL_KIT_STYLES_bulk-upload-results__' };

/** Uploaded files and what became of them as an element: properties, and attributes of the same names in kebab case. */
export type BulkUploadResultsElement = WidgetElement<BulkUploadResultsProps>;

/**
 * Defines `<portal-bulk-upload-results>`, which is {@link BulkUploadResults} in a shadow root. A tag that is taken stays what it is;
 * where another version of this package has taken it, `window.onerror` is told.
 *
 * @param tag - Another name for it.
 * @throws The browser's own error, where `tag` is no name of a custom element.
 *
 * @example
 * ```ts
 * import { defineBulkUploadResultsElement, type BulkUploadResultsElement } from 'portal-kit/elements/bulk-upload-results';
 *
 * defineBulkUploadResultsElement();
 * const element = document.createElement('portal-bulk-upload-results') as BulkUploadResultsElement;
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineBulkUploadResultsElement(tag = 'portal-bulk-upload-results'): void {
  defineWidgetElement(tag, { ...widget, ...bulkUploadResultsDefinition });
}

/**
 * Puts {@link BulkUploadResults} into an element of a page without React, after what is there.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where `element` is null.
 *
 * @example
 * ```ts
 * import { mountBulkUploadResults } from 'portal-kit/elements/bulk-upload-results';
 *
 * const widget = mountBulkUploadResults(document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.update({ theme: 'dark' });
 * ```
 */
export function mountBulkUploadResults(
  element: Element | null,
  options: MountOptions<BulkUploadResultsProps>,
): MountedWidget<BulkUploadResultsProps> {
  return mountWidget(widget, element, options);
}
