// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `UploadRecord` of the contract. */
export const uploadRecordShape = {
  fileId: 'text',
  fileName: 'text',
  fileType: 'text',
  status: 'text',
  overrideDuplicates: 'boolean',
  uploadedBy: 'text',
  uploadedAt: 'text',
  completedAt: 'text',
  totalRows: 'number',
  succeededRows: 'number',
  failedRows: 'number',
  skippedRows: 'number',
  fileSize: 'number',
  reportAvailable: 'boolean',
  errorMessage: 'text',
  errorMessageLanguage: 'text',
} as const;
