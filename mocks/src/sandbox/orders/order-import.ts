import type { CellValue, Country } from '../imports/cell-values.ts';
import { columnOf, type ImportFile, importFiles } from '../imports/import-file.ts';
import { foldKey, type ImportPlace, type ImportTarget, type RowError } from '../imports/import-kind.ts';
import type { ImportRow } from '../imports/import-row.ts';
import type { Address, Customer, Order } from '../model.ts';
import type { LineRequest, OrderRequest } from './order-request.ts';
import { type Direction, ordersOf } from './order-store.ts';
import { addOrder, type OrderWrite, orderErrors, resubmitOrder } from './order-writes.ts';
import { isCancelled, isChangeable, STATUS_NAMES } from './status.ts';

const FILES: Readonly<Record<Direction, ImportFile>> = {
  INBOUND: importFiles['inbound-orders'],
  OUTBOUND: importFiles['outbound-orders'],
};
const LINE = 'lineItems[].';
const SHIP_TO = 'details.shippingAddress.';

/** The rows of one key become one order, by the rules of the form; an order that may still be changed is resubmitted. */
export class OrderTarget implements ImportTarget {
  readonly #write: OrderWrite;
  readonly #file: ImportFile;
  readonly #byKey = new Map<string, Order>();
  readonly #customers: ReadonlyMap<string, Customer>;

  constructor({ world, supplier, at, by }: ImportPlace, direction: Direction) {
    this.#write = { world, supplier, direction, caller: { email: by.email, user: by }, at };
    this.#file = FILES[direction];
    const customers = world.customers.list(supplier.supplierId);
    this.#customers = new Map(customers.map((customer) => [foldKey(customer.customerNumber), customer]));
    const numbers = new Map(customers.map(({ customerId, customerNumber }) => [customerId, customerNumber]));
    for (const order of ordersOf(world, direction).list(supplier.supplierId)) {
      // A cancelled order frees its number.
      if (isCancelled(order)) continue;
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
    return orderErrors(this.#write, request, current).map(({ fieldPath, message }) => {
      const line = /^lineItems\[(\d+)\]/.exec(fieldPath)?.[1];
      const row = (line === undefined ? undefined : rows[Number(line)]) ?? first;
      const path = fieldPath.endsWith('].item') ? `${fieldPath}.sku` : fieldPath;
      return { row, header: columnOf(this.#file, path)?.header ?? '', message };
    });
  }

  save(rows: readonly ImportRow[]): void {
    const [first] = rows;
    if (!first) return;
    const current = this.#current(first);
    const request = this.#requestFrom(rows, current);
    const order = current ? resubmitOrder(this.#write, request, current) : addOrder(this.#write, request);
    this.#remember(order, textOf(first, 'details.customerId', this.#file));
  }

  #remember(order: Order, customerNumber: string | undefined): void {
    const parts = [String(order.details.poNumber), ...(customerNumber ? [customerNumber] : [])];
    this.#byKey.set(foldKey(parts.join(' / ')), order);
  }

  #current({ key = '' }: ImportRow): Order | undefined {
    return this.#byKey.get(foldKey(key));
  }

  /** What the rows say, on top of what is stored; the lines are those of the rows. */
  #requestFrom(rows: readonly ImportRow[], current: Order | undefined): OrderRequest {
    const details: Record<string, unknown> = { ...current?.details };
    let palletsQuantity = current?.palletsQuantity ?? 1;
    const shipTo: Record<string, unknown> = {};
    const [first] = rows as readonly [ImportRow];
    for (const { header, field = '' } of this.#file.columns) {
      const value = first.values.get(header);
      const isCleared = first.cleared.has(header);
      if (isCleared && field.startsWith(SHIP_TO)) shipTo[field.slice(SHIP_TO.length)] = undefined;
      else if (isCleared && field.startsWith('details.')) delete details[nameOf(field)];
      else if (value === undefined || field.startsWith(LINE)) continue;
      else if (field === 'palletsQuantity') palletsQuantity = Number(value);
      else if (field.startsWith(SHIP_TO)) Object.assign(shipTo, addressPart(field, value));
      else details[nameOf(field)] = detailValue(field, value);
    }
    if (this.#write.direction === 'OUTBOUND') this.#addParties(details, shipTo);
    return {
      details: details as unknown as OrderRequest['details'],
      palletsQuantity,
      lineItems: rows.map((row, index) => lineFrom(row, index + 1, this.#file)),
    };
  }

  /** A file names the customer by its number; addresses that it leaves out are the customer's. */
  #addParties(details: Record<string, unknown>, shipTo: Record<string, unknown>): void {
    const customer = this.#customers.get(foldKey(String(details.customerId)));
    if (customer) details.customerId = customer.customerId;
    const stored = (type: Address['addressType']) => {
      const {
        phone: _,
        email: __,
        isDefault: ___,
        ...address
      } = customer?.addresses.find(({ addressType }) => addressType === type) ?? NOWHERE;
      return address;
    };
    details.billingAddress ??= stored('BILLING');
    if (Object.keys(shipTo).length > 0) {
      const { addressId: _, ...before } = (details.shippingAddress ?? NOWHERE) as Address;
      const changed = Object.entries({ ...before, ...shipTo, addressType: 'SHIPPING' });
      details.shippingSameAsBilling = false;
      details.shippingAddress = Object.fromEntries(changed.filter(([, value]) => value !== undefined));
    } else details.shippingAddress ??= stored('SHIPPING');
  }
}

const NOWHERE: Address = { countryCode: 'USA', isoCountryCode: '840', address1: '', city: '' };

const nameOf = (field: string) => field.replace('details.', '').replace('[]', '');

function detailValue(field: string, value: CellValue): unknown {
  if (field === 'details.bondedFlag') return value ? '1' : '0';
  return field.endsWith('[]') ? [value] : value;
}

const addressPart = (field: string, value: CellValue): object =>
  field.endsWith('countryCode') ? (value as Country) : { [field.slice(SHIP_TO.length)]: value };

function textOf(row: ImportRow, field: string, file: ImportFile): string | undefined {
  return row.texts.get(columnOf(file, field)?.header ?? '');
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
