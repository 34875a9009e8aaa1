import { dateAt } from '../clock.ts';
import type { Item, ItemType } from '../model/item.ts';
import type { LineItem, Order } from '../model/order.ts';
import type { Address, Customer, Supplier, Warehouse } from '../model/party.ts';
import { lineUnits } from '../orders/rules/quantities.ts';
import { findCarrierName } from '../parties/scac-codes.ts';

/** Weight of an empty pallet, in pounds. */
const PALLET_LBS = 45;
/** Wine gallons per unit of size. */
const GALLONS: Readonly<Record<string, number>> = {
  ML: 1 / 3785.411784,
  CL: 1 / 378.5411784,
  L: 1 / 3.785411784,
  OZ: 1 / 128,
  GAL: 1,
  BBL: 31,
};

const COMMODITIES: Readonly<Record<ItemType, string>> = {
  M: 'Liquors, beverage: wine, 16% alcohol or less',
  F: 'Liquors, beverage: wine, over 16% to 21%',
  G: 'Liquors, beverage: wine, over 21% to 24%',
  L: 'Liquors, beverage: distilled spirits',
  B: 'Liquors, malt: beer',
  C: 'Liquors, beverage: artificially carbonated wine',
  H: 'Liquors, beverage: hard cider',
  N: 'Beverages, non-alcoholic',
  P: 'Liquors, beverage: sparkling wine',
  A: 'Liquors, malt: ale',
  O: 'Liquors, beverage, other',
  W: 'Liquors, beverage: wine',
};

/** One row of the carrier information: all items of one commodity. */
export interface Commodity {
  readonly description: string;
  readonly cases: number;
  /** Pounds; `undefined` when a case weight is unknown. */
  readonly weightLbs: number | undefined;
  readonly nmfc: string;
  readonly freightClass: string;
}

/** Contents of a bill of lading (domain §9). */
export interface BillOfLading {
  readonly order: Order;
  readonly date: string;
  readonly bolNumber: string;
  readonly shipper: { readonly name: string; readonly permit: string; readonly address: readonly string[] };
  readonly consignee: {
    readonly name: string;
    readonly number: string;
    readonly permit: string;
    readonly address: readonly string[];
  };
  readonly freightBillTo: readonly string[];
  readonly carrierName: string;
  readonly isBonded: boolean;
  readonly bondRegistryNumber: string;
  readonly commodities: readonly Commodity[];
  readonly cases: number;
  /** Pounds, including pallets; `undefined` when a case weight is unknown. */
  readonly weightLbs: number | undefined;
  readonly wineGallons: number;
}

export interface BillParties {
  readonly supplier: Supplier;
  readonly warehouse: Warehouse;
  readonly customer: Customer | undefined;
  /** Looks up the current item: freight class and NMFC number are not part of the order's snapshot. */
  readonly findItem: (line: LineItem) => Item | undefined;
}

export function buildBillOfLading(
  order: Order,
  { supplier, warehouse, customer, findItem }: BillParties,
): BillOfLading {
  const { details, lineItems, palletsQuantity } = order;
  const text = (name: string) => String(details[name] ?? '');
  const shipTo = (details.shippingAddress ?? details.billingAddress) as Address;
  const commodities = listCommodities(order, findItem);
  const weights = commodities.map(({ weightLbs }) => weightLbs);
  const isWeighed = weights.every((weight) => weight !== undefined);
  const goodsLbs = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  const scac = text('scac');
  const picking = order.statusHistory.find(({ status }) => status === 'PICKING');
  return {
    order,
    date: picking ? dateAt(picking.at, warehouse.timeZone) : text('orderDate'),
    bolNumber: text('bolNumber'),
    shipper: {
      name: `${supplier.name} c/o ${warehouse.name}`,
      permit: supplier.ttbPermitNumber ?? '',
      address: formatAddressLines(warehouse.addresses[0]),
    },
    consignee: {
      name: shipTo.name || customer?.name || '',
      number: customer?.customerNumber ?? '',
      permit: customer?.ttbPermitNumber ?? customer?.stateLicenseNumber ?? '',
      address: details.isCustomerPickup ? ['Customer pickup'] : formatAddressLines(shipTo),
    },
    freightBillTo:
      details.freightTerms === 'THIRD_PARTY' ? partyLines(details.thirdPartyBilling as Address) : [],
    carrierName: text('carrierName') || findCarrierName(scac) || (details.isCustomerPickup ? 'Customer' : ''),
    isBonded: details.bondedFlag === '1',
    bondRegistryNumber: warehouse.bondRegistryNumber ?? '',
    commodities,
    cases: commodities.reduce((sum, { cases }) => sum + cases, 0),
    weightLbs: isWeighed ? Math.round(goodsLbs + palletsQuantity * PALLET_LBS) : undefined,
    wineGallons: lineItems.reduce((sum, line) => sum + calculateGallons(line), 0),
  };
}

/**
 * Groups the line items into commodities. Loose bottles are packed in an additional case, so packages are rounded up.
 */
function listCommodities({ lineItems, details }: Order, findItem: BillParties['findItem']): Commodity[] {
  const rows = new Map<string, Commodity>();
  for (const line of lineItems) {
    const item = findItem(line);
    // Only LTL carriers require NMFC number and class.
    const isLtl = details.shippingType === 'LTL';
    const nmfc = (isLtl && item?.nmfcNumber) || '';
    const freightClass = (isLtl && item?.freightClass) || '';
    const description = COMMODITIES[line.item.type];
    const key = [description, nmfc, freightClass].join('\n');
    const inCases = lineUnits(line) / line.item.bottlesPerCase;
    const { caseWeightLbs } = line.item;
    const weightLbs = caseWeightLbs == null ? undefined : inCases * caseWeightLbs;
    const before = rows.get(key);
    rows.set(key, {
      description,
      nmfc,
      freightClass,
      cases: (before?.cases ?? 0) + Math.ceil(inCases),
      weightLbs: addWeight(before, weightLbs),
    });
  }
  return [...rows.values()];
}

function addWeight(before: Commodity | undefined, weightLbs: number | undefined): number | undefined {
  if (weightLbs === undefined || (before && before.weightLbs === undefined)) return undefined;
  return (before?.weightLbs ?? 0) + weightLbs;
}

const calculateGallons = (line: LineItem) =>
  lineUnits(line) * line.item.size * (GALLONS[line.item.sizeUom] ?? 0);

const partyLines = (address: Address) => [address.name ?? '', ...formatAddressLines(address)];

function formatAddressLines(address: Address | undefined): string[] {
  if (!address) return [];
  const { address1, address2, address3, city, stateCode, zip, countryCode, isoCountryCode } = address;
  const place = [city, [stateCode, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const country = countryCode === 'USA' ? '' : countryCode === 'CAN' ? 'Canada' : `Country ${isoCountryCode}`;
  return [address1, address2, address3, place, country].filter((line): line is string => Boolean(line));
}
