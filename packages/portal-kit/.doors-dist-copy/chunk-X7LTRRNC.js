'use client';
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/features/orders/orders.messages.ts
var directions = {
  inbound: {
    title: "Inbound Orders",
    search: "Search inbound orders",
    emptyCreate: "Announce the first goods of this supplier to see them here.",
    emptyReadOnly: "This supplier has no inbound orders yet.",
    showAll: "Show all inbound orders",
    missing: "Inbound order not found",
    backToList: "Go to Inbound Orders"
  },
  outbound: {
    title: "Outbound Orders",
    search: "Search outbound orders",
    emptyCreate: "Ship the first goods of this supplier to see them here.",
    emptyReadOnly: "This supplier has no outbound orders yet.",
    showAll: "Show all outbound orders",
    missing: "Outbound order not found",
    backToList: "Go to Outbound Orders"
  }
};
var ordersMessages = defineMessages((format) => ({
  directions,
  empty: "No order matches the search and the filters.",
  columns: {
    orderId: "Order",
    poNumber: "PO number",
    status: "Status",
    warehouseName: "Warehouse",
    customerName: "Customer",
    orderDate: "Order date",
    expectedArrivalDate: "Expected arrival",
    requestedShipDate: "Requested ship date",
    shippingType: "Shipping type",
    cases: "Quantity",
    createdAt: "Created"
  },
  export: "Export",
  cancelExport: "Cancel the export",
  template: "Template",
  cancelTemplate: "Cancel the download of the template",
  upload: "Upload",
  create: "Create order",
  shippingTypes: {
    PARCEL: "Parcel",
    FULL_TRUCK_LOAD: "Full truck load",
    LTL: "LTL",
    CONTAINER: "Container"
  },
  freightTerms: {
    PREPAID: "Prepaid",
    COLLECT: "Collect",
    THIRD_PARTY: "Third party"
  },
  /** Source: specification, section 3: '1' shows as Bonded, otherwise Tax Paid. */
  bonded: "Bonded",
  taxPaid: "Tax Paid",
  quantity: (cases, bottles) => bottles ? `${cases}, ${bottles}` : cases,
  /** What comes beside the cases of an order: loose bottles, and how many lines. */
  summary: (bottles, lines) => [bottles, `${format.number(lines)} ${format.plural(lines, { one: "line", other: "lines" })}`].filter(Boolean).join(" \xB7 ")
}));

export {
  ordersMessages
};
