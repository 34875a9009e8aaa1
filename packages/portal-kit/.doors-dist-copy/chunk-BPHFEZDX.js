'use client';
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/features/orders/form/order-form.messages.ts
var orderFormMessages = defineMessages((format) => ({
  groups: {
    order: "Order",
    orderText: "What it is called, and when it is to happen.",
    transport: "Transport",
    transportText: { inbound: "How the goods come.", outbound: "How the goods travel." },
    inventory: "Inventory",
    inventoryText: "Tax paid stock, or stock under bond.",
    customer: "Customer",
    customerText: "Whom the goods go to. The addresses are copies: a change here leaves the customer as it is.",
    billing: "Bill to",
    shipping: "Ship to",
    thirdParty: "Freight bill to",
    thirdPartyText: "Who pays the freight.",
    shipFrom: "Ship from",
    shipFromText: "Where the goods come from.",
    optional: "Contact and instructions"
  },
  newCustomer: "New customer",
  newCustomerText: "It is added to the customers of the supplier, and chosen for this order.",
  warehousesFailed: "The warehouses could not be loaded.",
  customersFailed: "The customers could not be loaded.",
  carriersFailed: "The carriers could not be loaded. Choose \u201CAnother carrier\u201D and name it.",
  noWarehouse: "This supplier has no warehouse yet.",
  otherCarrier: "Another carrier",
  carrierName: "Name of the carrier",
  windowFrom: "Appointment from",
  windowTo: "Appointment to",
  isFloorLoaded: "Floor loaded, without pallets",
  loading: "Loading",
  carriage: "Carriage",
  carrierArranged: "The warehouse chooses the carrier",
  isCustomerPickup: "The customer picks up",
  services: "At delivery",
  deliveryAppointmentRequired: "Appointment",
  liftgateRequired: "Liftgate",
  insideDelivery: "Inside delivery",
  residentialDelivery: "Residential",
  address: "Address",
  sameAsBilling: "Same as the billing address",
  addressChoice: "Address of the customer",
  otherAddress: "Another address",
  contactName: "Contact name",
  contactPhone: "Contact phone",
  contactEmail: "Contact email",
  orderTypes: {
    SALE: "Sale",
    SAMPLE: "Sample",
    TRANSFER: "Transfer",
    EXPORT: "Export",
    RETURN_TO_SUPPLIER: "Return to supplier",
    DESTRUCTION: "Destruction"
  },
  temperatures: {
    NONE: "None",
    COOL_55_65F: "Cool, 55\u201365 \xB0F",
    REFRIGERATED: "Refrigerated"
  },
  trackingHint: "One or more, with commas between them",
  adultSignature: "Parcels of alcohol are handed to an adult against a signature.",
  containerHint: (label) => `${label} has an unusual check digit. Look at it once more.`,
  containerByType: "Containers are usual for exports and transfers.",
  past: "Must not be in the past",
  tooFar: (days) => `Must be within ${format.number(days)} days`,
  beforeOrder: "Must not be before the order date",
  beforeShip: "Must not be before the requested ship date",
  beforeFrom: "Must be after the beginning",
  notBonded: "The warehouse is not bonded",
  customerNotBonded: "The customer may not receive bonded goods",
  licenseExpired: (date) => `Consignee license expired on ${date}`
}));

export {
  orderFormMessages
};
