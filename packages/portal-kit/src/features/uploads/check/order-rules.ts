import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { addDays, isDate } from '../../../kernel/calendar/days';
import { addressFindings, type FieldFinding } from './address-findings';
import { isClearing } from './check-cell';
import type { FilledRow } from './check-groups';
import type { OrderCustomer, OrderWarehouse, StoredOrders } from './stored-orders';

/** The details of an order in a file: the cells of its first row. */
export interface OrderCells {
  /** Returns the value of a detail: `''` if empty or cleared, `undefined` if the row keeps the stored value. */
  of: (name: string) => string | undefined;
  /** Whether the order is added. A changed order keeps stored details that the check does not know. */
  isNew: boolean;
  /** Whether a cell of the shipping address is filled. */
  hasShippingAddress: boolean;
}

const addressStart = 'details.shippingAddress.';
/** Returns whether the import keeps the case of a detail. It converts other details to capitals. */
const isFreeText = (field: string) => field.startsWith(addressStart);

export function orderCells(row: FilledRow | undefined, { columns }: ImportFile, isNew: boolean): OrderCells {
  const cells = new Map(columns.map(({ field = '', header }) => [field, row?.getCell(header) ?? '']));
  return {
    of: (name) => {
      const field = `details.${name}`;
      const text = cells.get(field) ?? '';
      if (isClearing(text)) return '';
      if (text === '') return isNew ? '' : undefined;
      return isFreeText(field) ? text : text.toUpperCase();
    },
    isNew,
    hasShippingAddress: [...cells].some(([field, text]) => isFreeText(field) && text !== ''),
  };
}

/** Creates a finding for a row that only the import can decide about, because a stored value isn't known. */
export const createImportHint = (field: string): FieldFinding => ({
  field,
  code: 'onImport',
  isHint: true,
  isUnchecked: true,
});

const detail = (name: string) => `details.${name}`;

/** Maximum days between today and the arrival. Source: `expectedArrivalDate` of `InboundOrderDetailsRequest`. */
const maxArrivalDays = 365;

function sharedFindings(
  { of, isNew }: OrderCells,
  warehouse: OrderWarehouse | undefined,
  { warehouses, scacCodes }: StoredOrders,
): FieldFinding[] {
  const found: FieldFinding[] = [];
  const scac = of('scac');
  if (!warehouses) found.push(createImportHint(detail('warehouseId')));
  if (warehouse && !warehouse.isActive)
    found.push({ field: detail('warehouseId'), code: 'inactiveWarehouse' });
  if (warehouse && !warehouse.isBonded && of('bondedFlag') === 'Y') {
    found.push({ field: detail('bondedFlag'), code: 'notBonded' });
  }
  if (!scac) return found;
  const isKnown = scacCodes?.includes(scac);
  // A changed order may keep the name of a carrier that has no entry in the list.
  if (isKnown === undefined || (!isKnown && !isNew)) found.push(createImportHint(detail('scac')));
  else if (!isKnown) found.push({ field: detail('scac'), code: 'unknownCarrier' });
  return found;
}

/** Checks the rules of an added inbound order. Source: domain, 2.3. */
function inboundFindings(
  { of }: OrderCells,
  warehouse: OrderWarehouse | undefined,
  stored: StoredOrders,
): FieldFinding[] {
  const found: FieldFinding[] = [];
  const today = warehouse?.today ?? stored.today;
  const arrival = of('expectedArrivalDate') ?? '';
  const type = of('shippingType') ?? '';
  const field = detail('expectedArrivalDate');
  if (isDate(arrival) && arrival < today) found.push({ field, code: 'past' });
  if (isDate(arrival) && arrival > addDays(today, maxArrivalDays)) {
    found.push({ field, code: 'tooFar', details: [maxArrivalDays] });
  }
  const requireField = (name: string) => {
    if (!of(name)) found.push({ field: detail(name), code: 'required' });
  };
  if (type !== 'PARCEL') requireField('scac');
  if (type === 'CONTAINER') requireField('containerNumber');
  if (type === 'CONTAINER' || of('bondedFlag') === 'Y') requireField('sealNumber');
  if (stored.isInternational) found.push({ field: '', code: 'origin' });
  if (stored.isInternational === undefined) found.push(createImportHint(''));
  return found;
}

function customerFindings(
  { of }: OrderCells,
  customer: OrderCustomer | undefined,
  today: string,
): FieldFinding[] {
  const field = detail('customerId');
  if (!customer) return [{ field, code: 'unknownCustomer' }];
  const { isActive, licenseExpirationDate: expired, mayReceiveBonded } = customer;
  const found: FieldFinding[] = [];
  if (!isActive) found.push({ field, code: 'inactiveCustomer' });
  if (expired && expired < today) found.push({ field, code: 'licenseExpired', details: [expired] });
  if (of('bondedFlag') === 'Y' && !mayReceiveBonded) {
    found.push({ field: detail('bondedFlag'), code: 'customerNotBonded' });
  }
  return found;
}

function dateFindings({ of }: OrderCells): FieldFinding[] {
  const found: FieldFinding[] = [];
  const notBefore = (name: string, other: string, code: 'beforeOrder' | 'beforeShip') => {
    const [date, earliest] = [of(name) ?? '', of(other) ?? ''];
    if (isDate(date) && isDate(earliest) && date < earliest) found.push({ field: detail(name), code });
  };
  notBefore('requestedShipDate', 'orderDate', 'beforeOrder');
  notBefore('requestedDeliveryDate', 'requestedShipDate', 'beforeShip');
  return found;
}

/** Checks the rules of an added outbound order. Source: domain, 2.4. */
function outboundFindings(cells: OrderCells, customer: OrderCustomer | undefined): FieldFinding[] {
  const { of, hasShippingAddress } = cells;
  const found: FieldFinding[] = [];
  const type = of('shippingType') ?? '';
  const terms = of('freightTerms') ?? '';
  const field = detail('freightTerms');
  if (['LTL', 'FULL_TRUCK_LOAD'].includes(type) && !of('scac')) {
    found.push({ field: detail('scac'), code: 'required' });
  }
  // The file has no columns for these values.
  if (type === 'PARCEL' && terms !== '' && terms !== 'PREPAID') found.push({ field, code: 'accountNumber' });
  if (terms === 'THIRD_PARTY') found.push({ field, code: 'thirdParty' });
  if (hasShippingAddress) {
    found.push(...addressFindings(addressStart, (name) => of(`shippingAddress.${name}`) ?? ''));
  }
  const isIncomplete = !customer?.hasBillingAddress || !(hasShippingAddress || customer.hasShippingAddress);
  if (customer && isIncomplete) found.push({ field: detail('customerId'), code: 'noAddress' });
  return found;
}

/** Finds the problems in the details of an order that the import adds or changes. */
export function detailFindings(
  cells: OrderCells,
  warehouse: OrderWarehouse | undefined,
  customer: OrderCustomer | undefined,
  stored: StoredOrders,
): readonly FieldFinding[] {
  const shared = sharedFindings(cells, warehouse, stored);
  if (stored.direction === 'inbound') {
    return cells.isNew ? [...shared, ...inboundFindings(cells, warehouse, stored)] : shared;
  }
  return [
    ...shared,
    ...customerFindings(cells, customer, warehouse?.today ?? stored.today),
    ...dateFindings(cells),
    ...(cells.isNew ? outboundFindings(cells, customer) : []),
  ];
}
