'use client';
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/lists/filters/filter.messages.ts
var namedValues = 2;
var filterMessages = defineMessages((format) => ({
  add: "Filter",
  any: "any",
  chip: (label, values) => `${label}: ${values}`,
  values: (labels) => [
    ...labels.slice(0, namedValues),
    ...labels.length > namedValues ? [`+${format.number(labels.length - namedValues)}`] : []
  ].join(", "),
  remove: (label) => `Remove filter ${label}`,
  failed: "The choices could not be loaded.",
  clear: "Clear filters"
}));

// src/lists/filters/filter-bar.css.ts
var add = "pk_dq74";
var bar = "pk_dq70";
var chip = "pk_dq71";
var choices = "pk_dq76";
var dates = "pk_dq77";
var face = "pk_dq72";
var failure = "pk_dq75";
var legend = "pk_dq78";
var remove = "pk_dq73";
var spans = "pk_dq79";

export {
  filterMessages,
  add,
  bar,
  chip,
  choices,
  dates,
  face,
  failure,
  legend,
  remove,
  spans
};
