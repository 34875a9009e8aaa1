// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineBulkUploadResultsElement, mountBulkUploadResults, type BulkUploadResultsElement } from '../../elements/bulk-upload-results.element';
export type { ListInputs } from '../../../lists/list-inputs';
