import type { ImportFile } from '@portal-kit/sdk/import-columns';
import type { FieldFinding } from './address-findings';
import { isClearing } from './check-cell';
import { type FilledRow, recordKey } from './check-groups';
import { createImportHint, detailFindings, type OrderCells, orderCells } from './order-rules';
import type { Finding } from './problem';
import type { OrderItem, StoredOrders } from './stored-orders';

/** The stored orders and the stock of a supplier while rows add and change orders, in the order of the import. */
export interface OrderIndex {
  /** Finds the problems of the order that these rows add or change, by row number. Source: domain, 2 and 3. */
  findProblems: (
    rows: readonly FilledRow[],
    key: string | undefined,
    isReplacing: boolean,
  ) => readonly (readonly [row: number, finding: Finding])[];
  /** Reserves the stock of an order. `isCertain` is false if the import may still refuse the order. */
  put: (rows: readonly FilledRow[], isReplacing: boolean, isCertain: boolean) => void;
}

interface Line {
  row: number;
  lineNumber: number;
  sku: string;
  lot: string;
  vintage: string;
  bottles: number;
  /** Quantity in bottles. NaN if a cell is not a number. */
  units: (bottlesPerCase: number) => number;
}

const line = (name: string) => `lineItems[].${name}`;

export function createOrderIndex(stored: StoredOrders, file: ImportFile): OrderIndex {
  const isOutbound = stored.direction === 'outbound';
  const unchangeable = new Map(stored.unchangeable);
  const items = stored.items && new Map(stored.items.map((item) => [item.sku, item]));
  const customers = new Map(stored.customers?.map((customer) => [customer.key, customer]));
  const warehouses = new Map(stored.warehouses?.map((warehouse) => [warehouse.warehouseId, warehouse]));
  /** Bottles that earlier orders of the file reserve, by item and stock. */
  const reserved = new Map<string, number>();
  /** Earlier orders of the file may reserve less stock: changed orders, and orders that the import may refuse. */
  let isStockExact = true;
  /** An earlier order reserves stock of a warehouse that is not known. */
  let isStockKnown = true;

  const headers = new Map(file.columns.map(({ field = '', header }) => [field, header]));
  const getHeader = (field: string) => headers.get(field) ?? file.keyHeaders[0] ?? '';
  const readLineField = ({ getCell }: FilledRow, name: string) => {
    const text = getCell(headers.get(line(name)) ?? '');
    return isClearing(text) ? '' : text;
  };

  const parseLines = (rows: readonly FilledRow[]): Line[] =>
    rows.map((row, index) => {
      const vintage = readLineField(row, 'vintage').toUpperCase();
      const [cases, bottles] = [
        readLineField(row, 'casesQuantity'),
        readLineField(row, 'bottlesQuantity'),
      ].map(Number);
      return {
        row: row.number,
        lineNumber: Number(readLineField(row, 'lineItemNumber') || index + 1),
        sku: readLineField(row, 'item.sku'),
        lot: readLineField(row, 'lotNumber'),
        vintage: /^\d+$/.test(vintage) ? String(Number(vintage)) : vintage,
        bottles: bottles ?? 0,
        units: (bottlesPerCase) => (cases ?? 0) * bottlesPerCase + (bottles ?? 0),
      };
    });

  const getStockLocation = ({ of }: OrderCells) => ({
    warehouseId: of('warehouseId'),
    bonded: of('bondedFlag'),
  });
  const stockKey = (sku: string, { warehouseId, bonded }: ReturnType<typeof getStockLocation>) =>
    JSON.stringify([sku, warehouseId, bonded === 'Y']);
  const getAvailableBottles = (item: OrderItem, stock: ReturnType<typeof getStockLocation>) => {
    const held = item.stock[stock.warehouseId ?? ''];
    const free = (stock.bonded === 'Y' ? held?.bonded : held?.taxPaid) ?? 0;
    return Math.max(0, free - (reserved.get(stockKey(item.sku, stock)) ?? 0));
  };

  const itemFindings = (item: OrderItem, each: Line, cells: OrderCells): FieldFinding[] => {
    const found: FieldFinding[] = [];
    const sku = line('item.sku');
    const stock = getStockLocation(cells);
    if (isOutbound && item.itemStatus === 'INACTIVE') found.push({ field: sku, code: 'inactiveItem' });
    if (item.itemStatus === 'DISCONTINUED') {
      // Remaining stock of a discontinued item may still ship.
      const mayShip = isOutbound && (getAvailableBottles(item, stock) > 0 || !isStockExact || !cells.isNew);
      if (!mayShip) found.push({ field: sku, code: 'discontinuedItem' });
      else if (getAvailableBottles(item, stock) === 0) found.push(createImportHint(sku));
    }
    if (stock.warehouseId && !Object.hasOwn(item.stock, stock.warehouseId)) {
      found.push({ field: sku, code: 'notStored', details: [stock.warehouseId] });
    }
    if (item.bottlesPerCase === 1 && each.bottles > 0) {
      found.push({ field: line('bottlesQuantity'), code: 'singleBottle' });
    }
    if (item.isLotTracked && each.lot.trim() === '')
      found.push({ field: line('lotNumber'), code: 'required' });
    if (item.vintage !== '' && each.vintage !== '' && each.vintage !== item.vintage) {
      found.push({ field: line('vintage'), code: 'otherVintage', details: [item.vintage] });
    }
    return found;
  };

  const stockFindings = (
    item: OrderItem,
    units: number,
    before: number,
    cells: OrderCells,
  ): FieldFinding[] => {
    const field = line('casesQuantity');
    const available = getAvailableBottles(item, getStockLocation(cells));
    if (!isOutbound || Number.isNaN(units)) return [];
    if (!isStockKnown) return [createImportHint(field)];
    if (before + units <= available) return [];
    if (!cells.isNew || !isStockExact) return [createImportHint(field)];
    // Earlier lines of the same item have already used part of the stock.
    const left = Math.max(0, available - before);
    const details = [Math.floor(left / item.bottlesPerCase), left % item.bottlesPerCase];
    return [{ field, code: 'stock', details }];
  };

  const lineFindings = (lines: readonly Line[], cells: OrderCells) => {
    const found: (readonly [number, FieldFinding])[] = [];
    const numbers = new Set<number>();
    const seen = new Map<string, number>();
    const requested = new Map<string, number>();
    for (const each of lines) {
      const { row, lineNumber, sku, lot, vintage } = each;
      const add = (...findings: FieldFinding[]) => found.push(...findings.map((one) => [row, one] as const));
      if (numbers.has(lineNumber)) {
        add({ field: line('lineItemNumber'), code: 'doubleLine', details: [lineNumber] });
      }
      numbers.add(lineNumber);
      if (sku === '') continue;
      if (!items) {
        add(createImportHint(line('item.sku')));
        continue;
      }
      const item = items.get(sku.toLowerCase());
      if (!item) {
        add({ field: line('item.sku'), code: 'unknownItem', details: [sku] });
        continue;
      }
      const key = JSON.stringify([item.sku, lot, vintage]);
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, lineNumber);
      else add({ field: line('item.sku'), code: 'doubleItem', details: [sku, earlier] });
      const units = each.units(item.bottlesPerCase);
      const before = requested.get(item.sku) ?? 0;
      requested.set(item.sku, before + units);
      add(...itemFindings(item, each, cells), ...stockFindings(item, units, before, cells));
    }
    return found;
  };

  return {
    findProblems: (rows, key, isReplacing) => {
      const [first] = rows;
      if (!first) return [];
      const status = isReplacing ? unchangeable.get(key ?? '') : undefined;
      if (status !== undefined) {
        return [[first.number, { header: getHeader(''), code: 'unchangeable', details: [status] }]];
      }
      const cells = orderCells(first, file, !isReplacing);
      const warehouse = warehouses.get(cells.of('warehouseId') ?? '');
      const customer = customers.get(recordKey([first.getCell(getHeader('details.customerId'))]));
      const found = [
        ...detailFindings(cells, warehouse, customer, stored).map((one) => [first.number, one] as const),
        // The stored details of a changed order are not known.
        ...(isReplacing ? [[first.number, createImportHint('')] as const] : []),
        ...lineFindings(parseLines(rows), cells),
      ];
      return found.map(([row, { field, ...finding }]) => [row, { header: getHeader(field), ...finding }]);
    },
    put: (rows, isReplacing, isCertain) => {
      if (!isOutbound) return;
      const stock = getStockLocation(orderCells(rows[0], file, !isReplacing));
      if (isReplacing || !isCertain) isStockExact = false;
      if (!stock.warehouseId || !stock.bonded) isStockKnown = false;
      for (const { sku, units } of parseLines(rows)) {
        const item = items?.get(sku.toLowerCase());
        if (!item) continue;
        const key = stockKey(item.sku, stock);
        reserved.set(key, (reserved.get(key) ?? 0) + units(item.bottlesPerCase));
      }
    },
  };
}
