'use client';

// src/features/orders/wizard/order-step.ts
var orderSteps = ["details", "items", "submit"];
var nothingChecked = { details: false, items: false };

export {
  orderSteps,
  nothingChecked
};
