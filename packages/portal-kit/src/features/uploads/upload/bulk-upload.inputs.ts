import type { UploadFileType, UploadRecord } from '@portal-kit/sdk/imports';
import type { MappingStore } from '../corrections/mapping/mapping-store';

/** Inputs of {@link BulkUpload} in every integration. */
export interface BulkUploadInputs {
  /** Initial file type; the user can choose another permitted type. Default: the first permitted type. */
  fileType?: UploadFileType;
  /** Storage of column mappings of the user and supplier. Default: mappings are kept until the page closes. */
  preferences?: MappingStore;
  /** Called when the server has accepted the file for processing. `record` is null if the response had no body. */
  onFileAccepted?: (record: UploadRecord | null) => void;
}
