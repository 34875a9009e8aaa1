'use client';
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/kernel/items/item-suggest.messages.ts
var itemSuggestMessages = defineMessages((format) => ({
  pick: "Add an item",
  pickBy: "Supplier Item ID, description or UPC",
  noHit: "No item matches",
  availableStock: (cases) => `${cases} available`,
  /** `750 ML × 12`: content of a bottle, and bottles in a case. */
  size: (size, uom, perCase) => `${format.number(size, { maximumFractionDigits: 2 })} ${uom.toUpperCase()}${perCase ? ` \xD7 ${format.number(perCase)}` : ""}`
}));

export {
  itemSuggestMessages
};
