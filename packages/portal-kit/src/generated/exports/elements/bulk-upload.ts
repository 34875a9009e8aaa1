// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineBulkUploadElement, mountBulkUpload, type BulkUploadElement } from '../../elements/bulk-upload.element';
export type { BulkUploadInputs } from '../../../features/uploads/upload/bulk-upload.inputs';
