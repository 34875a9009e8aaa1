'use client';
import {
  addBusinessDays,
  addDays,
  dayFromToday
} from "./chunk-CXYXMIQ6.js";
import {
  toLineRequest,
  toOrderLine
} from "./chunk-KIN4W3UC.js";
import {
  emptyAddress,
  toAddress,
  toAddressValues
} from "./chunk-22FCOEOR.js";
import {
  textOf,
  textOrNull
} from "./chunk-RXUNJAB6.js";
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/features/orders/form/order-form.values.ts
import {
  inboundOrderDetailsRequestBounds as inboundBounds,
  outboundOrderDetailsRequestBounds as outboundBounds
} from "@portal-kit/sdk/bounds";

// src/features/orders/form/applicable-fields.ts
var by = (...types) => ({ shippingType }) => types.includes(shippingType);
var isBonded = ({ bondedFlag }) => bondedFlag === "1";
var either = (...tests) => (details) => tests.some((test) => test(details));
var isCarrierOurs = ({ carriage }) => carriage.length === 0;
var isNamed = ({ scac }) => scac === "OTHER";
var conditions = {
  inbound: {
    carrierName: isNamed,
    containerNumber: by("CONTAINER"),
    containerSize: by("CONTAINER"),
    isFloorLoaded: by("CONTAINER"),
    sealNumber: either(by("CONTAINER", "FULL_TRUCK_LOAD"), isBonded),
    trailerNumber: by("FULL_TRUCK_LOAD"),
    bolNumber: by("LTL", "FULL_TRUCK_LOAD"),
    proNumber: by("LTL"),
    trackingNumbers: by("PARCEL"),
    customsEntryNumber: isBonded,
    inBondNumber: isBonded,
    ttbTransferRef: isBonded
  },
  outbound: {
    scac: isCarrierOurs,
    carrierName: (details) => isNamed(details) && isCarrierOurs(details),
    serviceLevel: by("PARCEL"),
    carrierAccountNumber: (details) => by("PARCEL")(details) && details.freightTerms !== "PREPAID",
    thirdPartyBilling: ({ freightTerms }) => freightTerms === "THIRD_PARTY"
  }
};
var isApplicable = (field, details, direction) => conditions[direction][field]?.(details) ?? true;

// src/features/orders/form/order-form.values.ts
var otherCarrier = "OTHER";
var orderOptions = {
  loading: ["isFloorLoaded"],
  carriage: ["carrierArranged", "isCustomerPickup"],
  services: ["deliveryAppointmentRequired", "liftgateRequired", "insideDelivery", "residentialDelivery"]
};
var groupsOf = {
  inbound: ["loading"],
  outbound: ["carriage", "services"]
};
var sameAsBilling = "shippingSameAsBilling";
var emptyOrderAddress = { ...emptyAddress, addressId: "" };
var emptyDetails = {
  warehouseId: "",
  customerId: "",
  poNumber: "",
  referenceNumber: "",
  orderDate: "",
  expectedArrivalDate: "",
  appointmentWindow: { from: "", to: "" },
  requestedShipDate: "",
  requestedDeliveryDate: "",
  cancelAfterDate: "",
  orderType: outboundBounds.orderType.default,
  shippingType: "",
  scac: "",
  carrierName: "",
  containerNumber: "",
  containerSize: "",
  sealNumber: "",
  trailerNumber: "",
  bolNumber: "",
  proNumber: "",
  trackingNumbers: "",
  serviceLevel: "",
  carrierAccountNumber: "",
  freightTerms: inboundBounds.freightTerms.default,
  incoterm: "",
  bondedFlag: "0",
  customsEntryNumber: "",
  inBondNumber: "",
  ttbTransferRef: "",
  temperatureControl: inboundBounds.temperatureControl.default,
  codAmount: "",
  contactName: "",
  contactPhone: "",
  contactEmail: "",
  specialInstructions: "",
  loading: [],
  carriage: [],
  services: [],
  shipping: [],
  shipFrom: emptyAddress,
  thirdPartyBilling: emptyAddress,
  billingAddress: emptyOrderAddress,
  shippingAddress: emptyOrderAddress
};
function startDates(direction, today) {
  if (direction === "inbound") {
    const tomorrow = addDays(today, 1);
    return { orderDate: tomorrow, expectedArrivalDate: tomorrow };
  }
  return { orderDate: today, requestedShipDate: addBusinessDays(addDays(today, 1), 4) };
}
function newOrder(direction, { inventoryType, today = dayFromToday(0) } = {}) {
  return {
    details: {
      ...emptyDetails,
      ...startDates(direction, today),
      bondedFlag: inventoryType === "BONDED" ? "1" : "0"
    },
    lineItems: [],
    palletsQuantity: "1"
  };
}
function toOrderValues(order) {
  const { lineItems, palletsQuantity } = order;
  const details = {
    ...order.details
  };
  const texts = Object.fromEntries(
    Object.entries(emptyDetails).filter(([, empty]) => typeof empty === "string").map(([name, empty]) => [name, textOf(details[name]) || empty])
  );
  const direction = order.direction === "INBOUND" ? "inbound" : "outbound";
  return {
    details: {
      ...emptyDetails,
      ...texts,
      scac: details.scac ?? (details.carrierName ? otherCarrier : ""),
      appointmentWindow: {
        from: textOf(details.appointmentWindow?.from),
        to: textOf(details.appointmentWindow?.to)
      },
      trackingNumbers: (details.trackingNumbers ?? []).join("\n"),
      codAmount: typeof details.codAmount === "number" ? details.codAmount.toFixed(2) : "",
      ...Object.fromEntries(
        groupsOf[direction].map((group) => [group, orderOptions[group].filter((name) => details[name])])
      ),
      shipping: details.shippingSameAsBilling ? [sameAsBilling] : [],
      shipFrom: toAddressValues(details.shipFrom),
      thirdPartyBilling: toAddressValues(details.thirdPartyBilling),
      billingAddress: toOrderAddressValues(details.billingAddress),
      shippingAddress: toOrderAddressValues(details.shippingAddress)
    },
    lineItems: lineItems.map(toOrderLine),
    palletsQuantity: String(palletsQuantity)
  };
}
function copyOfOrder(order, today = dayFromToday(0)) {
  const { details, lineItems, palletsQuantity } = toOrderValues(order);
  const direction = order.direction === "INBOUND" ? "inbound" : "outbound";
  return {
    details: {
      ...details,
      ...{ poNumber: "", bolNumber: "", proNumber: "", trackingNumbers: "", trailerNumber: "" },
      ...{
        sealNumber: "",
        containerNumber: "",
        customsEntryNumber: "",
        inBondNumber: "",
        ttbTransferRef: ""
      },
      ...{
        appointmentWindow: emptyDetails.appointmentWindow,
        requestedDeliveryDate: "",
        cancelAfterDate: ""
      },
      ...startDates(direction, today)
    },
    lineItems: lineItems.map((line, index) => ({ ...line, lineItemNumber: index + 1 })),
    palletsQuantity
  };
}
function toOrderAddressValues(address) {
  return { ...toAddressValues(address), addressId: textOf(address?.addressId) };
}
function toOrderAddress({ addressId, ...address }, addressType) {
  return { ...toAddress(address), addressType, ...addressId && { addressId } };
}
var trackingNumbersOf = (text) => text.split(/[\s,;]+/).filter(Boolean);
function toOrderRequest(values, direction, base) {
  const { details, lineItems, palletsQuantity } = values;
  const text = (name) => isApplicable(name, details, direction) ? textOrNull(details[name]) : null;
  const shared = {
    warehouseId: details.warehouseId,
    poNumber: details.poNumber.trim(),
    referenceNumber: text("referenceNumber"),
    orderDate: details.orderDate,
    shippingType: details.shippingType,
    scac: details.scac === otherCarrier ? null : text("scac"),
    carrierName: details.scac === otherCarrier ? text("carrierName") : keptCarrierName(details, base),
    freightTerms: details.freightTerms,
    bondedFlag: details.bondedFlag,
    contactName: text("contactName"),
    contactPhone: text("contactPhone"),
    contactEmail: text("contactEmail"),
    specialInstructions: text("specialInstructions"),
    ...Object.fromEntries(
      groupsOf[direction].flatMap(
        (group) => orderOptions[group].map((name) => [
          name,
          details[group].includes(name) && isApplicable(name, details, direction)
        ])
      )
    )
  };
  const request = {
    action: "SUBMIT_ORDER",
    lineItems: lineItems.map((line) => toLineRequest(line, direction)),
    palletsQuantity: Number(palletsQuantity)
  };
  return direction === "inbound" ? { ...request, details: { ...shared, ...inboundDetails(details, text) } } : {
    ...request,
    details: { ...shared, ...outboundDetails(details, text), ...setByWarehouse(base) }
  };
}
function inboundDetails(details, text) {
  const { appointmentWindow, shipFrom } = details;
  return {
    expectedArrivalDate: details.expectedArrivalDate,
    appointmentWindow: appointmentWindow.from && appointmentWindow.to ? appointmentWindow : null,
    containerNumber: text("containerNumber")?.toUpperCase() ?? null,
    containerSize: text("containerSize"),
    sealNumber: text("sealNumber"),
    trailerNumber: text("trailerNumber"),
    bolNumber: text("bolNumber"),
    proNumber: text("proNumber"),
    trackingNumbers: trackingNumbersOf(text("trackingNumbers") ?? ""),
    incoterm: text("incoterm"),
    customsEntryNumber: text("customsEntryNumber"),
    inBondNumber: text("inBondNumber"),
    ttbTransferRef: text("ttbTransferRef"),
    temperatureControl: details.temperatureControl,
    shipFrom: isAddressTyped(shipFrom) ? toAddress(shipFrom) : null
  };
}
function outboundDetails(details, text) {
  const { billingAddress, shippingAddress, thirdPartyBilling } = details;
  const isSame = details.shipping.includes(sameAsBilling);
  const { addressId: _, ...copy } = billingAddress;
  const isShippedTo = !details.carriage.includes("isCustomerPickup") || isAddressTyped(shippingAddress);
  const isParcel = details.shippingType === "PARCEL";
  return {
    customerId: details.customerId,
    requestedShipDate: details.requestedShipDate,
    requestedDeliveryDate: text("requestedDeliveryDate"),
    cancelAfterDate: text("cancelAfterDate"),
    orderType: details.orderType,
    serviceLevel: text("serviceLevel"),
    adultSignatureRequired: isParcel,
    carrierAccountNumber: text("carrierAccountNumber"),
    codAmount: details.codAmount.trim() === "" ? null : Number(details.codAmount),
    thirdPartyBilling: details.freightTerms === "THIRD_PARTY" ? toAddress(thirdPartyBilling) : null,
    billingAddress: toOrderAddress(billingAddress, "BILLING"),
    shippingSameAsBilling: isSame,
    shippingAddress: isSame ? { ...toAddress(copy), addressType: "SHIPPING" } : isShippedTo ? toOrderAddress(shippingAddress, "SHIPPING") : null
  };
}
var isAddressTyped = ({ countryCode: _, isoCountryCode: __, ...rest }) => Object.values(rest).some((text) => text.trim() !== "");
function keptCarrierName({ scac }, base) {
  return scac !== "" && base?.details.scac === scac && base.details.carrierName || null;
}
function setByWarehouse(base) {
  if (base?.direction !== "OUTBOUND") return {};
  const { bolNumber, proNumber, trackingNumbers, trailerNumber, sealNumber, containerNumber } = base.details;
  const kept = { bolNumber, proNumber, trackingNumbers, trailerNumber, sealNumber, containerNumber };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== void 0));
}

// src/features/orders/wizard/order-wizard.messages.ts
var orderWizardMessages = defineMessages((format) => ({
  label: {
    inbound: { create: "New inbound order", edit: "Edit inbound order" },
    outbound: { create: "New outbound order", edit: "Edit outbound order" }
  },
  steps: "Steps",
  stepNames: { details: "Details", items: "Items", submit: "Submit" },
  /** A step in words for a screen reader: its place, name and state. */
  step: (place, name, state) => [`${format.number(place)} ${name}`, state].filter(Boolean).join(", "),
  states: { done: "complete", problem: "incomplete" },
  back: "Back",
  toItems: "Continue to items",
  review: "Review",
  submit: "Submit order",
  resubmit: "Resubmit order",
  linesRequired: "Add at least one item.",
  problems: (count) => `${format.number(count)} ${format.plural(count, { one: "field needs", other: "fields need" })} attention.`,
  confirmTitle: { create: "Submit this order?", edit: "Resubmit this order?" },
  confirmText: {
    create: (poNumber, lines) => `PO ${poNumber} with ${format.number(lines)} ${format.plural(lines, { one: "line", other: "lines" })} will be sent to the warehouse.`,
    edit: (poNumber, lines) => `PO ${poNumber} with ${format.number(lines)} ${format.plural(lines, { one: "line", other: "lines" })} will be sent to the warehouse again.`
  },
  created: "Order created successfully",
  createdText: "This order is added to the Order history",
  resubmitted: "Order resubmitted successfully",
  failed: "Submission Error",
  view: (orderId) => `View ${orderId}`,
  done: (orderId) => orderId ? `${orderId} is submitted.` : "The order is submitted.",
  viewOrder: "View order",
  another: "New order",
  changeWarehouse: "Change the warehouse?",
  changeWarehouseText: (lines) => `The ${format.plural(lines, { one: "line is", other: `${format.number(lines)} lines are` })} of the other warehouse and will be removed.`,
  notEditable: "The order cannot be changed",
  notEditableText: (orderId, status) => `${orderId} is ${status}. Only open and failed orders can be changed.`,
  failure: "The warehouse has refused this order. Mend it and submit it again.",
  duplicate: (orderId) => `${orderId} has this PO number`,
  lines: (lines, cases, bottles) => `${format.number(lines)} ${format.plural(lines, { one: "line", other: "lines" })}, ${cases}, ${bottles}`,
  change: "Change",
  changeStep: (step) => `Change ${step}`
}));

export {
  isApplicable,
  otherCarrier,
  orderOptions,
  sameAsBilling,
  newOrder,
  toOrderValues,
  copyOfOrder,
  toOrderAddressValues,
  trackingNumbersOf,
  toOrderRequest,
  isAddressTyped,
  orderWizardMessages
};
