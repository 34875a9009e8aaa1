import type { FieldError } from '@portal-kit/contract/error-body';
import type { Caller } from '../access/caller.ts';
import { DEFAULT_TIME_ZONE, dateAt } from '../clock.ts';
import type { Item } from '../model/item.ts';
import type { Direction, LineItem, Order } from '../model/order.ts';
import type { Supplier } from '../model/party.ts';
import { storedAddress } from '../parties/address-rules.ts';
import type { Database } from '../store/database.ts';
import { scheduleNextStep } from './life-cycle.ts';
import { getOrderCollection, putOrder, withStep } from './order-store.ts';
import {
  type OrderRuleContext,
  validateInboundDetails,
  validateOutboundDetails,
} from './rules/detail-rules.ts';
import { validateLines } from './rules/line-rules.ts';
import type { InboundDetails, LineRequest, OrderRequest, OutboundDetails } from './rules/order-request.ts';
import { sumTotals, toItemSnapshot } from './rules/quantities.ts';
import { isCanceled } from './rules/status.ts';
import { availableFor } from './stock.ts';

const PREFIX: Readonly<Record<Direction, string>> = { INBOUND: 'IB', OUTBOUND: 'OB' };
const COUNTER: Readonly<Record<Direction, string>> = { INBOUND: 'inbound-order', OUTBOUND: 'outbound-order' };
/** Fields set by the warehouse; changes by supplier users are ignored. */
const WAREHOUSE_FIELDS = [
  'bolNumber',
  'proNumber',
  'trackingNumbers',
  'trailerNumber',
  'sealNumber',
  'containerNumber',
] as const;

/** Author, supplier and time of an order write. */
export interface OrderWrite {
  readonly db: Database;
  readonly supplier: Supplier;
  readonly direction: Direction;
  readonly caller: Pick<Caller, 'author' | 'hasGlobalRole'>;
  /** ISO instant. */
  readonly at: string;
}

/** Finds all validation errors of a new order, or of a change to `current`. */
export function validateOrder(
  write: OrderWrite,
  request: OrderRequest,
  current: Order | undefined,
): FieldError[] {
  const { db, supplier, direction, at } = write;
  const { details, lineItems } = request;
  const { supplierId } = supplier;
  const warehouse = db.warehouses.get(details.warehouseId);
  const context: OrderRuleContext = {
    supplier,
    warehouse,
    customer: db.customers.get((details as OutboundDetails).customerId ?? '', supplierId),
    today: dateAt(at, warehouse?.timeZone ?? DEFAULT_TIME_ZONE),
  };
  const findItem = createItemFinder(db, supplierId);
  const isBonded = details.bondedFlag === '1';
  return [
    ...(direction === 'INBOUND'
      ? validateInboundDetails(
          details as InboundDetails,
          context,
          current?.details as unknown as InboundDetails | undefined,
        )
      : validateOutboundDetails(details as OutboundDetails, context)),
    ...validateLines(lineItems, {
      direction,
      warehouseId: details.warehouseId,
      isBonded,
      findItem,
      availableUnits: (item) => availableFor(item, details.warehouseId, isBonded, current),
    }),
  ];
}

/**
 * Finds another order with this PO number: of the same supplier for inbound orders, of the same customer for outbound
 * orders. Ignores canceled orders.
 */
export function findOrderByPoNumber(
  { db, supplier, direction }: OrderWrite,
  details: OrderRequest['details'],
  current: Order | undefined,
): Order | undefined {
  const fold = (text: unknown) => String(text).trim().toLowerCase();
  const { customerId } = details as OutboundDetails;
  return getOrderCollection(db, direction)
    .list(supplier.supplierId)
    .find(
      (other) =>
        other.orderId !== current?.orderId &&
        !isCanceled(other) &&
        fold(other.details.poNumber) === fold(details.poNumber) &&
        (direction === 'INBOUND' || other.details.customerId === customerId),
    );
}

/** Stores a new order. The warehouse system responds later. */
export function addOrder(write: OrderWrite, request: OrderRequest): Order {
  const { db, supplier, direction, caller, at } = write;
  const { supplierId } = supplier;
  const sequence = String(db.store.nextNumber(COUNTER[direction])).padStart(6, '0');
  const order: Order = {
    orderId: `${PREFIX[direction]}-${at.slice(2, 7).replace('-', '')}-${sequence}`,
    externalOrderNumber: null,
    direction,
    status: 'SUBMITTED',
    version: 1,
    ...buildContent(write, request, undefined),
    failure: null,
    statusHistory: [{ status: 'SUBMITTED', at, by: caller.author, source: 'USER' }],
    createdAt: at,
    createdBy: caller.author,
    updatedAt: at,
    updatedBy: caller.author,
  };
  const stored = putOrder(db, supplierId, undefined, order);
  scheduleNextStep(db, supplierId, stored);
  return stored;
}

/** Stores a changed order and submits it again. */
export function resubmitOrder(write: OrderWrite, request: OrderRequest, current: Order): Order {
  const { db, supplier, caller, at } = write;
  const changed = { ...current, ...buildContent(write, request, current) };
  const step = { status: 'RESUBMITTED', at, by: caller.author, source: 'USER' } as const;
  const stored = putOrder(db, supplier.supplierId, current, withStep(changed, step));
  scheduleNextStep(db, supplier.supplierId, stored);
  return stored;
}

export function cancelOrder(write: OrderWrite, current: Order, reason: string | undefined): Order {
  const { db, supplier, caller, at } = write;
  const step = { status: 'CANCELED_BY_USER', at, by: caller.author, source: 'USER' } as const;
  const canceled = withStep(current, { ...step, ...(reason ? { reason } : {}) });
  const stored = putOrder(db, supplier.supplierId, current, canceled);
  scheduleNextStep(db, supplier.supplierId, stored);
  return stored;
}

export function createItemFinder(
  db: Database,
  supplierId: string,
): (reference: LineRequest['item']) => Item | undefined {
  let bySku: ReadonlyMap<string, Item> | undefined;
  return ({ itemId, sku }) => {
    if (itemId !== undefined) return db.items.get(itemId, supplierId);
    bySku ??= new Map(db.items.list(supplierId).map((item) => [item.sku.toLowerCase(), item]));
    return bySku.get(sku?.toLowerCase() ?? '');
  };
}

function buildContent(
  write: OrderWrite,
  { details, lineItems, palletsQuantity }: OrderRequest,
  current: Order | undefined,
): Pick<Order, 'details' | 'lineItems' | 'palletsQuantity' | 'itemsCount' | 'totals'> {
  const findItem = createItemFinder(write.db, write.supplier.supplierId);
  const lines = lineItems.map((line): LineItem => {
    const item = findItem(line.item);
    if (!item)
      throw new Error(
        `@portal-kit/mocks: line ${line.lineItemNumber} has no item. Validate the order before storing it.`,
      );
    const available = availableFor(item, details.warehouseId, details.bondedFlag === '1', current);
    return {
      ...(removeEmptyFields({ ...line }) as unknown as LineRequest),
      item: toItemSnapshot(item, details.bondedFlag === '1'),
      ...(write.direction === 'OUTBOUND' ? { availableQty: available } : {}),
      lineStatus: 'OPEN',
    };
  });
  return {
    details:
      write.direction === 'INBOUND'
        ? inboundDetails(details as InboundDetails)
        : outboundDetails(write, details as OutboundDetails, current),
    lineItems: lines,
    palletsQuantity,
    ...sumTotals(lines),
  };
}

function inboundDetails(details: InboundDetails): Order['details'] {
  return removeEmptyFields({
    isFloorLoaded: false,
    freightTerms: 'PREPAID',
    temperatureControl: 'NONE',
    ...details,
    poNumber: details.poNumber.trim(),
    shipFrom: details.shipFrom && storedAddress(details.shipFrom),
  });
}

function outboundDetails(
  { caller }: OrderWrite,
  details: OutboundDetails,
  current: Order | undefined,
): Order['details'] {
  const billing = storedAddress(details.billingAddress);
  const { addressId: _, ...copy } = billing;
  const shipping = details.shippingSameAsBilling
    ? { ...copy, addressType: 'SHIPPING' }
    : details.shippingAddress && storedAddress(details.shippingAddress);
  const isByWarehouse = !caller.hasGlobalRole;
  const kept = WAREHOUSE_FIELDS.map((field) => [field, current?.details[field]]);
  return removeEmptyFields({
    orderType: 'SALE',
    ...details,
    poNumber: details.poNumber.trim(),
    ...(details.shippingType === 'PARCEL' ? { adultSignatureRequired: true } : {}),
    billingAddress: billing,
    shippingAddress: shipping,
    thirdPartyBilling: details.thirdPartyBilling && storedAddress(details.thirdPartyBilling),
    ...(isByWarehouse ? Object.fromEntries(kept) : {}),
  });
}

/** Removes cleared fields. */
const removeEmptyFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
