// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { BulkUploadResults, type BulkUploadResultsProps } from '../../features/uploads/results/bulk-upload-results.widget';
