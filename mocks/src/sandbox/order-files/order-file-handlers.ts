import { conflict, notFound } from '../api-error.ts';
import type { Handler, Handlers } from '../handler.ts';
import { selectForExport } from '../lists/list.ts';
import type { Direction, LineItem } from '../model/order.ts';
import { inboundOrderList, type OrderRow, orderRows, outboundOrderList } from '../orders/order-list.ts';
import { STATUS_NAMES } from '../orders/rules/status.ts';
import { file, XLSX } from '../responses.ts';
import { type CellValue, exportFileName, writeWorkbook } from '../workbook/workbook.ts';
import { buildBillOfLading } from './bill-of-lading.ts';

interface Column<T> {
  readonly header: string;
  readonly read: (entry: T) => CellValue;
}

interface LineRow {
  readonly row: OrderRow;
  readonly line: LineItem;
}

const detail =
  (name: string) =>
  ({ order }: OrderRow) =>
    order.details[name] as CellValue;

const orderNumber: Column<OrderRow> = { header: 'Order #', read: ({ order }) => order.orderId };
const poNumber: Column<OrderRow> = { header: 'PO #', read: detail('poNumber') };

const orderColumns = (direction: Direction): readonly Column<OrderRow>[] => [
  orderNumber,
  { header: 'Warehouse Order #', read: ({ order }) => order.externalOrderNumber },
  { header: 'Status', read: ({ order }) => STATUS_NAMES[order.status] },
  poNumber,
  { header: 'Reference #', read: detail('referenceNumber') },
  { header: 'Warehouse ID', read: detail('warehouseId') },
  { header: 'Warehouse', read: ({ warehouseName }) => warehouseName },
  ...(direction === 'OUTBOUND'
    ? [{ header: 'Customer', read: ({ customerName }: OrderRow) => customerName }]
    : []),
  { header: 'Order Date', read: detail('orderDate') },
  direction === 'INBOUND'
    ? { header: 'Expected Arrival', read: detail('expectedArrivalDate') }
    : { header: 'Requested Ship Date', read: detail('requestedShipDate') },
  { header: 'Shipping Type', read: detail('shippingType') },
  { header: 'SCAC', read: detail('scac') },
  { header: 'Bonded (Y/N)', read: (row) => (row.order.details.bondedFlag === '1' ? 'Y' : 'N') },
  { header: 'Lines', read: ({ order }) => order.itemsCount },
  { header: 'Cases', read: ({ order }) => order.totals.cases },
  { header: 'Bottles', read: ({ order }) => order.totals.bottles },
  { header: 'Pallets', read: ({ order }) => order.palletsQuantity },
  { header: 'Created', read: ({ order }) => order.createdAt },
  { header: 'Created By', read: ({ order }) => order.createdBy },
];

const ofOrder = ({ header, read }: Column<OrderRow>): Column<LineRow> => ({
  header,
  read: ({ row }) => read(row),
});

const lineColumns: readonly Column<LineRow>[] = [
  ofOrder(orderNumber),
  ofOrder(poNumber),
  { header: 'Line', read: ({ line }) => line.lineItemNumber },
  { header: 'SKU', read: ({ line }) => line.item.sku },
  { header: 'Description', read: ({ line }) => line.item.description },
  { header: 'Cases', read: ({ line }) => line.casesQuantity },
  { header: 'Bottles', read: ({ line }) => line.bottlesQuantity },
  { header: 'Lot', read: ({ line }) => line.lotNumber },
];

export const orderFileHandlers: Handlers = {
  exportInboundOrders: exportOrders('INBOUND'),
  exportOutboundOrders: exportOrders('OUTBOUND'),

  async getBillOfLading({ db, params, clock }) {
    const { supplierId = '', orderId = '' } = params;
    const order = db.outboundOrders.get(orderId, supplierId);
    const supplier = db.suppliers.get(supplierId);
    if (!order || !supplier) throw notFound();
    const warehouse = db.warehouses.get(String(order.details.warehouseId));
    if (!warehouse || (order.status !== 'PICKING' && order.status !== 'SHIPPED')) {
      throw conflict('BOL_NOT_AVAILABLE', 'The bill of lading is available once picking has started.');
    }
    const bill = buildBillOfLading(order, {
      supplier,
      warehouse,
      customer: db.customers.get(String(order.details.customerId), supplierId),
      findItem: ({ item }) => db.items.get(item.itemId, supplierId),
    });
    // The PDF writer is large, and most sandboxes never use it.
    const { drawBillOfLading } = await import('./draw-bill-of-lading.ts');
    return file(await drawBillOfLading(bill, clock.nowDate()), `BOL_${orderId}.pdf`, 'application/pdf');
  },
};

/** Exports one sheet with the orders and one with their line items. */
function exportOrders(direction: Direction): Handler {
  const shape = direction === 'INBOUND' ? inboundOrderList : outboundOrderList;
  const kind = direction === 'INBOUND' ? 'inbound-orders' : 'outbound-orders';
  return async ({ db, clock, params, query }) => {
    const supplierId = params.supplierId ?? '';
    const rows = selectForExport(orderRows(db, supplierId, direction), query, shape);
    const lines = rows.flatMap((row) => row.order.lineItems.map((line): LineRow => ({ row, line })));
    const bytes = await writeWorkbook([
      sheet('Orders', orderColumns(direction), rows),
      sheet('Lines', lineColumns, lines),
    ]);
    return file(bytes, exportFileName(supplierId, kind, clock.nowDate()), XLSX);
  };
}

function sheet<T>(name: string, columns: readonly Column<T>[], entries: readonly T[]) {
  return {
    name,
    headers: columns.map(({ header }) => header),
    rows: entries.map((entry) => columns.map(({ read }) => read(entry))),
  };
}
