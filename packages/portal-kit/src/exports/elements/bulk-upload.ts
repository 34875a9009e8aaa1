export {
  type BulkUploadElement,
  defineBulkUploadElement,
  mountBulkUpload,
} from '../../elements/bulk-upload.element';
