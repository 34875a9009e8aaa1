// Generated from openapi/ by `npm run generate`. Do not edit.

/** Bounds of `OrderCancelRequest` in the contract, field by field; lengths in code points. */
export const orderCancelRequestBounds = {
  action: { required: false, type: 'string', enum: ['UPDATE_ORDER_STATUS'] },
  status: { required: true, type: 'string', enum: ['CANCELED_BY_USER'] },
  reason: { required: false, type: 'string', minLength: 1, maxLength: 250, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
} as const;

/** Bounds of `CustomerAddress` in the contract, field by field; lengths in code points. */
export const customerAddressBounds = {
  addressId: { required: false, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$', nullable: true },
  addressType: { required: true, type: 'string', enum: ['BILLING', 'SHIPPING'] },
  countryCode: { required: true, type: 'string', enum: ['USA', 'CAN', 'INT'], default: 'USA' },
  isoCountryCode: { required: true, type: 'string', pattern: '^\\d{3}$', default: '840' },
  name: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  address1: { required: true, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  address2: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  address3: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  city: { required: true, type: 'string', minLength: 1, maxLength: 30, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  stateCode: { required: false, type: 'string', maxLength: 20, pattern: '^[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  zip: { required: false, type: 'string', maxLength: 15, pattern: '^[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  phone: { required: false, type: 'string', pattern: '^\\d{3}-\\d{3}-\\d{4}$', nullable: true },
  email: { required: false, type: 'string', maxLength: 50, pattern: '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$', nullable: true },
  isDefault: { required: false, type: 'boolean', default: false },
} as const;

/** Bounds of `CustomerRequest` in the contract, field by field; lengths in code points. */
export const customerRequestBounds = {
  customerNumber: { required: true, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  status: { required: false, type: 'string', enum: ['ACTIVE', 'INACTIVE'], default: 'ACTIVE' },
  name: { required: true, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  dbaName: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  customerType: { required: true, type: 'string', enum: ['DISTRIBUTOR', 'RETAILER_OFF_PREMISE', 'ON_PREMISE', 'CONTROL_STATE_BOARD', 'CONSUMER_DTC', 'IMPORTER', 'EXPORT_AGENT', 'BONDED_WAREHOUSE', 'PRODUCER', 'EMPLOYEE_SAMPLE'] },
  contactName: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  phone: { required: true, type: 'string', pattern: '^\\d{3}-\\d{3}-\\d{4}$' },
  email: { required: false, type: 'string', maxLength: 50, pattern: '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$', nullable: true },
  addresses: { required: true, type: 'array', minItems: 2, maxItems: 21, items: { type: 'object', fields: customerAddressBounds } },
  ttbPermitNumber: { required: false, type: 'string', maxLength: 20, pattern: '^([A-Z]{2}-[A-Z]-\\d{1,6}|(BWC|BWN|BW|BR|DSP)-[A-Z]{2}-\\d{1,6})$', nullable: true },
  stateLicenseNumber: { required: false, type: 'string', minLength: 1, maxLength: 20, pattern: '^[0-9-]+$', nullable: true },
  stateLicenseState: { required: false, type: 'string', pattern: '^[A-Z]{2}$', nullable: true },
  licenseExpirationDate: { required: false, type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$', nullable: true },
  taxId: { required: false, type: 'string', pattern: '^\\d{2}-\\d{7}$', nullable: true },
  defaultWarehouseId: { required: false, type: 'string', pattern: '^[A-Z0-9-]{2,20}$', nullable: true },
  defaultShippingType: { required: false, type: 'string', enum: ['PARCEL', 'FULL_TRUCK_LOAD', 'LTL', 'CONTAINER'], nullable: true },
  defaultFreightTerms: { required: false, type: 'string', enum: ['PREPAID', 'COLLECT', 'THIRD_PARTY'], nullable: true },
  defaultScac: { required: false, type: 'string', pattern: '^[A-Z]{2,4}$', nullable: true },
  deliveryInstructions: { required: false, type: 'string', minLength: 1, maxLength: 250, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  bondedAllowed: { required: false, type: 'boolean', default: false },
} as const;

/** Bounds of `TimeWindow` in the contract, field by field; lengths in code points. */
export const timeWindowBounds = {
  from: { required: true, type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
  to: { required: true, type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
} as const;

/** Bounds of `Address` in the contract, field by field; lengths in code points. */
export const addressBounds = {
  countryCode: { required: true, type: 'string', enum: ['USA', 'CAN', 'INT'], default: 'USA' },
  isoCountryCode: { required: true, type: 'string', pattern: '^\\d{3}$', default: '840' },
  name: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  address1: { required: true, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  address2: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  address3: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  city: { required: true, type: 'string', minLength: 1, maxLength: 30, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  stateCode: { required: false, type: 'string', maxLength: 20, pattern: '^[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  zip: { required: false, type: 'string', maxLength: 15, pattern: '^[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
} as const;

/** Bounds of `InboundOrderDetailsRequest` in the contract, field by field; lengths in code points. */
export const inboundOrderDetailsRequestBounds = {
  warehouseId: { required: true, type: 'string', pattern: '^[A-Z0-9-]{2,20}$' },
  poNumber: { required: true, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  referenceNumber: { required: false, type: 'string', minLength: 1, maxLength: 30, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  orderDate: { required: true, type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  expectedArrivalDate: { required: true, type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  appointmentWindow: { required: false, type: 'object', nullable: true, fields: timeWindowBounds },
  shippingType: { required: true, type: 'string', enum: ['PARCEL', 'FULL_TRUCK_LOAD', 'LTL', 'CONTAINER'] },
  scac: { required: false, type: 'string', pattern: '^[A-Z]{2,4}$', nullable: true },
  carrierName: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  containerNumber: { required: false, type: 'string', pattern: '^[A-Z]{3}[UJZ]\\d{7}$', nullable: true },
  containerSize: { required: false, type: 'string', enum: ['20DV', '40DV', '40HC', '20RF', '40RF', '45HC'], nullable: true },
  isFloorLoaded: { required: false, type: 'boolean', default: false },
  sealNumber: { required: false, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  bolNumber: { required: false, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  proNumber: { required: false, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  trackingNumbers: { required: false, type: 'array', minItems: 0, maxItems: 50, items: { type: 'string', minLength: 1, maxLength: 40, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' } },
  trailerNumber: { required: false, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  freightTerms: { required: false, type: 'string', enum: ['PREPAID', 'COLLECT', 'THIRD_PARTY'], default: 'PREPAID' },
  incoterm: { required: false, type: 'string', enum: ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'], nullable: true },
  bondedFlag: { required: true, type: 'string', enum: ['0', '1'] },
  customsEntryNumber: { required: false, type: 'string', pattern: '^[A-Z0-9]{3}-?\\d{7}-?\\d$', nullable: true },
  inBondNumber: { required: false, type: 'string', pattern: '^\\d{9,11}$', nullable: true },
  ttbTransferRef: { required: false, type: 'string', minLength: 1, maxLength: 30, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  shipFrom: { required: false, type: 'object', nullable: true, fields: addressBounds },
  contactName: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  contactPhone: { required: false, type: 'string', pattern: '^\\d{3}-\\d{3}-\\d{4}$', nullable: true },
  contactEmail: { required: false, type: 'string', maxLength: 50, pattern: '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$', nullable: true },
  temperatureControl: { required: false, type: 'string', enum: ['NONE', 'COOL_55_65F', 'REFRIGERATED'], default: 'NONE' },
  specialInstructions: { required: false, type: 'string', minLength: 1, maxLength: 250, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
} as const;

/** Bounds of `LineItemReference` in the contract, field by field; lengths in code points. */
export const lineItemReferenceBounds = {
  itemId: { required: false, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' },
  sku: { required: false, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
} as const;

/** Bounds of `LineItemRequest` in the contract, field by field; lengths in code points. */
export const lineItemRequestBounds = {
  lineItemNumber: { required: true, type: 'integer', minimum: 1, maximum: 500 },
  item: { required: true, type: 'object', fields: lineItemReferenceBounds },
  casesQuantity: { required: true, type: 'integer', minimum: 0, maximum: 99999 },
  bottlesQuantity: { required: true, type: 'integer', minimum: 0, maximum: 99999 },
  lotNumber: { required: false, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  vintage: { required: false, nullable: true, anyOf: [{ type: 'integer', minimum: 1900, maximum: 2100 }, { type: 'string', enum: ['NV'] }] },
  unitPrice: { required: false, type: 'number', minimum: 0.01, maximum: 9999999.99, nullable: true },
  notes: { required: false, type: 'string', minLength: 1, maxLength: 100, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
} as const;

/** Bounds of `InboundOrderRequest` in the contract, field by field; lengths in code points. */
export const inboundOrderRequestBounds = {
  action: { required: false, type: 'string', enum: ['SUBMIT_ORDER', 'UPDATE_ITEM_ORDER'] },
  details: { required: true, type: 'object', fields: inboundOrderDetailsRequestBounds },
  lineItems: { required: true, type: 'array', minItems: 1, maxItems: 500, items: { type: 'object', fields: lineItemRequestBounds } },
  palletsQuantity: { required: true, type: 'integer', minimum: 1, maximum: 99999 },
} as const;

/** Bounds of `ItemWarehouse` in the contract, field by field; lengths in code points. */
export const itemWarehouseBounds = {
  warehouseId: { required: true, type: 'string', pattern: '^[A-Z0-9-]{2,20}$' },
} as const;

/** Bounds of `ItemRequest` in the contract, field by field; lengths in code points. */
export const itemRequestBounds = {
  sku: { required: true, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  brand: { required: true, type: 'string', minLength: 1, maxLength: 40, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  description: { required: true, type: 'string', minLength: 1, maxLength: 60, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  type: { required: true, type: 'string', enum: ['M', 'F', 'G', 'L', 'B', 'C', 'H', 'N', 'P', 'A', 'O', 'W'] },
  alcoholByVolume: { required: false, type: 'number', minimum: 0, maximum: 95, nullable: true },
  itemStatus: { required: false, type: 'string', enum: ['ACTIVE', 'INACTIVE', 'DISCONTINUED'], default: 'ACTIVE' },
  size: { required: true, type: 'number', minimum: 0.01, maximum: 99999.99 },
  sizeUom: { required: true, type: 'string', enum: ['ML', 'CL', 'L', 'OZ', 'GAL', 'BBL'] },
  bottlesPerCase: { required: true, type: 'integer', minimum: 1, maximum: 999 },
  warehouses: { required: true, type: 'array', minItems: 1, maxItems: 100, items: { type: 'object', fields: itemWarehouseBounds } },
  countryOfOrigin: { required: false, type: 'string', pattern: '^\\d{3}$', nullable: true },
  vintage: { required: false, nullable: true, anyOf: [{ type: 'integer', minimum: 1900, maximum: 2100 }, { type: 'string', enum: ['NV'] }] },
  appellation: { required: false, type: 'string', minLength: 1, maxLength: 40, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  varietal: { required: false, type: 'string', minLength: 1, maxLength: 40, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  region: { required: false, type: 'string', minLength: 1, maxLength: 40, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  spiritClass: { required: false, type: 'string', minLength: 1, maxLength: 40, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  upc: { required: false, type: 'string', pattern: '^\\d{12}$', nullable: true },
  caseUpc: { required: false, type: 'string', pattern: '^\\d{14}$', nullable: true },
  nabcaCode: { required: false, type: 'string', pattern: '^(\\d{6}|\\d{3}-?\\d{6}-?\\d{2})$', nullable: true },
  colaNumber: { required: false, type: 'string', pattern: '^\\d{14}$', nullable: true },
  containerType: { required: false, type: 'string', enum: ['BOTTLE', 'CAN', 'KEG', 'BAG_IN_BOX', 'TETRA', 'POUCH', 'BARREL'], default: 'BOTTLE' },
  freightClass: { required: false, type: 'string', enum: ['50', '55', '60', '65', '70', '77.5', '85', '92.5', '100', '110', '125', '150', '175', '200', '250', '300', '400', '500'], nullable: true },
  caseWeightLbs: { required: false, type: 'number', minimum: 0.01, maximum: 9999.99, nullable: true },
  caseLengthIn: { required: false, type: 'number', minimum: 0.01, maximum: 99.99, nullable: true },
  caseWidthIn: { required: false, type: 'number', minimum: 0.01, maximum: 99.99, nullable: true },
  caseHeightIn: { required: false, type: 'number', minimum: 0.01, maximum: 99.99, nullable: true },
  casesPerLayer: { required: false, type: 'integer', minimum: 1, maximum: 99, nullable: true },
  layersPerPallet: { required: false, type: 'integer', minimum: 1, maximum: 99, nullable: true },
  nmfcNumber: { required: false, type: 'string', minLength: 1, maxLength: 10, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  minStockCases: { required: false, type: 'integer', minimum: 0, maximum: 99999, nullable: true },
  lotTracked: { required: false, type: 'boolean', default: false },
} as const;

/** Bounds of `OrderAddress` in the contract, field by field; lengths in code points. */
export const orderAddressBounds = {
  addressId: { required: false, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$', nullable: true },
  addressType: { required: true, type: 'string', enum: ['BILLING', 'SHIPPING'] },
  countryCode: { required: true, type: 'string', enum: ['USA', 'CAN', 'INT'], default: 'USA' },
  isoCountryCode: { required: true, type: 'string', pattern: '^\\d{3}$', default: '840' },
  name: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  address1: { required: true, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  address2: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  address3: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  city: { required: true, type: 'string', minLength: 1, maxLength: 30, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  stateCode: { required: false, type: 'string', maxLength: 20, pattern: '^[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  zip: { required: false, type: 'string', maxLength: 15, pattern: '^[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
} as const;

/** Bounds of `OutboundOrderDetailsRequest` in the contract, field by field; lengths in code points. */
export const outboundOrderDetailsRequestBounds = {
  warehouseId: { required: true, type: 'string', pattern: '^[A-Z0-9-]{2,20}$' },
  customerId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' },
  poNumber: { required: true, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  referenceNumber: { required: false, type: 'string', minLength: 1, maxLength: 30, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  orderDate: { required: true, type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  requestedShipDate: { required: true, type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  requestedDeliveryDate: { required: false, type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$', nullable: true },
  cancelAfterDate: { required: false, type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$', nullable: true },
  orderType: { required: false, type: 'string', enum: ['SALE', 'SAMPLE', 'TRANSFER', 'EXPORT', 'RETURN_TO_SUPPLIER', 'DESTRUCTION'], default: 'SALE' },
  shippingType: { required: true, type: 'string', enum: ['PARCEL', 'FULL_TRUCK_LOAD', 'LTL', 'CONTAINER'] },
  scac: { required: false, type: 'string', pattern: '^[A-Z]{2,4}$', nullable: true },
  carrierName: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  carrierArranged: { required: false, type: 'boolean', default: false },
  isCustomerPickup: { required: false, type: 'boolean', default: false },
  serviceLevel: { required: false, type: 'string', minLength: 1, maxLength: 30, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  adultSignatureRequired: { required: false, type: 'boolean' },
  carrierAccountNumber: { required: false, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  freightTerms: { required: true, type: 'string', enum: ['PREPAID', 'COLLECT', 'THIRD_PARTY'] },
  thirdPartyBilling: { required: false, type: 'object', nullable: true, fields: addressBounds },
  bondedFlag: { required: true, type: 'string', enum: ['0', '1'] },
  billingAddress: { required: true, type: 'object', fields: orderAddressBounds },
  shippingAddress: { required: false, type: 'object', nullable: true, fields: orderAddressBounds },
  shippingSameAsBilling: { required: false, type: 'boolean', default: false },
  contactName: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  contactPhone: { required: false, type: 'string', pattern: '^\\d{3}-\\d{3}-\\d{4}$', nullable: true },
  contactEmail: { required: false, type: 'string', maxLength: 50, pattern: '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$', nullable: true },
  deliveryAppointmentRequired: { required: false, type: 'boolean', default: false },
  liftgateRequired: { required: false, type: 'boolean', default: false },
  insideDelivery: { required: false, type: 'boolean', default: false },
  residentialDelivery: { required: false, type: 'boolean', default: false },
  codAmount: { required: false, type: 'number', minimum: 0.01, maximum: 9999999.99, nullable: true },
  bolNumber: { required: false, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  proNumber: { required: false, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  trackingNumbers: { required: false, type: 'array', minItems: 0, maxItems: 50, items: { type: 'string', minLength: 1, maxLength: 40, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' } },
  trailerNumber: { required: false, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  sealNumber: { required: false, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  containerNumber: { required: false, type: 'string', pattern: '^[A-Z]{3}[UJZ]\\d{7}$', nullable: true },
  specialInstructions: { required: false, type: 'string', minLength: 1, maxLength: 250, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
} as const;

/** Bounds of `OutboundOrderRequest` in the contract, field by field; lengths in code points. */
export const outboundOrderRequestBounds = {
  action: { required: false, type: 'string', enum: ['SUBMIT_ORDER', 'UPDATE_ITEM_ORDER'] },
  details: { required: true, type: 'object', fields: outboundOrderDetailsRequestBounds },
  lineItems: { required: true, type: 'array', minItems: 1, maxItems: 500, items: { type: 'object', fields: lineItemRequestBounds } },
  palletsQuantity: { required: true, type: 'integer', minimum: 1, maximum: 99999 },
} as const;

/** Bounds of `SupplierWarehouse` in the contract, field by field; lengths in code points. */
export const supplierWarehouseBounds = {
  warehouseId: { required: true, type: 'string', pattern: '^[A-Z0-9-]{2,20}$' },
  name: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
} as const;

/** Bounds of `SupplierRequest` in the contract, field by field; lengths in code points. */
export const supplierRequestBounds = {
  supplierId: { required: true, type: 'string', pattern: '^[A-Z0-9-]{2,20}$' },
  name: { required: true, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  inventoryType: { required: false, type: 'string', enum: ['TAX PAID', 'BONDED', 'INTL'], default: 'TAX PAID' },
  status: { required: false, type: 'string', enum: ['ACTIVE', 'INACTIVE'], default: 'ACTIVE' },
  warehouses: { required: true, type: 'array', minItems: 0, maxItems: 100, items: { anyOf: [{ type: 'object', fields: supplierWarehouseBounds }, { type: 'string', pattern: '^[A-Z0-9-]{2,20}$' }] } },
  contactName: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  phone: { required: false, type: 'string', pattern: '^\\d{3}-\\d{3}-\\d{4}$', nullable: true },
  email: { required: false, type: 'string', maxLength: 50, pattern: '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$', nullable: true },
  addresses: { required: false, type: 'array', minItems: 0, maxItems: 5, items: { type: 'object', fields: addressBounds } },
  ttbPermitNumber: { required: false, type: 'string', maxLength: 20, pattern: '^([A-Z]{2}-[A-Z]-\\d{1,6}|(BWC|BWN|BW|BR|DSP)-[A-Z]{2}-\\d{1,6})$', nullable: true },
  taxId: { required: false, type: 'string', pattern: '^\\d{2}-\\d{7}$', nullable: true },
  gs1CompanyPrefix: { required: false, type: 'string', pattern: '^\\d{7,10}$', nullable: true },
  website: { required: false, type: 'string', maxLength: 200, pattern: '^https?://[^\\s]+$', nullable: true },
  permissions: { required: false, type: 'array', minItems: 0, maxItems: 100, uniqueItems: true, items: { type: 'string', enum: ['BASIC_ACCESS', 'INBOUND_ORDER_LIST', 'INBOUND_ORDER_DETAILS', 'INBOUND_ORDER_CREATE', 'INBOUND_ORDER_EDIT', 'INBOUND_ORDER_CANCEL', 'OUTBOUND_ORDER_LIST', 'OUTBOUND_ORDER_DETAILS', 'OUTBOUND_ORDER_CREATE', 'OUTBOUND_ORDER_EDIT', 'OUTBOUND_ORDER_CANCEL', 'ITEM_LIST', 'ITEM_DETAILS', 'ITEM_CREATE', 'ITEM_EDIT', 'ITEM_UPLOAD_MASTER_FILE', 'CUSTOMER_LIST', 'CUSTOMER_CREATE', 'CUSTOMER_EDIT', 'CUSTOMER_UPLOAD_MASTER_FILE', 'SUPPLIER_LIST', 'SUPPLIER_CREATE', 'SUPPLIER_EDIT', 'WAREHOUSE_LIST', 'WAREHOUSE_CREATE', 'WAREHOUSE_EDIT', 'USER_LIST', 'USER_CREATE', 'USER_EDIT'] } },
} as const;

/** Bounds of `SupplierRoleAssignment` in the contract, field by field; lengths in code points. */
export const supplierRoleAssignmentBounds = {
  supplierId: { required: true, type: 'string', pattern: '^[A-Z0-9-]{2,20}$' },
  role: { required: true, type: 'string', enum: ['ADMIN', 'READ_ONLY'] },
} as const;

/** Bounds of `UserRequest` in the contract, field by field; lengths in code points. */
export const userRequestBounds = {
  email: { required: true, type: 'string', maxLength: 50, pattern: '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$' },
  globalRole: { required: true, type: 'string', enum: ['SUPER_ADMIN', 'INTERNAL_ADMIN'], nullable: true },
  supplierRoles: { required: true, type: 'array', minItems: 0, maxItems: 5000, items: { type: 'object', fields: supplierRoleAssignmentBounds } },
  enabled: { required: true, type: 'boolean' },
} as const;

/** Bounds of `WarehouseRequest` in the contract, field by field; lengths in code points. */
export const warehouseRequestBounds = {
  warehouseId: { required: true, type: 'string', pattern: '^[A-Z0-9-]{2,20}$' },
  name: { required: true, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$' },
  status: { required: false, type: 'string', enum: ['ACTIVE', 'INACTIVE'], default: 'ACTIVE' },
  timeZone: { required: false, type: 'string', maxLength: 50, pattern: '^[A-Za-z]+(/[A-Za-z0-9_+-]+){0,2}$', default: 'America/New_York' },
  addresses: { required: true, type: 'array', minItems: 1, maxItems: 5, items: { type: 'object', fields: addressBounds } },
  isBonded: { required: false, type: 'boolean', default: false },
  bondRegistryNumber: { required: false, type: 'string', minLength: 1, maxLength: 20, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  ftzNumber: { required: false, type: 'string', minLength: 1, maxLength: 10, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  customsFirmsCode: { required: false, type: 'string', pattern: '^[A-Z0-9]{4}$', nullable: true },
  contactName: { required: false, type: 'string', minLength: 1, maxLength: 50, pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}\\p{M}\\p{N}\\p{P}\\p{Zs}]*$', nullable: true },
  phone: { required: false, type: 'string', pattern: '^\\d{3}-\\d{3}-\\d{4}$', nullable: true },
  email: { required: false, type: 'string', maxLength: 50, pattern: '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$', nullable: true },
  receivingHours: { required: false, type: 'object', nullable: true, fields: timeWindowBounds },
  shippingHours: { required: false, type: 'object', nullable: true, fields: timeWindowBounds },
  cutoffTime: { required: false, type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', nullable: true },
  temperatureZones: { required: false, type: 'array', minItems: 0, maxItems: 3, uniqueItems: true, items: { type: 'string', enum: ['AMBIENT', 'COOL', 'REFRIGERATED'] } },
} as const;

/** States and provinces by `countryCode`: code and name. */
export const statesByCountry = {
  USA: { AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado', CT: 'Connecticut', DE: 'Delaware', DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', IA: 'Iowa', KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota', MS: 'Mississippi', MO: 'Missouri', MT: 'Montana', NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York', NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania', RI: 'Rhode Island', SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah', VT: 'Vermont', VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming', AS: 'American Samoa', GU: 'Guam', MP: 'Northern Mariana Islands', PR: 'Puerto Rico', VI: 'U.S. Virgin Islands' },
  CAN: { AB: 'Alberta', BC: 'British Columbia', MB: 'Manitoba', NB: 'New Brunswick', NL: 'Newfoundland and Labrador', NS: 'Nova Scotia', NT: 'Northwest Territories', NU: 'Nunavut', ON: 'Ontario', PE: 'Prince Edward Island', QC: 'Quebec', SK: 'Saskatchewan', YT: 'Yukon' },
} as const;
