import type { DownloadedFile, PortalSdk, TransferOptions } from '@portal-kit/sdk';
import { customersTemplate, importCustomers } from '@portal-kit/sdk/customers';
import {
  customersImport,
  type ImportFile,
  inboundOrdersImport,
  itemsImport,
  outboundOrdersImport,
} from '@portal-kit/sdk/import-columns';
import type { ImportParams, UploadFileType, UploadRecord } from '@portal-kit/sdk/imports';
import { importItems, itemsTemplate } from '@portal-kit/sdk/items';
import { importOrders, ordersTemplate } from '@portal-kit/sdk/orders';
import type { FeatureId } from '../../kernel/permissions/features';

/** A file type that can be uploaded. */
export interface UploadKind {
  fileType: UploadFileType;
  feature: FeatureId;
  /** Columns and limits of the file type. Source: the contract. */
  file: ImportFile;
  template: (sdk: PortalSdk, supplierId: string, options: TransferOptions) => Promise<DownloadedFile>;
  send: (sdk: PortalSdk, params: ImportParams, options: TransferOptions) => Promise<UploadRecord | null>;
}

/** All file types in menu order. */
export const uploadKinds: readonly UploadKind[] = [
  {
    fileType: 'ITEMS',
    feature: 'item-upload',
    file: itemsImport,
    template: (sdk, supplierId, options) => itemsTemplate(sdk, { supplierId }, options),
    send: importItems,
  },
  {
    fileType: 'CUSTOMERS',
    feature: 'customer-upload',
    file: customersImport,
    template: (sdk, supplierId, options) => customersTemplate(sdk, { supplierId }, options),
    send: importCustomers,
  },
  {
    fileType: 'INBOUND_ORDERS',
    feature: 'inbound-order-upload',
    file: inboundOrdersImport,
    template: (sdk, supplierId, options) =>
      ordersTemplate(sdk, { supplierId, direction: 'inbound' }, options),
    send: (sdk, params, options) => importOrders(sdk, { ...params, direction: 'inbound' }, options),
  },
  {
    fileType: 'OUTBOUND_ORDERS',
    feature: 'outbound-order-upload',
    file: outboundOrdersImport,
    template: (sdk, supplierId, options) =>
      ordersTemplate(sdk, { supplierId, direction: 'outbound' }, options),
    send: (sdk, params, options) => importOrders(sdk, { ...params, direction: 'outbound' }, options),
  },
];
