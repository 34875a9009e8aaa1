import { defineBulkUploadElement } from 'portal-kit/elements/bulk-upload';

defineBulkUploadElement();
