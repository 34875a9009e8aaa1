// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `OrderAttachment` of the contract. */
export const orderAttachmentShape = {
  attachmentId: 'text',
  fileName: 'text',
  contentType: 'text',
  size: 'number',
  kind: 'text',
  uploadedAt: 'text',
  uploadedBy: 'text',
  url: 'text',
} as const;
