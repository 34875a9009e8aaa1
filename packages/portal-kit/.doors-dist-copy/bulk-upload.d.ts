import * as react from 'react';
import { UploadFileType, UploadRecord } from '@portal-kit/sdk/imports';

/** Properties of {@link BulkUpload}. */
interface BulkUploadProps {
    /** What is uploaded first; the user may choose another kind that they have the right to. Default: the first of those. */
    fileType?: UploadFileType;
    /** The server has taken the file and works on it; `record` is null when it gave no body. */
    onFileAccepted?: (record: UploadRecord | null) => void;
}
/**
 * Uploads a file of items, customers or orders, checked in the browser first.
 *
 * @remarks Source: `importItems`, `importCustomers`, `importInboundOrders`, `importOutboundOrders` of `openapi/portal`;
 * columns, bounds, 5,000 rows and 10 MB come from the contract. Needs the upload permission and the flag of a kind;
 * without any it shows nothing. Files are read in a worker and nowhere else.
 * What the server would refuse is shown by row before anything is sent; for that the supplier's warehouses are read
 * (`getSupplier`) where the host has not given them. A failed upload is notified, keeps the file, and can be sent again
 * without making a second record; nothing is thrown. Leaving cancels an upload: while a file is sent, `PortalProvider`'s
 * `unsaved` is told to ask first; under `EmbedProvider` nobody asks.
 *
 * @example
 * ```tsx
 * import { BulkUpload } from 'portal-kit/bulk-upload';
 *
 * export const UploadItems = () => <BulkUpload fileType="ITEMS" />;
 * ```
 */
declare function BulkUpload(props: BulkUploadProps): react.JSX.Element | null;

export { BulkUpload };
export type { BulkUploadProps };
