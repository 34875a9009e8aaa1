'use client';
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/lists/filters/filter-dates.messages.ts
var filterDatesMessages = defineMessages((format) => ({
  dates: (from, to) => {
    if (from === to) return format.date(from);
    if (to === "") return `from ${format.date(from)}`;
    return from === "" ? `until ${format.date(to)}` : `${format.date(from)} \u2013 ${format.date(to)}`;
  },
  from: "From",
  to: "To",
  beforeFrom: "Must not be before From",
  spans: { today: "Today", nextWeek: "Next 7 days", lastMonth: "Last 30 days" }
}));

// src/lists/filters/filter-dates.rules.ts
function datesOf(value) {
  if (!value) return ["", ""];
  const [from = "", to] = value.split("..");
  return [from, to ?? from];
}
function datesText(from, to) {
  return from === "" && to === "" ? void 0 : `${from}..${to}`;
}

export {
  filterDatesMessages,
  datesOf,
  datesText
};
