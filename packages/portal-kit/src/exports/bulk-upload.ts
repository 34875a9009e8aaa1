export { BulkUpload, type BulkUploadProps } from '../features/uploads/bulk-upload.widget';
