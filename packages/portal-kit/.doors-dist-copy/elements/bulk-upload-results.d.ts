import { MountOptions, MountedWidget } from '../elements.js';
import { WidgetElement } from '../embed.js';
import { BulkUploadResultsProps } from '../bulk-upload-results.js';
import '../portal-events-DBpETZGW.js';
import '@portal-kit/sdk/customers';
import '@portal-kit/sdk/imports';
import '@portal-kit/sdk/items';
import '@portal-kit/sdk/orders';
import '@portal-kit/sdk/suppliers';
import '@portal-kit/sdk/warehouses';
import '../list-state.js';
import '@portal-kit/ui/toast';
import '@portal-kit/sdk/auth';
import '@portal-kit/sdk';
import 'react';
import '../use-table-preferences-CP74Ay4f.js';
import '@portal-kit/ui/data-table';

/** Uploaded files and what became of them as an element: properties, and attributes of the same names in kebab case. */
type BulkUploadResultsElement = WidgetElement<BulkUploadResultsProps>;
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
declare function defineBulkUploadResultsElement(tag?: string): void;
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
declare function mountBulkUploadResults(element: Element | null, options: MountOptions<BulkUploadResultsProps>): MountedWidget<BulkUploadResultsProps>;

export { defineBulkUploadResultsElement, mountBulkUploadResults };
export type { BulkUploadResultsElement };
