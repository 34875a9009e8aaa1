'use client';
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/features/orders/order-details.messages.ts
var orderDetailsMessages = defineMessages((format) => ({
  missingText: "There is no such order, or it belongs to another supplier.",
  outdated: "The order could not be refreshed; this is how it was last.",
  shipment: "Shipment",
  warehouse: "Warehouse",
  customer: "Customer",
  shippingType: "Shipping type",
  carrier: "Carrier",
  carrierArranged: "Arranged by the warehouse",
  orderType: "Order type",
  orderTypes: {
    SAMPLE: "Sample",
    TRANSFER: "Transfer",
    EXPORT: "Export",
    RETURN_TO_SUPPLIER: "Return to supplier",
    DESTRUCTION: "Destruction"
  },
  serviceLevel: "Service level",
  carrierAccountNumber: "Carrier account",
  containerSize: "Container size",
  temperatureControl: "Temperature",
  temperatures: { COOL_55_65F: "Cool, 55\u201365 \xB0F", REFRIGERATED: "Refrigerated" },
  ttbTransferRef: "Bond transfer reference",
  inventory: "Inventory",
  orderDate: "Order date",
  expectedArrivalDate: "Expected arrival",
  appointment: "Appointment",
  window: (from, to) => `${from}\u2013${to}`,
  requestedShipDate: "Requested ship date",
  requestedDeliveryDate: "Requested delivery date",
  cancelAfterDate: "Cancel after",
  referenceNumber: "Reference number",
  externalOrderNumber: "Warehouse order number",
  freightTerms: "Freight terms",
  containerNumber: "Container number",
  sealNumber: "Seal number",
  trailerNumber: "Trailer number",
  bolNumber: "Bill of lading number",
  proNumber: "PRO number",
  trackingNumbers: "Tracking numbers",
  incoterm: "Incoterm",
  customsEntryNumber: "Customs entry number",
  inBondNumber: "In-bond number",
  codAmount: "Collect on delivery",
  dollars: (amount) => format.number(amount, { style: "currency", currency: "USD" }),
  contact: "Contact",
  specialInstructions: "Special instructions",
  needs: "At delivery",
  needNames: {
    deliveryAppointmentRequired: "Appointment",
    liftgateRequired: "Liftgate",
    insideDelivery: "Inside delivery",
    residentialDelivery: "Residential",
    adultSignatureRequired: "Adult signature",
    isCustomerPickup: "Customer pickup",
    isFloorLoaded: "Floor loaded"
  },
  needList: (names) => names.join(", "),
  parties: {
    shipFrom: "Ship from",
    shippingAddress: "Ship to",
    billingAddress: "Bill to",
    thirdPartyBilling: "Freight bill to"
  },
  addresses: "Addresses",
  lines: "Lines",
  line: "#",
  item: "Item",
  quantities: {
    requested: "Quantity",
    expected: "Expected",
    received: "Received",
    damaged: "Damaged",
    short: "Short",
    ordered: "Ordered",
    picked: "Picked",
    shipped: "Shipped"
  },
  lotNumber: "Lot",
  lineStatus: "Status",
  lineStatuses: {
    OPEN: "Open",
    PARTIAL: "Partial",
    COMPLETE: "Complete",
    SHORT: "Short",
    REJECTED: "Rejected"
  },
  size: (size, uom, perCase) => `${format.number(size, { maximumFractionDigits: 2 })} ${uom} \xD7 ${format.number(perCase)}`,
  total: "Total",
  totals: {
    pallets: (count) => format.plural(count, { one: "pallet", other: "pallets" }),
    cases: (count) => format.plural(count, { one: "case", other: "cases" }),
    bottles: (count) => format.plural(count, { one: "bottle", other: "bottles" }),
    pounds: "lb",
    value: "declared value"
  },
  count: (count) => format.number(count),
  pounds: (weight) => format.number(weight, { maximumFractionDigits: 0 }),
  progress: "Progress",
  /** Who did it, and why. */
  step: (at, by, reason) => [format.instant(at), by, reason].filter(Boolean).join(" \xB7 "),
  sources: { SYSTEM: "Warehouse system", WAREHOUSE: "Warehouse" },
  failure: "The order failed",
  /** Fields that a failure may name and no fact is called after. */
  fields: {
    warehouseId: "Warehouse",
    customerId: "Customer",
    scac: "Carrier",
    carrierName: "Carrier",
    bondedFlag: "Inventory",
    poNumber: "PO number",
    palletsQuantity: "Pallets",
    contactName: "Contact",
    contactPhone: "Contact",
    contactEmail: "Contact"
  },
  lineField: (line, field) => `Line ${format.number(line)}, ${field}`,
  lineFields: {
    item: "Item",
    casesQuantity: "Cases",
    bottlesQuantity: "Bottles",
    lotNumber: "Lot",
    vintage: "Vintage",
    unitPrice: "Unit price"
  },
  problem: (field, message) => field ? `${field}: ${message}` : message,
  documents: "Documents",
  billOfLading: "Bill of lading",
  cancelDownload: "Cancel the download of the bill of lading",
  documentNote: (kind, size) => `${kind} \xB7 ${size}`,
  documentKinds: {
    PACKING_LIST: "Packing list",
    COMMERCIAL_INVOICE: "Commercial invoice",
    CUSTOMS_7501: "Customs entry",
    TTB_TRANSFER: "Bond transfer",
    PHOTO: "Photo",
    POD: "Proof of delivery",
    OTHER: "Document"
  },
  edit: "Edit",
  copy: "Copy to new order",
  resubmit: {
    open: "Resubmit",
    title: "Resubmit this order?",
    text: (orderId) => `${orderId} will be sent to the warehouse again, as it is.`,
    done: "Order resubmitted successfully",
    failed: "Submission Error",
    tooLate: (status) => `The order is ${status} and can no longer be resubmitted.`
  },
  cancel: {
    open: "Cancel order",
    title: "Cancel this order?",
    text: (orderId) => `${orderId} will be canceled. This cannot be undone.`,
    reason: "Reason",
    optional: "Optional. The warehouse reads it.",
    keep: "Keep order",
    done: "Cancelation successful",
    doneText: "The order has been canceled",
    failed: "Cancelation Error",
    tooLate: (status) => `The order is ${status} and can no longer be canceled.`
  }
}));

export {
  orderDetailsMessages
};
