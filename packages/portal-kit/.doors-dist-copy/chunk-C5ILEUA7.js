'use client';

// src/features/orders/order-actions.ts
var editable = /* @__PURE__ */ new Set(["OPEN", "FAILED"]);
var inFlight = /* @__PURE__ */ new Set(["SUBMITTED", "RESUBMITTED"]);
var onItsWay = /* @__PURE__ */ new Set(["PICKING", "SHIPPED"]);
var isChangeable = (status) => editable.has(status ?? "");
var isInFlight = (status) => inFlight.has(status ?? "");
var hasBillOfLading = (status) => onItsWay.has(status ?? "");

export {
  isChangeable,
  isInFlight,
  hasBillOfLading
};
