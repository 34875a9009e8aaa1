import type { CellValue, Country } from '../imports/file/cell-values.ts';
import { importFiles } from '../imports/file/import-file.ts';
import type { ImportRow } from '../imports/file/import-row.ts';
import { foldKey, type ImportContext, type ImportTarget, type RowError } from '../imports/import-kind.ts';
import type { Address, Customer } from '../model/party.ts';
import {
  CUSTOMER_IN_USE,
  type CustomerInput,
  hasOpenOrders,
  putCustomer,
  validateCustomer,
} from './customer-rules.ts';

const file = importFiles.customers;
const SAME_AS_BILLING = 'Shipping Same As Billing (Y/N)';
const BLANK: Address = { countryCode: 'USA', isoCountryCode: '840', address1: '', city: '' };

/**
 * Imports rows as customers, with the validation rules of the form. A file has one shipping address per customer; other
 * stored shipping addresses are kept.
 */
export class CustomerTarget implements ImportTarget {
  readonly #context: ImportContext;
  readonly #byNumber = new Map<string, Customer>();

  constructor(context: ImportContext) {
    this.#context = context;
    for (const customer of context.db.customers.list(context.supplier.supplierId)) this.#remember(customer);
  }

  has(key: string): boolean {
    return this.#byNumber.has(key);
  }

  check(rows: readonly ImportRow[]): RowError[] {
    return rows.flatMap((row) => {
      const current = this.#current(row);
      const input = mergeRow(row, current);
      const found = validateCustomer(input);
      const { db, supplier } = this.#context;
      const isClosing = current?.status === 'ACTIVE' && input.status === 'INACTIVE';
      if (isClosing && hasOpenOrders(db, supplier.supplierId, current.customerId)) {
        found.push({ fieldPath: 'status', message: CUSTOMER_IN_USE });
      }
      return found.map(({ fieldPath, message }) => ({
        row,
        header: getColumnHeader(fieldPath, input),
        message,
      }));
    });
  }

  save(rows: readonly ImportRow[]): void {
    const { db, supplier, at } = this.#context;
    for (const row of rows) {
      const current = this.#current(row);
      this.#remember(putCustomer(db, supplier.supplierId, mergeRow(row, current), current, at));
    }
  }

  #remember(customer: Customer): void {
    this.#byNumber.set(foldKey(customer.customerNumber), customer);
  }

  #current({ key = '' }: ImportRow): Customer | undefined {
    return this.#byNumber.get(foldKey(key));
  }
}

/** Merges the row into the stored customer. */
function mergeRow({ values, cleared }: ImportRow, current: Customer | undefined): CustomerInput {
  const {
    customerId: _,
    version: __,
    createdAt: ___,
    updatedAt: ____,
    ...stored
  } = current ?? ({} as Customer);
  const fields: Record<string, unknown> = { ...stored };
  const parts: Record<AddressType, Record<string, unknown>> = { BILLING: {}, SHIPPING: {} };
  for (const { header, field = '' } of file.columns) {
    const [, type, name = ''] = /^addresses\[(\w+)\]\.(\w+)$/.exec(field) ?? [];
    const value = values.get(header);
    if (type && (value !== undefined || cleared.has(header))) {
      Object.assign(parts[type as AddressType], addressPart(name, value));
    } else if (cleared.has(header)) delete fields[field];
    else if (value !== undefined && field) fields[field] = value;
  }
  const others = stored.addresses ?? [];
  const isSame = values.get(SAME_AS_BILLING) === true;
  const billing = addressFrom(others, 'BILLING', parts.BILLING);
  const { addressId: _id, ...copy } = billing;
  const shipping = isSame
    ? { ...copy, addressType: 'SHIPPING' as const, isDefault: true }
    : addressFrom(others, 'SHIPPING', parts.SHIPPING);
  const further = others.filter(({ addressType }) => addressType === 'SHIPPING').slice(1);
  const number = current ? { customerNumber: current.customerNumber } : {};
  return {
    ...(fields as unknown as CustomerInput),
    ...number,
    addresses: [billing, shipping, ...further],
  };
}

type AddressType = NonNullable<Address['addressType']>;

const addressPart = (name: string, value: CellValue | undefined): object =>
  name === 'countryCode' ? ((value ?? {}) as Country) : { [name]: value };

function addressFrom(
  stored: readonly Address[],
  addressType: AddressType,
  parts: Record<string, unknown>,
): Address {
  const before = stored.find((address) => address.addressType === addressType);
  return { ...(before ?? BLANK), ...parts, addressType };
}

/** Maps `addresses[1].zip` to the column for that address type. */
function getColumnHeader(fieldPath: string, { addresses }: CustomerInput): string {
  const [, index, name] = /^addresses\[(\d+)\]\.(\w+)$/.exec(fieldPath) ?? [];
  const type = index === undefined ? undefined : addresses[Number(index)]?.addressType;
  // One column holds both country codes.
  const field = type ? `addresses[${type}].${name === 'isoCountryCode' ? 'countryCode' : name}` : fieldPath;
  return file.columns.find((column) => column.field === field)?.header ?? '';
}
