'use client';
import {
  address,
  addressName,
  addressTitle,
  addresses,
  nowrap,
  second,
  total,
  totalName,
  totalValue,
  totals
} from "./chunk-BFBFYZIA.js";
import {
  orderDetailsMessages
} from "./chunk-UNB3TE7L.js";
import {
  ordersMessages
} from "./chunk-X7LTRRNC.js";
import {
  countryName,
  link
} from "./chunk-OBBSFUQ4.js";
import {
  useWarehouses
} from "./chunk-COKG77JT.js";
import {
  useDestinationLink
} from "./chunk-5FAN3RNM.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";
import {
  messageFormat
} from "./chunk-KLRS6XJS.js";

// src/features/orders/order-addresses.tsx
import { Card } from "@portal-kit/ui/card";
import { jsx, jsxs } from "react/jsx-runtime";
var parties = ["shipFrom", "shippingAddress", "billingAddress", "thirdPartyBilling"];
var isoUsa = "840";
var hasAddress = ({ details }) => parties.some((party) => details[party]);
function OrderAddresses({ order }) {
  const texts = useMessages(orderDetailsMessages);
  const details = order.details;
  const named = parties.flatMap((party) => {
    const address2 = details[party];
    return address2 ? [{ party, address: address2 }] : [];
  });
  if (named.length === 0) return null;
  return /* @__PURE__ */ jsx(Card, { title: texts.addresses, children: /* @__PURE__ */ jsx("div", { className: addresses, children: named.map(({ party, address: address2 }) => /* @__PURE__ */ jsxs("div", { children: [
    /* @__PURE__ */ jsx("h3", { className: addressTitle, children: texts.parties[party] }),
    /* @__PURE__ */ jsx(Address, { address: address2 })
  ] }, party)) }) });
}
function Address({ address: address2 }) {
  const { locale } = usePortal();
  const { name, address1, address2: address22, address3, city, stateCode, zip, isoCountryCode } = address2;
  const place = [city, [stateCode, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const country = isoCountryCode === isoUsa ? void 0 : countryName(isoCountryCode, messageFormat(locale).locale);
  return /* @__PURE__ */ jsxs("address", { className: address, children: [
    name && /* @__PURE__ */ jsx("span", { className: addressName, children: name }),
    [address1, address22, address3, place, country].filter(Boolean).map((line, index) => /* @__PURE__ */ jsxs("span", { children: [
      index > 0 && /* @__PURE__ */ jsx("br", {}),
      line
    ] }, index))
  ] });
}

// src/features/orders/order-facts.tsx
import { Card as Card2, FactList } from "@portal-kit/ui/card";
import { jsx as jsx2 } from "react/jsx-runtime";
var always = /* @__PURE__ */ new Set(["warehouse", "shippingType", "carrier", "inventory", "orderDate", "due"]);
function OrderFacts({
  order,
  customerName,
  isNamed = false,
  actions
}) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const list = useMessages(ordersMessages);
  const { warehouses } = useWarehouses();
  const details = order?.details ?? {};
  const warehouse = warehouses?.find(({ warehouseId }) => warehouseId === details.warehouseId);
  const isInbound = order?.direction !== "OUTBOUND";
  const window = details.appointmentWindow;
  const needs = Object.keys(texts.needNames).filter(
    (need) => details[need]
  );
  const dated = (date) => date && kernel.date(date);
  const facts = [
    ["poNumber", texts.fields.poNumber ?? "", isNamed && details.poNumber],
    ["warehouse", texts.warehouse, warehouse?.name ?? details.warehouseId],
    ["customer", texts.customer, customerName],
    [
      "shippingType",
      texts.shippingType,
      list.shippingTypes[details.shippingType ?? ""] ?? details.shippingType
    ],
    [
      "carrier",
      texts.carrier,
      [details.carrierName, details.scac].filter(Boolean).join(" \xB7 ") || (details.carrierArranged ? texts.carrierArranged : void 0)
    ],
    ["orderType", texts.orderType, texts.orderTypes[details.orderType ?? ""]],
    ["serviceLevel", texts.serviceLevel, details.serviceLevel],
    ["account", texts.carrierAccountNumber, details.carrierAccountNumber],
    ["inventory", texts.inventory, details.bondedFlag === "1" ? list.bonded : list.taxPaid],
    ["orderDate", texts.orderDate, dated(details.orderDate)],
    isInbound ? ["due", texts.expectedArrivalDate, dated(details.expectedArrivalDate)] : ["due", texts.requestedShipDate, dated(details.requestedShipDate)],
    ["appointment", texts.appointment, window && texts.window(window.from, window.to)],
    ["delivery", texts.requestedDeliveryDate, dated(details.requestedDeliveryDate)],
    ["cancelAfter", texts.cancelAfterDate, dated(details.cancelAfterDate)],
    [
      "freightTerms",
      texts.freightTerms,
      list.freightTerms[details.freightTerms ?? ""] ?? details.freightTerms
    ],
    ["referenceNumber", texts.referenceNumber, details.referenceNumber],
    ["external", texts.externalOrderNumber, order?.externalOrderNumber],
    ["containerNumber", texts.containerNumber, details.containerNumber],
    ["containerSize", texts.containerSize, details.containerSize],
    ["temperature", texts.temperatureControl, texts.temperatures[details.temperatureControl ?? ""]],
    ["transfer", texts.ttbTransferRef, details.ttbTransferRef],
    ["sealNumber", texts.sealNumber, details.sealNumber],
    ["trailerNumber", texts.trailerNumber, details.trailerNumber],
    ["bolNumber", texts.bolNumber, details.bolNumber],
    ["proNumber", texts.proNumber, details.proNumber],
    ["tracking", texts.trackingNumbers, details.trackingNumbers?.join(", "), true],
    ["incoterm", texts.incoterm, details.incoterm],
    ["customsEntryNumber", texts.customsEntryNumber, details.customsEntryNumber],
    ["inBondNumber", texts.inBondNumber, details.inBondNumber],
    ["codAmount", texts.codAmount, details.codAmount ? texts.dollars(details.codAmount) : void 0],
    ["needs", texts.needs, texts.needList(needs.map((need) => texts.needNames[need])), true],
    [
      "contact",
      texts.contact,
      [details.contactName, details.contactPhone, details.contactEmail].filter(Boolean).join(" \xB7 "),
      true
    ],
    ["instructions", texts.specialInstructions, details.specialInstructions, true]
  ];
  const shown = facts.filter(([id, , value]) => always.has(id) || Boolean(value));
  return /* @__PURE__ */ jsx2(Card2, { title: texts.shipment, actions, children: /* @__PURE__ */ jsx2(
    FactList,
    {
      facts: shown.map(([, label, value, isWide = false]) => ({
        label,
        value: order ? value || kernel.dash : void 0,
        isWide
      }))
    }
  ) });
}

// src/features/orders/ordered-lines.tsx
import { Card as Card3 } from "@portal-kit/ui/card";
import { PlainTable } from "@portal-kit/ui/plain-table";
import { StatusDot } from "@portal-kit/ui/status-dot";

// src/features/orders/order-quantity.ts
function quantityText(quantity, kernel, texts) {
  if (!quantity) return void 0;
  const { cases, bottles } = quantity;
  if (cases === 0 && bottles > 0) return kernel.bottles(bottles);
  return texts.quantity(kernel.cases(cases), bottles > 0 ? kernel.bottles(bottles) : void 0);
}

// src/features/orders/ordered-lines.tsx
import { Fragment, jsx as jsx3, jsxs as jsxs2 } from "react/jsx-runtime";
var counted = {
  INBOUND: ["expected", "received", "damaged", "short"],
  OUTBOUND: ["ordered", "picked", "shipped"]
};
var tones = {
  OPEN: "info",
  PARTIAL: "warn",
  COMPLETE: "ok",
  SHORT: "bad",
  REJECTED: "bad"
};
function OrderedLines({ order, actions }) {
  const { can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const list = useMessages(ordersMessages);
  const link2 = useDestinationLink();
  const lines = order.lineItems;
  const kinds = counted[order.direction].filter((kind) => lines.some((line) => line[kind]));
  const quantity = (value) => /* @__PURE__ */ jsx3("span", { className: nowrap, children: quantityText(value, kernel, list) ?? kernel.dash });
  const columns = [
    { id: "line", label: texts.line, cell: ({ lineItemNumber }) => texts.count(lineItemNumber) },
    {
      id: "item",
      label: texts.item,
      isRowHeader: true,
      cell: ({ item }) => /* @__PURE__ */ jsxs2(Fragment, { children: [
        can("item-details") && item.itemId ? /* @__PURE__ */ jsx3("a", { part: "link", className: link, ...link2({ to: "items.details", itemId: item.itemId }), children: item.sku }) : item.sku,
        /* @__PURE__ */ jsx3("span", { className: second, children: [item.description, texts.size(item.size, item.sizeUom, item.bottlesPerCase)].join(" \xB7 ") })
      ] })
    },
    ...kinds.length === 0 ? [
      {
        id: "requested",
        label: texts.quantities.requested,
        align: "end",
        cell: ({ casesQuantity, bottlesQuantity }) => quantity({ cases: casesQuantity, bottles: bottlesQuantity })
      }
    ] : kinds.map((kind) => ({
      id: kind,
      label: texts.quantities[kind],
      align: "end",
      cell: (line) => quantity(line[kind])
    })),
    ...lines.some(({ lotNumber }) => lotNumber) ? [{ id: "lot", label: texts.lotNumber, cell: ({ lotNumber }) => lotNumber || kernel.dash }] : [],
    ...lines.some(({ lineStatus }) => lineStatus) ? [
      {
        id: "status",
        label: texts.lineStatus,
        cell: ({ lineStatus }) => /* @__PURE__ */ jsx3(StatusDot, { tone: tones[lineStatus ?? ""] ?? "neutral", children: texts.lineStatuses[lineStatus ?? ""] ?? (lineStatus || kernel.dash) })
      }
    ] : []
  ];
  return /* @__PURE__ */ jsxs2(Card3, { title: texts.lines, note: texts.count(lines.length), actions, isFlush: true, children: [
    /* @__PURE__ */ jsx3(
      PlainTable,
      {
        label: texts.lines,
        rows: lines,
        getRowId: ({ lineItemNumber }) => String(lineItemNumber),
        columns
      }
    ),
    /* @__PURE__ */ jsx3(OrderTotals, { order })
  ] });
}
function OrderTotals({ order: { totals: totals2, palletsQuantity } }) {
  const texts = useMessages(orderDetailsMessages);
  const { cases, bottles, weightLbs, value } = totals2;
  const sums = [
    [texts.totals.cases(cases), texts.count(cases)],
    [texts.totals.bottles(bottles), texts.count(bottles)],
    [texts.totals.pallets(palletsQuantity), texts.count(palletsQuantity)],
    ...typeof weightLbs === "number" ? [[texts.totals.pounds, texts.pounds(weightLbs)]] : [],
    ...typeof value === "number" ? [[texts.totals.value, texts.dollars(value)]] : []
  ];
  return /* @__PURE__ */ jsx3("dl", { className: totals, "aria-label": texts.total, children: sums.map(([name, sum]) => /* @__PURE__ */ jsxs2("div", { className: total, children: [
    /* @__PURE__ */ jsx3("dt", { className: totalName, children: name }),
    /* @__PURE__ */ jsx3("dd", { className: totalValue, children: sum })
  ] }, name)) });
}

export {
  hasAddress,
  OrderAddresses,
  OrderFacts,
  OrderedLines
};
