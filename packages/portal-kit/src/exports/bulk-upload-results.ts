export {
  BulkUploadResults,
  type BulkUploadResultsProps,
} from '../features/uploads/results/bulk-upload-results.widget';
