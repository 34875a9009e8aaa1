export {
  BulkUploadResults,
  type BulkUploadResultsProps,
} from '../features/uploads/bulk-upload-results.widget';
