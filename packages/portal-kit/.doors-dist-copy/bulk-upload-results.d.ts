import * as react from 'react';
import { ListState, ListChange } from './list-state.js';
import { PreferenceStore } from './portal.js';
import '@portal-kit/ui/data-table';

/** Properties of {@link BulkUploadResults}. */
interface BulkUploadResultsProps {
    /** What the list shows, e.g. from the host's address. Without it the widget keeps its own state. */
    state?: ListState;
    /** Every change of page, size, order, search and filter. */
    onStateChange?: (state: ListState, how?: ListChange) => void;
    /** Where columns and density are remembered. Default: for this visit only. */
    preferences?: PreferenceStore;
}
/**
 * Uploaded files and what became of them: counts, the report, and the failed rows to be mended and sent again.
 *
 * @remarks Source: `listImports` and `getImportReport` of `openapi/portal`. Rows are counted without the header, sizes in
 * bytes. Shows the kinds of file that the user may upload. Read again every 10 s while the server works on a file, or as
 * late as it asks for; a line says when that failed. A failed first load shows 'Data Error' inside the widget with a way
 * to try again; nothing is thrown.
 *
 * @example
 * ```tsx
 * import { BulkUploadResults } from 'portal-kit/bulk-upload-results';
 *
 * export const Uploads = () => <BulkUploadResults />;
 * ```
 */
declare function BulkUploadResults(props: BulkUploadResultsProps): react.JSX.Element;

export { BulkUploadResults };
export type { BulkUploadResultsProps };
