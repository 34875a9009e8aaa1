export {
  type BulkUploadResultsElement,
  defineBulkUploadResultsElement,
  mountBulkUploadResults,
} from '../../elements/bulk-upload-results.element';
