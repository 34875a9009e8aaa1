import type { FieldError } from '@portal-kit/contract/error-body';
import type { Customer, Supplier, Warehouse } from '../../model/party.ts';
import { validateAddress } from '../../parties/address-rules.ts';
import { isKnownCarrier } from '../../parties/scac-codes.ts';
import type { InboundDetails, OrderDetails, OutboundDetails } from './order-request.ts';

/** Maximum number of days until the expected arrival. */
const FARTHEST_ARRIVAL_DAYS = 365;
const DAY_MS = 86_400_000;

/** Data that the validation rules look up. */
export interface OrderRuleContext {
  readonly supplier: Supplier;
  readonly warehouse: Warehouse | undefined;
  readonly customer: Customer | undefined;
  /** Calendar date. */
  readonly today: string;
}

type Add = (field: string, message: string) => void;

/** Finds validation errors of inbound details. An unchanged arrival date may be in the past. */
export function validateInboundDetails(
  details: InboundDetails,
  context: OrderRuleContext,
  current: InboundDetails | undefined,
): FieldError[] {
  const { errors, add } = collector();
  validateSharedDetails(details, context, add);
  const { expectedArrivalDate, shippingType, supplier } = { ...details, ...context };
  const isBonded = details.bondedFlag === '1';
  const isContainer = shippingType === 'CONTAINER';
  if (expectedArrivalDate !== current?.expectedArrivalDate) {
    if (expectedArrivalDate < context.today) add('expectedArrivalDate', 'Must not be in the past');
    const farthest = Date.parse(context.today) + FARTHEST_ARRIVAL_DAYS * DAY_MS;
    if (Date.parse(expectedArrivalDate) > farthest) {
      add('expectedArrivalDate', `Must be within ${FARTHEST_ARRIVAL_DAYS} days`);
    }
  }
  const { appointmentWindow, shipFrom } = details;
  if (appointmentWindow && appointmentWindow.from >= appointmentWindow.to) {
    add('appointmentWindow.to', 'Must be after the start time');
  }
  if (shippingType !== 'PARCEL' && !details.scac && !details.carrierName) add('scac', 'Required Field');
  if (isContainer && !details.containerNumber) add('containerNumber', 'Required Field');
  if ((isContainer || isBonded) && !details.sealNumber) add('sealNumber', 'Required Field');
  if (supplier.inventoryType === 'INTL') {
    if (isBonded && !details.customsEntryNumber) add('customsEntryNumber', 'Required Field');
    if (!shipFrom) add('shipFrom', 'Required Field');
  }
  if (shipFrom) {
    if (!shipFrom.name?.trim()) add('shipFrom.name', 'Required Field');
    errors.push(...validateAddress(shipFrom, 'details.shipFrom'));
  }
  return errors;
}

/** Finds validation errors of outbound details. */
export function validateOutboundDetails(details: OutboundDetails, context: OrderRuleContext): FieldError[] {
  const { errors, add } = collector();
  validateSharedDetails(details, context, add);
  validateOrderCustomer(details, context, add);
  const { orderDate, requestedShipDate, shippingType, freightTerms } = details;
  if (requestedShipDate < orderDate) add('requestedShipDate', 'Must not be before the order date');
  for (const field of ['requestedDeliveryDate', 'cancelAfterDate'] as const) {
    const date = details[field];
    if (date && date < requestedShipDate) add(field, 'Must not be before the requested ship date');
  }
  const isCarrierOurs = details.carrierArranged || details.isCustomerPickup;
  const needsCarrier = shippingType === 'LTL' || shippingType === 'FULL_TRUCK_LOAD';
  if (needsCarrier && !isCarrierOurs && !details.scac && !details.carrierName) add('scac', 'Required Field');
  if (shippingType === 'PARCEL' && freightTerms !== 'PREPAID' && !details.carrierAccountNumber) {
    add('carrierAccountNumber', 'Required Field');
  }
  const { billingAddress, shippingAddress, thirdPartyBilling } = details;
  if (freightTerms === 'THIRD_PARTY') {
    if (!thirdPartyBilling) add('thirdPartyBilling', 'Required Field');
    else {
      if (!thirdPartyBilling.name?.trim()) add('thirdPartyBilling.name', 'Required Field');
      errors.push(...validateAddress(thirdPartyBilling, 'details.thirdPartyBilling'));
    }
  }
  errors.push(...validateAddress(billingAddress, 'details.billingAddress'));
  // A copy of the billing address needs no separate validation.
  if (details.shippingSameAsBilling || (details.isCustomerPickup && !shippingAddress)) return errors;
  if (!shippingAddress) add('shippingAddress', 'Required Field');
  else errors.push(...validateAddress(shippingAddress, 'details.shippingAddress'));
  return errors;
}

function validateSharedDetails(
  details: OrderDetails,
  { supplier, warehouse }: OrderRuleContext,
  add: Add,
): void {
  const { warehouseId, poNumber, bondedFlag, scac, carrierName } = details;
  if (!poNumber.trim()) add('poNumber', 'Required Field');
  if (!supplier.warehouses.some((assigned) => assigned.warehouseId === warehouseId)) {
    add('warehouseId', 'Not a warehouse of this supplier');
  } else if (warehouse?.status === 'INACTIVE') add('warehouseId', 'The warehouse is inactive');
  if (bondedFlag === '1' && warehouse && !warehouse.isBonded)
    add('bondedFlag', 'The warehouse is not bonded');
  if (scac && !carrierName && !isKnownCarrier(scac)) add('scac', 'Unknown carrier');
}

function validateOrderCustomer(
  { bondedFlag }: OutboundDetails,
  { customer, today }: OrderRuleContext,
  add: Add,
): void {
  if (!customer) {
    add('customerId', 'Unknown customer');
    return;
  }
  if (customer.status === 'INACTIVE') add('customerId', 'The customer is inactive');
  const { licenseExpirationDate } = customer;
  if (licenseExpirationDate && licenseExpirationDate < today) {
    add('customerId', `Consignee license expired on ${licenseExpirationDate}`);
  }
  if (bondedFlag === '1' && !customer.bondedAllowed) {
    add('bondedFlag', 'The customer may not receive bonded goods');
  }
}

function collector() {
  const errors: FieldError[] = [];
  const add: Add = (field, message) => errors.push({ fieldPath: `details.${field}`, message });
  return { errors, add };
}
