'use client';
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/features/warehouses/warehouses.messages.ts
var warehousesMessages = defineMessages(() => ({
  title: "Warehouses",
  search: "Search warehouses",
  empty: "No warehouse matches the search and the filters.",
  emptyCreate: "Add the first warehouse to see it here.",
  emptyReadOnly: "There are no warehouses yet.",
  showAll: "Show all warehouses",
  add: "Add New Warehouse",
  columns: {
    name: "Name",
    warehouseId: "Warehouse ID",
    city: "City",
    stateCode: "State",
    isBonded: "Bonded",
    status: "Status"
  },
  missing: "Warehouse not found",
  missingText: "There is no such warehouse, or none of your suppliers uses it.",
  backToList: "Go to Warehouses"
}));

export {
  warehousesMessages
};
