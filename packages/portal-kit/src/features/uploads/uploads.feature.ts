import { type FeatureDescription, listInputs } from '../../kernel/feature/feature-description';

/** Bulk uploads: files of items, customers or orders, and the results of each file. */
export const uploadsFeature = {
  widgets: {
    'bulk-upload': {
      module: 'features/uploads/upload/bulk-upload.widget',
      component: 'BulkUpload',
      inputsType: ['BulkUploadInputs', 'features/uploads/upload/bulk-upload.inputs'],
      summary: 'the upload of one file',
      inputs: {
        fileType: {
          kind: 'attribute',
          text: '`ITEMS`, `CUSTOMERS`, `INBOUND_ORDERS` or `OUTBOUND_ORDERS`',
        },
        preferences: { kind: 'property', text: 'storage for column mappings' },
        onFileAccepted: { kind: 'property' },
      },
      example: { fileType: "'ITEMS'" },
    },
    'bulk-upload-results': {
      module: 'features/uploads/results/bulk-upload-results.widget',
      component: 'BulkUploadResults',
      inputsType: ['ListInputs', 'lists/list-inputs'],
      summary: 'the uploaded files with their results',
      inputs: listInputs,
      example: {},
    },
  },
  access: {
    'bulk-uploads': [
      ['ITEM_UPLOAD_MASTER_FILE', 'item-bulk-upload'],
      ['CUSTOMER_UPLOAD_MASTER_FILE', 'customers-bulk-upload'],
      ['INBOUND_ORDER_CREATE', 'inbound-orders-bulk-upload'],
      ['OUTBOUND_ORDER_CREATE', 'outbound-orders-bulk-upload'],
    ],
  },
  destinations: {
    'uploads.list': {
      values: {
        fileType: { type: 'UploadFileType', isOptional: true, text: 'the kind of file to offer first' },
        search: { type: 'string', isOptional: true, text: 'searches the results, e.g. for a file name' },
      },
      linkedFrom: '"Upload" in lists; the notification after an upload; uploads on the dashboard.',
    },
  },
  events: {
    'upload.accepted': {
      detail: { upload: { type: 'UploadRecord | null', text: '`null`: the response had no body' } },
      when: 'The server accepted a file and processes it.',
    },
  },
  lists: ['uploads'],
  types: { UploadFileType: '@portal-kit/sdk/imports', UploadRecord: '@portal-kit/sdk/imports' },
} as const satisfies FeatureDescription;
