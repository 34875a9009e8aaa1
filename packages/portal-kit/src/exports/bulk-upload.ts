export { BulkUpload, type BulkUploadProps } from '../features/uploads/upload/bulk-upload.widget';
