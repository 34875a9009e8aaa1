'use client';
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/kernel/orders/order-status.ts
var orderStatusMessages = defineMessages(() => ({
  labels: {
    SUBMITTED: "Submitted",
    RESUBMITTED: "Resubmitted",
    OPEN: "Open",
    FAILED: "Failed",
    IN_RECEIVING: "In-Receiving",
    CLOSED: "Closed",
    PICKING: "Picking",
    SHIPPED: "Shipped",
    CANCELED: "Canceled",
    CANCELED_BY_USER: "Canceled By User"
  }
}));
var tones = {
  SUBMITTED: "info",
  RESUBMITTED: "info",
  OPEN: "teal",
  FAILED: "bad",
  IN_RECEIVING: "warn",
  CLOSED: "ok",
  PICKING: "warn",
  SHIPPED: "ok"
};
var titleCase = (code) => code.toLowerCase().split("_").map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(" ");
function orderStatusLook(status, { labels }) {
  return {
    label: Object.hasOwn(labels, status) ? labels[status] ?? status : titleCase(status),
    tone: Object.hasOwn(tones, status) ? tones[status] ?? "neutral" : "neutral"
  };
}

export {
  orderStatusMessages,
  orderStatusLook
};
