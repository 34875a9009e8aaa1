// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `CustomerAddress` of the contract. */
export const customerAddressShape = {
  addressId: 'text',
  addressType: 'text',
  countryCode: 'text',
  isoCountryCode: 'text',
  name: 'text',
  address1: 'text',
  address2: 'text',
  address3: 'text',
  city: 'text',
  stateCode: 'text',
  zip: 'text',
  phone: 'text',
  email: 'text',
  isDefault: 'boolean',
} as const;

/** Types of the values in `Customer` of the contract. */
export const customerShape = {
  customerId: 'text',
  customerNumber: 'text',
  name: 'text',
  dbaName: 'text',
  customerType: 'text',
  status: 'text',
  addresses: [customerAddressShape],
  contactName: 'text',
  phone: 'text',
  email: 'text',
  ttbPermitNumber: 'text',
  stateLicenseNumber: 'text',
  stateLicenseState: 'text',
  licenseExpirationDate: 'text',
  taxId: 'text',
  defaultWarehouseId: 'text',
  defaultShippingType: 'text',
  defaultFreightTerms: 'text',
  defaultScac: 'text',
  deliveryInstructions: 'text',
  bondedAllowed: 'boolean',
  version: 'number',
  createdAt: 'text',
  updatedAt: 'text',
} as const;

/** Types of the values in `TimeWindow` of the contract. */
export const timeWindowShape = {
  from: 'text',
  to: 'text',
} as const;

/** Types of the values in `Address` of the contract. */
export const addressShape = {
  countryCode: 'text',
  isoCountryCode: 'text',
  name: 'text',
  address1: 'text',
  address2: 'text',
  address3: 'text',
  city: 'text',
  stateCode: 'text',
  zip: 'text',
} as const;

/** Types of the values in `InboundOrderDetails` of the contract. */
export const inboundOrderDetailsShape = {
  warehouseId: 'text',
  poNumber: 'text',
  referenceNumber: 'text',
  orderDate: 'text',
  expectedArrivalDate: 'text',
  appointmentWindow: timeWindowShape,
  shippingType: 'text',
  scac: 'text',
  carrierName: 'text',
  containerNumber: 'text',
  containerSize: 'text',
  isFloorLoaded: 'boolean',
  sealNumber: 'text',
  bolNumber: 'text',
  proNumber: 'text',
  trackingNumbers: ['text'],
  trailerNumber: 'text',
  freightTerms: 'text',
  incoterm: 'text',
  bondedFlag: 'text',
  customsEntryNumber: 'text',
  inBondNumber: 'text',
  ttbTransferRef: 'text',
  shipFrom: addressShape,
  contactName: 'text',
  contactPhone: 'text',
  contactEmail: 'text',
  temperatureControl: 'text',
  specialInstructions: 'text',
} as const;

/** Types of the values in `LineItemSnapshot` of the contract. */
export const lineItemSnapshotShape = {
  itemId: 'text',
  sku: 'text',
  description: 'text',
  brand: 'text',
  type: 'text',
  size: 'number',
  sizeUom: 'text',
  bottlesPerCase: 'number',
  bonded: 'boolean',
  itemStatus: 'text',
  vintage: 'textOrNumber',
  lotTracked: 'boolean',
  caseWeightLbs: 'number',
  casesPerLayer: 'number',
  layersPerPallet: 'number',
} as const;

/** Types of the values in `CasesAndBottles` of the contract. */
export const casesAndBottlesShape = {
  cases: 'number',
  bottles: 'number',
} as const;

/** Types of the values in `LineItem` of the contract. */
export const lineItemShape = {
  lineItemNumber: 'number',
  item: lineItemSnapshotShape,
  casesQuantity: 'number',
  bottlesQuantity: 'number',
  lotNumber: 'text',
  vintage: 'textOrNumber',
  unitPrice: 'number',
  notes: 'text',
  availableQty: 'number',
  expected: casesAndBottlesShape,
  received: casesAndBottlesShape,
  damaged: casesAndBottlesShape,
  short: casesAndBottlesShape,
  ordered: casesAndBottlesShape,
  picked: casesAndBottlesShape,
  shipped: casesAndBottlesShape,
  lineStatus: 'text',
} as const;

/** Types of the values in `OrderTotals` of the contract. */
export const orderTotalsShape = {
  cases: 'number',
  bottles: 'number',
  units: 'number',
  weightLbs: 'number',
  value: 'number',
} as const;

/** Types of the values in `ValidationError` of the contract. */
export const validationErrorShape = {
  fieldPath: 'text',
  message: 'text',
} as const;

/** Types of the values in `OrderFailure` of the contract. */
export const orderFailureShape = {
  code: 'text',
  message: 'text',
  messageLanguage: 'text',
  at: 'text',
  validationErrors: [validationErrorShape],
} as const;

/** Types of the values in `OrderStatusChange` of the contract. */
export const orderStatusChangeShape = {
  status: 'text',
  at: 'text',
  by: 'text',
  source: 'text',
  reason: 'text',
} as const;

/** Types of the values in `OrderAttachment` of the contract. */
export const orderAttachmentShape = {
  attachmentId: 'text',
  fileName: 'text',
  contentType: 'text',
  size: 'number',
  kind: 'text',
  uploadedAt: 'text',
  uploadedBy: 'text',
  url: 'text',
} as const;

/** Types of the values in `InboundOrder` of the contract. */
export const inboundOrderShape = {
  orderId: 'text',
  externalOrderNumber: 'text',
  direction: 'text',
  status: 'text',
  version: 'number',
  details: inboundOrderDetailsShape,
  lineItems: [lineItemShape],
  palletsQuantity: 'number',
  itemsCount: 'number',
  totals: orderTotalsShape,
  failure: orderFailureShape,
  statusHistory: [orderStatusChangeShape],
  attachments: [orderAttachmentShape],
  createdAt: 'text',
  createdBy: 'text',
  updatedAt: 'text',
  updatedBy: 'text',
} as const;

/** Types of the values in `ItemWarehouse` of the contract. */
export const itemWarehouseShape = {
  warehouseId: 'text',
} as const;

/** Types of the values in `Inventory` of the contract. */
export const inventoryShape = {
  warehouseId: 'text',
  onHandQty: 'number',
  bondOnHandQty: 'number',
  availableQty: 'number',
  bondAvailableQty: 'number',
} as const;

/** Types of the values in `Item` of the contract. */
export const itemShape = {
  itemId: 'text',
  sku: 'text',
  description: 'text',
  brand: 'text',
  type: 'text',
  size: 'number',
  sizeUom: 'text',
  bottlesPerCase: 'number',
  itemStatus: 'text',
  warehouses: [itemWarehouseShape],
  inventory: [inventoryShape],
  alcoholByVolume: 'number',
  vintage: 'textOrNumber',
  upc: 'text',
  caseUpc: 'text',
  nabcaCode: 'text',
  colaNumber: 'text',
  countryOfOrigin: 'text',
  appellation: 'text',
  varietal: 'text',
  region: 'text',
  spiritClass: 'text',
  containerType: 'text',
  caseWeightLbs: 'number',
  caseLengthIn: 'number',
  caseWidthIn: 'number',
  caseHeightIn: 'number',
  casesPerLayer: 'number',
  layersPerPallet: 'number',
  nmfcNumber: 'text',
  freightClass: 'text',
  lotTracked: 'boolean',
  minStockCases: 'number',
  version: 'number',
  createdAt: 'text',
  updatedAt: 'text',
} as const;

/** Types of the values in `OrderAddress` of the contract. */
export const orderAddressShape = {
  addressId: 'text',
  addressType: 'text',
  countryCode: 'text',
  isoCountryCode: 'text',
  name: 'text',
  address1: 'text',
  address2: 'text',
  address3: 'text',
  city: 'text',
  stateCode: 'text',
  zip: 'text',
} as const;

/** Types of the values in `OutboundOrderDetails` of the contract. */
export const outboundOrderDetailsShape = {
  warehouseId: 'text',
  customerId: 'text',
  poNumber: 'text',
  referenceNumber: 'text',
  orderDate: 'text',
  requestedShipDate: 'text',
  requestedDeliveryDate: 'text',
  cancelAfterDate: 'text',
  orderType: 'text',
  shippingType: 'text',
  scac: 'text',
  carrierName: 'text',
  carrierArranged: 'boolean',
  isCustomerPickup: 'boolean',
  serviceLevel: 'text',
  adultSignatureRequired: 'boolean',
  carrierAccountNumber: 'text',
  freightTerms: 'text',
  thirdPartyBilling: addressShape,
  bondedFlag: 'text',
  billingAddress: orderAddressShape,
  shippingAddress: orderAddressShape,
  shippingSameAsBilling: 'boolean',
  contactName: 'text',
  contactPhone: 'text',
  contactEmail: 'text',
  deliveryAppointmentRequired: 'boolean',
  liftgateRequired: 'boolean',
  insideDelivery: 'boolean',
  residentialDelivery: 'boolean',
  codAmount: 'number',
  bolNumber: 'text',
  proNumber: 'text',
  trackingNumbers: ['text'],
  trailerNumber: 'text',
  sealNumber: 'text',
  containerNumber: 'text',
  specialInstructions: 'text',
} as const;

/** Types of the values in `OutboundOrder` of the contract. */
export const outboundOrderShape = {
  orderId: 'text',
  externalOrderNumber: 'text',
  direction: 'text',
  status: 'text',
  version: 'number',
  details: outboundOrderDetailsShape,
  lineItems: [lineItemShape],
  palletsQuantity: 'number',
  itemsCount: 'number',
  totals: orderTotalsShape,
  failure: orderFailureShape,
  statusHistory: [orderStatusChangeShape],
  attachments: [orderAttachmentShape],
  createdAt: 'text',
  createdBy: 'text',
  updatedAt: 'text',
  updatedBy: 'text',
} as const;

/** Types of the values in `SupplierWarehouse` of the contract. */
export const supplierWarehouseShape = {
  warehouseId: 'text',
  name: 'text',
} as const;

/** Types of the values in `Supplier` of the contract. */
export const supplierShape = {
  supplierId: 'text',
  name: 'text',
  inventoryType: 'text',
  warehouses: [supplierWarehouseShape],
  permissions: ['text'],
  status: 'text',
  contactName: 'text',
  phone: 'text',
  email: 'text',
  addresses: [addressShape],
  ttbPermitNumber: 'text',
  taxId: 'text',
  gs1CompanyPrefix: 'text',
  website: 'text',
  version: 'number',
} as const;

/** Types of the values in `Warehouse` of the contract. */
export const warehouseShape = {
  warehouseId: 'text',
  name: 'text',
  addresses: [addressShape],
  status: 'text',
  isBonded: 'boolean',
  bondRegistryNumber: 'text',
  ftzNumber: 'text',
  customsFirmsCode: 'text',
  contactName: 'text',
  phone: 'text',
  email: 'text',
  timeZone: 'text',
  receivingHours: timeWindowShape,
  shippingHours: timeWindowShape,
  cutoffTime: 'text',
  temperatureZones: ['text'],
  version: 'number',
} as const;

/** Types of the values in `UploadRecord` of the contract. */
export const uploadRecordShape = {
  fileId: 'text',
  fileName: 'text',
  fileType: 'text',
  status: 'text',
  overrideDuplicates: 'boolean',
  uploadedBy: 'text',
  uploadedAt: 'text',
  completedAt: 'text',
  totalRows: 'number',
  succeededRows: 'number',
  failedRows: 'number',
  skippedRows: 'number',
  fileSize: 'number',
  reportAvailable: 'boolean',
  errorMessage: 'text',
  errorMessageLanguage: 'text',
} as const;

/** Types of the values in `InboundOrderSummary` of the contract. */
export const inboundOrderSummaryShape = {
  orderId: 'text',
  externalOrderNumber: 'text',
  status: 'text',
  poNumber: 'text',
  referenceNumber: 'text',
  warehouseId: 'text',
  warehouseName: 'text',
  orderDate: 'text',
  expectedArrivalDate: 'text',
  shippingType: 'text',
  scac: 'text',
  bondedFlag: 'text',
  itemsCount: 'number',
  totals: casesAndBottlesShape,
  palletsQuantity: 'number',
  createdAt: 'text',
  updatedAt: 'text',
} as const;

/** Types of the values in `OutboundOrderSummary` of the contract. */
export const outboundOrderSummaryShape = {
  orderId: 'text',
  externalOrderNumber: 'text',
  status: 'text',
  poNumber: 'text',
  referenceNumber: 'text',
  warehouseId: 'text',
  warehouseName: 'text',
  customerId: 'text',
  customerName: 'text',
  orderDate: 'text',
  requestedShipDate: 'text',
  shippingType: 'text',
  scac: 'text',
  bondedFlag: 'text',
  itemsCount: 'number',
  totals: casesAndBottlesShape,
  palletsQuantity: 'number',
  createdAt: 'text',
  updatedAt: 'text',
} as const;

/** Types of the values in `ScacCode` of the contract. */
export const scacCodeShape = {
  scacCode: 'text',
  carrierName: 'text',
  modes: ['text'],
} as const;

/** Types of the values in `SupplierRoleAssignment` of the contract. */
export const supplierRoleAssignmentShape = {
  supplierId: 'text',
  role: 'text',
} as const;

/** Types of the values in `User` of the contract. */
export const userShape = {
  email: 'text',
  globalRole: 'text',
  supplierRoles: [supplierRoleAssignmentShape],
  enabled: 'boolean',
  permissions: ['text'],
  createdAt: 'text',
  lastLoginAt: 'text',
  version: 'number',
} as const;
