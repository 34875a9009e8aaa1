import type { FieldError } from '../../contract/error-body.ts';
import type { Caller } from '../access/caller.ts';
import { DEFAULT_TIME_ZONE, dateAt } from '../clock.ts';
import type { Item, LineItem, Order, Supplier } from '../model.ts';
import { storedAddress } from '../parties/address-rules.ts';
import type { World } from '../world.ts';
import { inboundErrors, type OrderPlace, outboundErrors } from './detail-rules.ts';
import { planNext } from './life-cycle.ts';
import { lineErrors } from './line-rules.ts';
import type { InboundDetails, LineRequest, OrderRequest, OutboundDetails } from './order-request.ts';
import { type Direction, ordersOf, putOrder, withStep } from './order-store.ts';
import { snapshotOf, sumsOf } from './quantities.ts';
import { isCancelled } from './status.ts';
import { availableFor } from './stock.ts';

const PREFIX: Readonly<Record<Direction, string>> = { INBOUND: 'IB', OUTBOUND: 'OB' };
const COUNTER: Readonly<Record<Direction, string>> = { INBOUND: 'inbound-order', OUTBOUND: 'outbound-order' };
/** Set by the warehouse; others send them in vain. */
const WAREHOUSE_FIELDS = [
  'bolNumber',
  'proNumber',
  'trackingNumbers',
  'trailerNumber',
  'sealNumber',
  'containerNumber',
] as const;

/** Who sends an order of which supplier, and when. */
export interface OrderWrite {
  readonly world: World;
  readonly supplier: Supplier;
  readonly direction: Direction;
  readonly caller: Pick<Caller, 'email' | 'user'>;
  /** ISO instant. */
  readonly at: string;
}

/** Everything that is wrong with an order, new or in the place of `current`. */
export function orderErrors(
  write: OrderWrite,
  request: OrderRequest,
  current: Order | undefined,
): FieldError[] {
  const { world, supplier, direction, at } = write;
  const { details, lineItems } = request;
  const { supplierId } = supplier;
  const warehouse = world.warehouses.get(details.warehouseId);
  const place: OrderPlace = {
    supplier,
    warehouse,
    customer: world.customers.get((details as OutboundDetails).customerId ?? '', supplierId),
    today: dateAt(at, warehouse?.timeZone ?? DEFAULT_TIME_ZONE),
  };
  const itemOf = itemFinder(world, supplierId);
  const isBonded = details.bondedFlag === '1';
  return [
    ...(direction === 'INBOUND'
      ? inboundErrors(
          details as InboundDetails,
          place,
          current?.details as unknown as InboundDetails | undefined,
        )
      : outboundErrors(details as OutboundDetails, place)),
    ...lineErrors(lineItems, {
      direction,
      warehouseId: details.warehouseId,
      isBonded,
      itemOf,
      availableUnits: (item) => availableFor(item, details.warehouseId, isBonded, current),
    }),
  ];
}

/** The order that has this PO number already: of the supplier, or outbound of the customer. Cancelled ones free it. */
export function orderWithPoNumber(
  { world, supplier, direction }: OrderWrite,
  details: OrderRequest['details'],
  current: Order | undefined,
): Order | undefined {
  const fold = (text: unknown) => String(text).trim().toLowerCase();
  const { customerId } = details as OutboundDetails;
  return ordersOf(world, direction)
    .list(supplier.supplierId)
    .find(
      (other) =>
        other.orderId !== current?.orderId &&
        !isCancelled(other) &&
        fold(other.details.poNumber) === fold(details.poNumber) &&
        (direction === 'INBOUND' || other.details.customerId === customerId),
    );
}

/** Stores a new order; the warehouse system answers it later. */
export function addOrder(write: OrderWrite, request: OrderRequest): Order {
  const { world, supplier, direction, caller, at } = write;
  const { supplierId } = supplier;
  const sequence = String(world.store.nextNumber(COUNTER[direction])).padStart(6, '0');
  const order: Order = {
    orderId: `${PREFIX[direction]}-${at.slice(2, 7).replace('-', '')}-${sequence}`,
    externalOrderNumber: null,
    direction,
    status: 'SUBMITTED',
    version: 1,
    ...contentOf(write, request, undefined),
    failure: null,
    statusHistory: [{ status: 'SUBMITTED', at, by: caller.email, source: 'USER' }],
    createdAt: at,
    createdBy: caller.email,
    updatedAt: at,
    updatedBy: caller.email,
  };
  const stored = putOrder(world, supplierId, undefined, order);
  planNext(world, supplierId, stored);
  return stored;
}

/** Stores an order anew and sends it to the warehouse system again. */
export function resubmitOrder(write: OrderWrite, request: OrderRequest, current: Order): Order {
  const { world, supplier, caller, at } = write;
  const changed = { ...current, ...contentOf(write, request, current) };
  const step = { status: 'RESUBMITTED', at, by: caller.email, source: 'USER' } as const;
  const stored = putOrder(world, supplier.supplierId, current, withStep(changed, step));
  planNext(world, supplier.supplierId, stored);
  return stored;
}

export function cancelOrder(write: OrderWrite, current: Order, reason: string | undefined): Order {
  const { world, supplier, caller, at } = write;
  const step = { status: 'CANCELED_BY_USER', at, by: caller.email, source: 'USER' } as const;
  const cancelled = withStep(current, { ...step, ...(reason ? { reason } : {}) });
  const stored = putOrder(world, supplier.supplierId, current, cancelled);
  planNext(world, supplier.supplierId, stored);
  return stored;
}

export function itemFinder(
  world: World,
  supplierId: string,
): (reference: LineRequest['item']) => Item | undefined {
  let bySku: ReadonlyMap<string, Item> | undefined;
  return ({ itemId, sku }) => {
    if (itemId !== undefined) return world.items.get(itemId, supplierId);
    bySku ??= new Map(world.items.list(supplierId).map((item) => [item.sku.toLowerCase(), item]));
    return bySku.get(sku?.toLowerCase() ?? '');
  };
}

function contentOf(
  write: OrderWrite,
  { details, lineItems, palletsQuantity }: OrderRequest,
  current: Order | undefined,
): Pick<Order, 'details' | 'lineItems' | 'palletsQuantity' | 'itemsCount' | 'totals'> {
  const itemOf = itemFinder(write.world, write.supplier.supplierId);
  const lines = lineItems.map((line): LineItem => {
    const item = itemOf(line.item);
    if (!item) throw new Error(`Line ${line.lineItemNumber} has no item: check the order first`);
    const available = availableFor(item, details.warehouseId, details.bondedFlag === '1', current);
    return {
      ...(withoutNothing({ ...line }) as unknown as LineRequest),
      item: snapshotOf(item, details.bondedFlag === '1'),
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
    ...sumsOf(lines),
  };
}

function inboundDetails(details: InboundDetails): Order['details'] {
  return withoutNothing({
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
  const isByWarehouse = caller.user.globalRole === null;
  const kept = WAREHOUSE_FIELDS.map((field) => [field, current?.details[field]]);
  return withoutNothing({
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

/** A field that is cleared is not there. */
const withoutNothing = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
