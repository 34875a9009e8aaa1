import { calculateCheckDigit } from '../../items/item-rules.ts';
import type { Item } from '../../model/item.ts';
import type { LineItem, Order, OrderStatus } from '../../model/order.ts';
import type { Address, Customer, Supplier } from '../../model/party.ts';
import { toQuantity, toUnits } from '../../orders/rules/quantities.ts';
import { isReserving } from '../../orders/rules/status.ts';
import type { Random } from '../../random.ts';
import { createLine, drawItems, stockAt } from './lines.ts';
import { addDays, formatIsoDate, type PlannedOrder } from './plan.ts';

/** Share of the available stock per order, so that many orders never exhaust an item. */
const RESERVED_SHARE = 0.02;
const CARRIERS: Readonly<Record<string, readonly string[]>> = {
  USA: ['ODFL', 'SAIA', 'EXLA', 'FXFE', 'CNWY'],
  CAN: ['DAYR', 'MANI', 'UPGF'],
  INT: ['MAEU', 'HLCU'],
};

export function outboundDetails(
  supplier: Supplier,
  customer: Customer,
  planned: PlannedOrder,
  sequence: number,
  bondedWarehouses: ReadonlySet<string>,
  random: Random,
): Order['details'] {
  const billing = customer.addresses.find(({ addressType }) => addressType === 'BILLING');
  const shipping = customer.addresses.find(({ addressType }) => addressType === 'SHIPPING');
  const { warehouseId } = random.pick(supplier.warehouses);
  const isBonded =
    supplier.inventoryType !== 'TAX PAID' &&
    customer.bondedAllowed === true &&
    bondedWarehouses.has(warehouseId);
  const isParcel = customer.customerType === 'CONSUMER_DTC';
  const country = shipping?.countryCode ?? 'USA';
  const isOverseas = country === 'INT';
  return {
    warehouseId,
    customerId: customer.customerId,
    poNumber: `${customer.customerNumber.slice(0, 2)}-${70_000 + sequence}`,
    ...(random.chance(0.5) ? { referenceNumber: `INV-${900_000 + sequence}` } : {}),
    orderDate: formatIsoDate(planned.createdAtMs),
    requestedShipDate: planned.dueDate,
    ...(random.chance(0.4) ? { requestedDeliveryDate: addDays(planned.dueDate, 3) } : {}),
    orderType: isOverseas ? 'EXPORT' : 'SALE',
    shippingType: isParcel
      ? 'PARCEL'
      : isOverseas
        ? 'CONTAINER'
        : random.pick(['LTL', 'LTL', 'FULL_TRUCK_LOAD']),
    ...(isParcel
      ? { scac: 'UPSN', serviceLevel: 'GROUND', adultSignatureRequired: true, residentialDelivery: true }
      : {
          scac: random.pick(CARRIERS[country] ?? ['ODFL']),
          deliveryAppointmentRequired: random.chance(0.5),
        }),
    freightTerms: random.chance(0.85) ? 'PREPAID' : 'COLLECT',
    bondedFlag: isBonded ? '1' : '0',
    billingAddress: orderAddress(billing),
    shippingAddress: orderAddress(shipping),
    shippingSameAsBilling: false,
    ...shipmentNumbers(planned.status, isParcel, sequence),
  };
}

function orderAddress(address: Address | undefined): Record<string, unknown> {
  const {
    phone: _phone,
    email: _email,
    isDefault: _isDefault,
    ...kept
  } = address ?? ({} as Partial<Address>);
  return kept;
}

function shipmentNumbers(status: OrderStatus, isParcel: boolean, sequence: number): Record<string, unknown> {
  if (status !== 'SHIPPED' && status !== 'PICKING') return {};
  if (isParcel) return { trackingNumbers: ['1Z999AA10123456784'] };
  const sixteen = `0400000100000${String((123 + sequence) % 1000).padStart(3, '0')}`;
  return { bolNumber: `${sixteen}${calculateCheckDigit(sixteen)}`, proNumber: '71640225518' };
}

/** Creates order lines. Open lines reserve stock; the items are modified in place. */
export function outboundLines(
  items: readonly Item[],
  planned: PlannedOrder,
  warehouseId: string,
  isBonded: boolean,
  random: Random,
): LineItem[] {
  const field = isBonded ? 'bondAvailableQty' : 'availableQty';
  const available = (item: Item) => stockAt(item, warehouseId)?.[field] ?? 0;
  const holdsStock = isReserving(planned.status);
  const sellable = items.filter(
    (item) => item.itemStatus === 'ACTIVE' && (!holdsStock || available(item) > 0),
  );
  return drawItems(sellable, random.between(1, 4), random).map((item, index) => {
    const { bottlesPerCase } = item;
    const units = holdsStock
      ? Math.max(1, Math.floor(available(item) * RESERVED_SHARE))
      : toUnits({ cases: random.between(1, 24), bottles: 0 }, bottlesPerCase);
    const stock = stockAt(item, warehouseId);
    if (holdsStock && stock) stock[field] -= units;
    const quantity = toQuantity(units, bottlesPerCase);
    const line = createLine(item, index + 1, quantity, isBonded);
    return { ...line, unitPrice: random.between(60, 420) + 0.5, ...createShipment(line, planned.status) };
  });
}

function createShipment(
  { casesQuantity, bottlesQuantity }: LineItem,
  status: OrderStatus,
): Partial<LineItem> {
  const ordered = { cases: casesQuantity, bottles: bottlesQuantity };
  if (status === 'SHIPPED') return { ordered, picked: ordered, shipped: ordered, lineStatus: 'COMPLETE' };
  if (status !== 'PICKING') return { lineStatus: 'OPEN' };
  return { ordered, picked: { cases: 0, bottles: 0 }, shipped: { cases: 0, bottles: 0 }, lineStatus: 'OPEN' };
}
