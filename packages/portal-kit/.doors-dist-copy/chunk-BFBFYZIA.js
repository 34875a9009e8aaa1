'use client';

// src/features/orders/order-details.css.ts
var address = "pk_3o74a";
var addressName = "pk_3o74b";
var addressTitle = "pk_3o74c";
var addresses = "pk_3o74d";
var buttons = "pk_3o74k";
var documents = "pk_3o74j";
var failure = "pk_3o74e";
var failureActions = "pk_3o74h";
var failureText = "pk_3o74g";
var failureTitle = "pk_3o74f";
var nowrap = "pk_3o741";
var outdated = "pk_3o740";
var problems = "pk_3o74i";
var second = "pk_3o742";
var step = "pk_3o748";
var stepNote = "pk_3o749";
var steps = "pk_3o747";
var total = "pk_3o744";
var totalName = "pk_3o746";
var totalValue = "pk_3o745";
var totals = "pk_3o743";

export {
  address,
  addressName,
  addressTitle,
  addresses,
  buttons,
  documents,
  failure,
  failureActions,
  failureText,
  failureTitle,
  nowrap,
  outdated,
  problems,
  second,
  step,
  stepNote,
  steps,
  total,
  totalName,
  totalValue,
  totals
};
