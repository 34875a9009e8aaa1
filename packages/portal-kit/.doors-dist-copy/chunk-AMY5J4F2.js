'use client';
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/features/suppliers/suppliers.messages.ts
var suppliersMessages = defineMessages((format) => ({
  title: "Suppliers",
  search: "Search suppliers",
  empty: "No supplier matches the search and the filters.",
  emptyCreate: "Add the first supplier to see it here.",
  emptyReadOnly: "There are no suppliers yet.",
  showAll: "Show all suppliers",
  add: "Add New Supplier",
  columns: {
    name: "Name",
    supplierId: "Supplier ID",
    inventoryType: "Inventory type",
    warehouses: "Warehouses",
    status: "Status"
  },
  inventoryTypes: { "TAX PAID": "Tax paid", BONDED: "Bonded", INTL: "International" },
  warehouses: (names) => format.list(names),
  missing: "Supplier not found",
  missingText: "There is no such supplier, or it is none of yours.",
  backToList: "Go to Suppliers"
}));

export {
  suppliersMessages
};
