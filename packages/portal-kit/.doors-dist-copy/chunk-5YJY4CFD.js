'use client';
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/kernel/messages/kernel.messages.ts
var sizeUnits = ["B", "KB", "MB"];
function fileSize(bytes, format) {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), sizeUnits.length - 1);
  const amount = format.number(bytes / 1024 ** power, { maximumFractionDigits: power === 0 ? 0 : 1 });
  return `${amount} ${sizeUnits[power]}`;
}
var kernelMessages = defineMessages((format) => ({
  /** What these texts are written in, BCP 47: not the locale where there is no translation for it. For `lang`. */
  language: format.locale,
  cancel: "Cancel",
  confirm: "Confirm",
  save: "Save",
  add: "Add",
  close: "Close",
  retry: "Try again",
  retryIn: (seconds) => `Try again in ${format.number(seconds)} s`,
  loading: "Loading",
  notifications: "Notifications",
  dash: "\u2013",
  nothingToShow: "Nothing to show here",
  dataError: "Data Error",
  dataErrorText: "Please refresh the page or try again later",
  errorTitle: "Error",
  errorCaption: "It seems that an unexpected error has occurred. Please, try again later.",
  offline: "You appear to be offline. Check the connection and try again.",
  tokenUnavailable: "Your access could not be confirmed. Please, try again.",
  timeout: "The server took too long to answer. Please, try again.",
  reference: (requestId) => `Reference: ${requestId}`,
  rowsPerPage: "Rows per page:",
  range: (from, to, total) => total === null ? `${format.number(from)}\u2013${format.number(to)} of more than ${format.number(to)}` : `${format.number(from)}\u2013${format.number(to)} of ${format.number(total)}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  columns: "Columns",
  density: { comfortable: "Comfortable rows", dense: "Dense rows" },
  clearSearch: "Clear search",
  clearFilter: "Clear filter",
  downloading: (label, loadedBytes, totalBytes) => totalBytes ? `${label} ${format.number(Math.min(loadedBytes / totalBytes, 1), { style: "percent" })}` : `${label} \u2026`,
  date: format.date,
  instant: format.instant,
  fileSize: (bytes) => fileSize(bytes, format),
  widgetFailed: "This part could not be shown",
  cases: (count) => `${format.number(count)} ${format.plural(count, { one: "case", other: "cases" })}`,
  bottles: (count) => `${format.number(count)} ${format.plural(count, { one: "bottle", other: "bottles" })}`
}));

// src/kernel/portal/portal-context.ts
import { createContext, useContext } from "react";
var PortalContext = createContext(null);
function usePortal() {
  const portal = useContext(PortalContext);
  if (!portal) {
    throw new Error("portal-kit: a widget was rendered outside <PortalProvider>. Wrap the page in one.");
  }
  return portal;
}

export {
  kernelMessages,
  PortalContext,
  usePortal
};
