// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { ListInputs } from '../../lists/list-inputs';
import { BulkUploadResults } from '../../features/uploads/results/bulk-upload-results.widget';
import { bulkUploadResultsInputs } from '../element-inputs';

export const widget: MountableWidget<ListInputs> = { Widget: BulkUploadResults, styles: '__PORTAL_KIT_STYLES_bulk-upload-results__' };

/**
 * The custom element `<portal-bulk-upload-results>`: the uploaded files with their results. Attributes are the kebab-case names of properties.
 */
export type BulkUploadResultsElement = WidgetElement<ListInputs>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-bulk-upload-results': BulkUploadResultsElement;
  }
}

/**
 * Defines the custom element `<portal-bulk-upload-results>`, which renders {@link BulkUploadResults} in a shadow root. A tag that is
 * already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @param tag - Another tag name. Default `portal-bulk-upload-results`.
 * @throws The browser's `SyntaxError`, if `tag` is not a valid custom element name.
 *
 * @example
 * ```ts
 * import { defineBulkUploadResultsElement } from 'portal-kit/elements/bulk-upload-results';
 *
 * defineBulkUploadResultsElement();
 * const element = document.createElement('portal-bulk-upload-results');
 * element.apiUrl = 'https://portal.example';
 * element.supplierId = 'SUP-1001';
 * element.getToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();
 * document.body.append(element);
 * ```
 */
export function defineBulkUploadResultsElement(tag = 'portal-bulk-upload-results'): void {
  defineWidgetElement(tag, { ...widget, ...bulkUploadResultsInputs });
}

/**
 * Renders {@link BulkUploadResults} in a page without React, as the last child of an element.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if `element` is null.
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
export function mountBulkUploadResults<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<ListInputs, Navigation>,
): MountedWidget<ListInputs> {
  return mountWidget(widget, element, options);
}
