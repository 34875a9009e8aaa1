import type { UploadFileType, UploadRecord } from '@portal-kit/sdk/imports';

/** Inputs of {@link BulkUpload} in every integration. */
export interface BulkUploadInputs {
  /** Initial file type; the user can choose another permitted type. Default: the first permitted type. */
  fileType?: UploadFileType;
  /** Called when the server has accepted the file for processing. `record` is null if the response had no body. */
  onFileAccepted?: (record: UploadRecord | null) => void;
}
