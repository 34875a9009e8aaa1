import { ItemTarget } from '../items/item-import.ts';
import type { UploadFileType } from '../model/upload.ts';
import { OrderTarget } from '../orders/order-import.ts';
import { CustomerTarget } from '../parties/customer-import.ts';
import { type ImportKindName, importFiles } from './file/import-file.ts';
import type { ImportKind } from './import-kind.ts';

export const importKinds: Readonly<Record<ImportKindName, ImportKind>> = {
  items: {
    fileType: 'ITEMS',
    title: 'Items',
    permission: 'ITEM_UPLOAD_MASTER_FILE',
    file: importFiles.items,
    open: (context) => new ItemTarget(context),
  },
  customers: {
    fileType: 'CUSTOMERS',
    title: 'Customers',
    permission: 'CUSTOMER_UPLOAD_MASTER_FILE',
    file: importFiles.customers,
    open: (context) => new CustomerTarget(context),
  },
  'inbound-orders': {
    fileType: 'INBOUND_ORDERS',
    title: 'Inbound Orders',
    permission: 'INBOUND_ORDER_CREATE',
    file: importFiles['inbound-orders'],
    open: (context) => new OrderTarget(context, 'INBOUND'),
  },
  'outbound-orders': {
    fileType: 'OUTBOUND_ORDERS',
    title: 'Outbound Orders',
    permission: 'OUTBOUND_ORDER_CREATE',
    file: importFiles['outbound-orders'],
    open: (context) => new OrderTarget(context, 'OUTBOUND'),
  },
};

const byFileType = new Map(Object.values(importKinds).map((kind) => [kind.fileType, kind]));

export function getImportKind(fileType: UploadFileType): ImportKind {
  return byFileType.get(fileType) as ImportKind;
}
