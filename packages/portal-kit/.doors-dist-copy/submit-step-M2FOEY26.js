'use client';
import {
  orderWizardMessages,
  toOrderRequest
} from "./chunk-VSZ6KHO6.js";
import "./chunk-CXYXMIQ6.js";
import {
  OrderAddresses,
  OrderFacts,
  OrderedLines,
  hasAddress
} from "./chunk-GULMRO4D.js";
import "./chunk-BFBFYZIA.js";
import "./chunk-UNB3TE7L.js";
import {
  totalsOf,
  unitsOf
} from "./chunk-KIN4W3UC.js";
import "./chunk-X7LTRRNC.js";
import "./chunk-22FCOEOR.js";
import "./chunk-RXUNJAB6.js";
import {
  column,
  columns
} from "./chunk-OBBSFUQ4.js";
import "./chunk-COKG77JT.js";
import "./chunk-5FAN3RNM.js";
import "./chunk-4JIPPU25.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import "./chunk-5YJY4CFD.js";
import "./chunk-KLRS6XJS.js";

// src/features/orders/wizard/submit-step.tsx
import { Button } from "@portal-kit/ui/button";

// src/features/orders/wizard/preview.ts
var withoutNothing = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
function previewOf(values, direction, base) {
  const { details, palletsQuantity, lineItems } = toOrderRequest(values, direction, base);
  const { cases, bottles, weightLbs } = totalsOf(values.lineItems);
  const lines = values.lineItems.map((line, index) => ({ ...lineItems[index], item: line.item }));
  return {
    direction: direction === "inbound" ? "INBOUND" : "OUTBOUND",
    details: withoutNothing(details),
    lineItems: lines,
    palletsQuantity,
    totals: {
      ...{ cases, bottles, weightLbs: weightLbs ? weightLbs : null },
      units: values.lineItems.reduce((total, line) => total + unitsOf(line), 0)
    }
  };
}

// src/features/orders/wizard/submit-step.tsx
import { jsx, jsxs } from "react/jsx-runtime";
function SubmitStep({ values, direction, base, customerName, onStepRequested }) {
  const texts = useMessages(orderWizardMessages);
  const order = previewOf(values, direction, base);
  const change = (step) => /* @__PURE__ */ jsx(
    Button,
    {
      size: "small",
      "aria-label": texts.changeStep(texts.stepNames[step]),
      onClick: () => onStepRequested(step),
      children: texts.change
    }
  );
  const main = /* @__PURE__ */ jsxs("div", { className: column, children: [
    /* @__PURE__ */ jsx(OrderFacts, { order, customerName, isNamed: true, actions: change("details") }),
    /* @__PURE__ */ jsx(OrderedLines, { order, actions: change("items") })
  ] });
  if (!hasAddress(order)) return main;
  return /* @__PURE__ */ jsxs("div", { className: columns, children: [
    main,
    /* @__PURE__ */ jsx("div", { className: column, children: /* @__PURE__ */ jsx(OrderAddresses, { order }) })
  ] });
}
export {
  SubmitStep
};
