// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { BulkUpload, type BulkUploadProps } from '../../features/uploads/upload/bulk-upload.widget';
