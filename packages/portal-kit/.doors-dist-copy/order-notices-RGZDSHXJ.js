'use client';
import {
  DraftOffer
} from "./chunk-7NJU5RTO.js";
import {
  RecordConflict
} from "./chunk-U5KQICHN.js";
import "./chunk-FXZXSEVM.js";
import {
  orderFormMessages
} from "./chunk-BPHFEZDX.js";
import {
  orderWizardMessages,
  toOrderValues
} from "./chunk-VSZ6KHO6.js";
import "./chunk-CXYXMIQ6.js";
import {
  orderPlace
} from "./chunk-CR3IQOLN.js";
import {
  orderDetailsMessages
} from "./chunk-UNB3TE7L.js";
import {
  amountOf
} from "./chunk-KIN4W3UC.js";
import {
  ordersMessages
} from "./chunk-X7LTRRNC.js";
import "./chunk-22FCOEOR.js";
import "./chunk-RXUNJAB6.js";
import {
  useWarehouses
} from "./chunk-COKG77JT.js";
import {
  failureText
} from "./chunk-SWQG57HJ.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import "./chunk-Y3573VEU.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";
import "./chunk-KLRS6XJS.js";

// src/features/orders/wizard/order-notices.tsx
import { useMemo } from "react";

// src/features/orders/wizard/order-conflict.ts
var isGroup = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function flatOrder(values) {
  const flat = {};
  const collect = (group, path) => {
    for (const [name, value] of Object.entries(group)) {
      if (isGroup(value)) collect(value, `${path}${name}.`);
      else flat[`${path}${name}`] = value;
    }
  };
  collect(values, "");
  return flat;
}
function orderReading({ wordOf, linesText }) {
  return {
    valuesOf: ({ order }) => flatOrder(toOrderValues(order)),
    shown: (path, values) => {
      const value = values[path];
      if (path === "lineItems") {
        const lines = value;
        const sum = (name) => lines.reduce((total, line) => total + amountOf(line[name]), 0);
        return linesText(lines.length, sum("casesQuantity"), sum("bottlesQuantity"));
      }
      if (Array.isArray(value)) return value.map((one) => wordOf(path, String(one))).join(", ");
      const text = typeof value === "string" ? value.trim() : "";
      return text === "" ? "" : wordOf(path, text);
    }
  };
}

// src/features/orders/wizard/order-notices.tsx
import { jsx } from "react/jsx-runtime";
function OrderConflict({ stand, onPut, ...rest }) {
  const { locale } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderWizardMessages);
  const labels = useMessages(orderDetailsMessages);
  const fieldTexts = useMessages(orderFormMessages);
  const listTexts = useMessages(ordersMessages);
  const { warehouses } = useWarehouses();
  const reading = useMemo(() => {
    const words = {
      "details.warehouseId": (code) => warehouses?.find(({ warehouseId }) => warehouseId === code)?.name ?? code,
      "details.shippingType": (code) => listTexts.shippingTypes[code],
      "details.freightTerms": (code) => listTexts.freightTerms[code],
      "details.bondedFlag": (code) => code === "1" ? listTexts.bonded : listTexts.taxPaid,
      "details.orderType": (code) => fieldTexts.orderTypes[code],
      "details.temperatureControl": (code) => fieldTexts.temperatures[code]
    };
    const options = fieldTexts;
    return orderReading({
      wordOf: (path, code) => {
        const word = words[path]?.(code) ?? (Object.hasOwn(options, code) ? options[code] : void 0);
        return typeof word === "string" ? word : code;
      },
      linesText: (lines, cases, bottles) => texts.lines(lines, kernel.cases(cases), kernel.bottles(bottles))
    });
  }, [warehouses, listTexts, fieldTexts, texts, kernel]);
  const flatStand = useMemo(
    () => ({ base: stand.base, start: flatOrder(stand.start), values: flatOrder(stand.values) }),
    [stand.base, stand.start, stand.values]
  );
  return /* @__PURE__ */ jsx(
    RecordConflict,
    {
      ...rest,
      ...reading,
      stand: flatStand,
      onPut: (base, _, changes) => onPut(base, toOrderValues(base.order), changes),
      labelOf: (path) => path === "lineItems" ? labels.lines : orderPlace(path, labels, () => void 0),
      failureText: (error) => failureText(error, kernel),
      kernel,
      locale
    }
  );
}
export {
  DraftOffer,
  OrderConflict
};
