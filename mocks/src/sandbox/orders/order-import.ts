import type { CellValue, Country } from '../imports/file/cell-values.ts';
import { findColumn, type ImportFile, importFiles } from '../imports/file/import-file.ts';
import type { ImportRow } from '../imports/file/import-row.ts';
import { foldKey, type ImportContext, type ImportTarget, type RowError } from '../imports/import-kind.ts';
import type { Direction, Order } from '../model/order.ts';
import type { Address, Customer } from '../model/party.ts';
import { getOrderCollection } from './order-store.ts';
import { addOrder, type OrderWrite, resubmitOrder, validateOrder } from './order-writes.ts';
import type { LineRequest, OrderRequest } from './rules/order-request.ts';
import { isCanceled, isChangeable, STATUS_NAMES } from './rules/status.ts';

const FILES: Readonly<Record<Direction, ImportFile>> = {
  INBOUND: importFiles['inbound-orders'],
  OUTBOUND: importFiles['outbound-orders'],
};
const LINE = 'lineItems[].';
const SHIP_TO = 'details.shippingAddress.';

/**
 * Imports the rows that share a key as one order, with the validation rules of the form. An existing order that can
 * still change is resubmitted.
 */
export class OrderTarget implements ImportTarget {
  readonly #write: OrderWrite;
  readonly #file: ImportFile;
  readonly #byKey = new Map<string, Order>();
  readonly #customers: ReadonlyMap<string, Customer>;

  constructor({ db, supplier, at, by }: ImportContext, direction: Direction) {
    this.#write = { db, supplier, direction, caller: by, at };
    this.#file = FILES[direction];
    const customers = db.customers.list(supplier.supplierId);
    this.#customers = new Map(customers.map((customer) => [foldKey(customer.customerNumber), customer]));
    const numbers = new Map(customers.map(({ customerId, customerNumber }) => [customerId, customerNumber]));
    for (const order of getOrderCollection(db, direction).list(supplier.supplierId)) {
      // The PO number of a canceled order can be used again.
      if (isCanceled(order)) continue;
      const customer = numbers.get(String(order.details.customerId));
      this.#remember(order, direction === 'OUTBOUND' ? customer : undefined);
    }
  }

  has(key: string): boolean {
    return this.#byKey.has(key);
  }

  check(rows: readonly ImportRow[]): RowError[] {
    const [first] = rows;
    if (!first) return [];
    const current = this.#current(first);
    if (current && !isChangeable(current)) {
      const message = `The order is ${STATUS_NAMES[current.status]} and can no longer be changed.`;
      return [{ row: first, header: this.#file.keyHeaders[0] ?? '', message }];
    }
    const request = this.#requestFrom(rows, current);
    return validateOrder(this.#write, request, current).map(({ fieldPath, message }) => {
      const line = /^lineItems\[(\d+)\]/.exec(fieldPath)?.[1];
      const row = (line === undefined ? undefined : rows[Number(line)]) ?? first;
      const path = fieldPath.endsWith('].item') ? `${fieldPath}.sku` : fieldPath;
      return { row, header: findColumn(this.#file, path)?.header ?? '', message };
    });
  }

  save(rows: readonly ImportRow[]): void {
    const [first] = rows;
    if (!first) return;
    const current = this.#current(first);
    const request = this.#requestFrom(rows, current);
    const order = current ? resubmitOrder(this.#write, request, current) : addOrder(this.#write, request);
    this.#remember(order, getCellText(first, 'details.customerId', this.#file));
  }

  #remember(order: Order, customerNumber: string | undefined): void {
    const parts = [String(order.details.poNumber), ...(customerNumber ? [customerNumber] : [])];
    this.#byKey.set(foldKey(parts.join(' / ')), order);
  }

  #current({ key = '' }: ImportRow): Order | undefined {
    return this.#byKey.get(foldKey(key));
  }

  /** Merges the rows into the stored order. Line items come from the rows only. */
  #requestFrom(rows: readonly ImportRow[], current: Order | undefined): OrderRequest {
    const details: Record<string, unknown> = { ...current?.details };
    let palletsQuantity = current?.palletsQuantity ?? 1;
    const shipTo: Record<string, unknown> = {};
    const [first] = rows as readonly [ImportRow];
    for (const { header, field = '' } of this.#file.columns) {
      const value = first.values.get(header);
      const isCleared = first.cleared.has(header);
      if (isCleared && field.startsWith(SHIP_TO)) shipTo[field.slice(SHIP_TO.length)] = undefined;
      else if (isCleared && field.startsWith('details.')) delete details[getFieldName(field)];
      else if (value === undefined || field.startsWith(LINE)) continue;
      else if (field === 'palletsQuantity') palletsQuantity = Number(value);
      else if (field.startsWith(SHIP_TO)) Object.assign(shipTo, addressPart(field, value));
      else details[getFieldName(field)] = detailValue(field, value);
    }
    if (this.#write.direction === 'OUTBOUND') this.#addParties(details, shipTo);
    return {
      details: { ...BLANK_DETAILS, ...details } as unknown as OrderRequest['details'],
      palletsQuantity,
      lineItems: rows.map((row, index) => lineFrom(row, index + 1, this.#file)),
    };
  }

  /** Resolves the customer by number and takes missing addresses from the customer. */
  #addParties(details: Record<string, unknown>, shipTo: Record<string, unknown>): void {
    const customer = this.#customers.get(foldKey(String(details.customerId)));
    if (customer) details.customerId = customer.customerId;
    const stored = (type: Address['addressType']) => {
      const {
        phone: _,
        email: __,
        isDefault: ___,
        ...address
      } = customer?.addresses.find(({ addressType }) => addressType === type) ?? BLANK_ADDRESS;
      return address;
    };
    details.billingAddress ??= stored('BILLING');
    if (Object.keys(shipTo).length > 0) {
      const { addressId: _, ...before } = (details.shippingAddress ?? BLANK_ADDRESS) as Address;
      const changed = Object.entries({ ...before, ...shipTo, addressType: 'SHIPPING' });
      details.shippingSameAsBilling = false;
      details.shippingAddress = Object.fromEntries(changed.filter(([, value]) => value !== undefined));
    } else details.shippingAddress ??= stored('SHIPPING');
  }
}

/** Texts that the rules read; a cell can be empty or invalid. */
const BLANK_DETAILS = { warehouseId: '', poNumber: '' };

const BLANK_ADDRESS: Address = { countryCode: 'USA', isoCountryCode: '840', address1: '', city: '' };

const getFieldName = (field: string) => field.replace('details.', '').replace('[]', '');

function detailValue(field: string, value: CellValue): unknown {
  if (field === 'details.bondedFlag') return value ? '1' : '0';
  return field.endsWith('[]') ? [value] : value;
}

const addressPart = (field: string, value: CellValue): object =>
  field.endsWith('countryCode') ? (value as Country) : { [field.slice(SHIP_TO.length)]: value };

function getCellText(row: ImportRow, field: string, file: ImportFile): string | undefined {
  return row.texts.get(findColumn(file, field)?.header ?? '');
}

function lineFrom({ values }: ImportRow, lineItemNumber: number, file: ImportFile): LineRequest {
  const line: LineRequest = { lineItemNumber, item: { sku: '' }, casesQuantity: 0, bottlesQuantity: 0 };
  for (const { header, field = '' } of file.columns) {
    const value = values.get(header);
    if (value === undefined || !field.startsWith(LINE)) continue;
    const name = field.slice(LINE.length);
    if (name === 'item.sku') line.item = { sku: String(value) };
    else Object.assign(line, { [name]: value });
  }
  return line;
}
