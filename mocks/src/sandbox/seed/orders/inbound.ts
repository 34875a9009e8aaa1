import { calculateCheckDigit } from '../../items/item-rules.ts';
import type { Item } from '../../model/item.ts';
import type { LineItem, Order } from '../../model/order.ts';
import type { Supplier } from '../../model/party.ts';
import { toQuantity } from '../../orders/rules/quantities.ts';
import type { Random } from '../../random.ts';
import { createLine, drawItems } from './lines.ts';
import { addDays, formatIsoDate, type PlannedOrder } from './plan.ts';

const CONTAINERS = ['ZQXU3054381', 'ZQXU1188020', 'ZQXU7402150', 'ZQXU6621909'] as const;
const SHIP_FROM: Readonly<Record<string, unknown>> = {
  'SUP-1003': {
    countryCode: 'INT',
    isoCountryCode: '250',
    name: 'Cellier Tesselle',
    address1: '4 Rue des Caves',
    city: 'Épernay',
    stateCode: '',
    zip: '51200',
  },
  'SUP-1007': {
    countryCode: 'INT',
    isoCountryCode: '484',
    name: 'Destilería Cielo Pardo',
    address1: 'Camino Real 210',
    city: 'Arandas',
    stateCode: '',
    zip: '47180',
  },
};

export function inboundDetails(
  supplier: Supplier,
  planned: PlannedOrder,
  sequence: number,
  bondedWarehouses: ReadonlySet<string>,
  random: Random,
): Order['details'] {
  const isImport = supplier.inventoryType === 'INTL';
  const shippingType = isImport
    ? 'CONTAINER'
    : random.pick(['LTL', 'LTL', 'FULL_TRUCK_LOAD', 'PARCEL'] as const);
  const { warehouseId } = random.pick(supplier.warehouses);
  const isBonded =
    supplier.inventoryType !== 'TAX PAID' && bondedWarehouses.has(warehouseId) && random.chance(0.7);
  return {
    warehouseId,
    poNumber: `PO-${40_000 + sequence}`,
    ...(random.chance(0.6)
      ? {
          referenceNumber: `${supplier.supplierId.slice(4)}-${formatIsoDate(planned.createdAtMs).slice(0, 4)}-${sequence}`,
        }
      : {}),
    orderDate: addDays(formatIsoDate(planned.createdAtMs), 1),
    expectedArrivalDate: planned.dueDate,
    shippingType,
    ...pickCarrier(shippingType, sequence, random),
    freightTerms: 'PREPAID',
    bondedFlag: isBonded ? '1' : '0',
    ...(isBonded ? { sealNumber: `UL-${8_841_000 + sequence}` } : {}),
    ...(isImport
      ? {
          incoterm: 'FCA',
          shipFrom: SHIP_FROM[supplier.supplierId],
          containerSize: '40RF',
          temperatureControl: 'COOL_55_65F',
        }
      : {}),
    ...(isImport && isBonded ? { customsEntryNumber: customsEntryNumber(sequence) } : {}),
    contactName: supplier.contactName,
    contactPhone: supplier.phone,
    contactEmail: supplier.email,
  };
}

function pickCarrier(shippingType: string, sequence: number, random: Random): Record<string, unknown> {
  switch (shippingType) {
    case 'CONTAINER':
      return {
        scac: random.pick(['MAEU', 'MSCU', 'HLCU', 'ONEY']),
        containerNumber: CONTAINERS[sequence % CONTAINERS.length],
        sealNumber: `UL-${8_841_000 + sequence}`,
        isFloorLoaded: random.chance(0.3),
      };
    case 'FULL_TRUCK_LOAD':
      return { scac: random.pick(['HJBT', 'SWFT', 'WENP']), trailerNumber: `53-${20_000 + sequence}` };
    case 'LTL':
      return { scac: random.pick(['ODFL', 'SAIA', 'EXLA', 'FXFE']), proNumber: '71640225518' };
    default:
      return { scac: 'UPSN', trackingNumbers: ['1Z999AA10123456784'] };
  }
}

function customsEntryNumber(sequence: number): string {
  const serial = String(3_150_000 + sequence);
  return `W22-${serial}-${calculateCheckDigit(serial)}`;
}

/** Creates lines with pallet-sized quantities. Received quantities depend on the status. */
export function inboundLines(
  items: readonly Item[],
  planned: PlannedOrder,
  isBonded: boolean,
  random: Random,
): LineItem[] {
  const receivable = items.filter(({ itemStatus }) => itemStatus !== 'DISCONTINUED');
  return drawItems(receivable, random.between(1, 5), random).map((item, index) => {
    const line = createLine(item, index + 1, { cases: random.between(1, 12) * 10, bottles: 0 }, isBonded);
    return { ...line, ...createReceipt(line, planned.status, random) };
  });
}

function createReceipt(
  { casesQuantity, item }: LineItem,
  status: Order['status'],
  random: Random,
): Partial<LineItem> {
  const expected = { cases: casesQuantity, bottles: 0 };
  const none = { cases: 0, bottles: 0 };
  if (status === 'CLOSED')
    return { expected, received: expected, damaged: none, short: none, lineStatus: 'COMPLETE' };
  if (status !== 'IN_RECEIVING') return { lineStatus: 'OPEN' };
  const receivedCases = random.between(0, casesQuantity);
  return {
    expected,
    received: toQuantity(receivedCases * item.bottlesPerCase, item.bottlesPerCase),
    damaged: none,
    short: none,
    lineStatus: receivedCases === 0 ? 'OPEN' : receivedCases === casesQuantity ? 'COMPLETE' : 'PARTIAL',
  };
}
