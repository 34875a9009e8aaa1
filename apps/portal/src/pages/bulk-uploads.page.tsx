import type { UploadFileType } from '@portal-kit/sdk/imports';
import { BulkUpload } from 'portal-kit/bulk-upload';
import { BulkUploadResults } from 'portal-kit/bulk-upload-results';
import { useQueryString } from '../app/address';
import { ConfirmDialog } from '../app/leave-dialog';
import { useListAddress } from '../app/list-address';
import { tablePreferences } from '../app/table-preferences';
import { ToastRegion } from '../app/toasts';
import * as css from '../shell/shell.css';

// A file on its way leaves little of the line for them.
ToastRegion.preload();
ConfirmDialog.preload();

const others = ['upload'];

/** Uploads a file, and shows what became of those before it. `?upload=` names the kind that is wanted. */
export default function BulkUploadsPage() {
  const wanted = new URLSearchParams(useQueryString()).get('upload');
  return (
    <div className={css.stack}>
      <BulkUpload {...(wanted && { fileType: wanted as UploadFileType })} />
      <BulkUploadResults {...useListAddress(others)} preferences={tablePreferences} />
    </div>
  );
}
