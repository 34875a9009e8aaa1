'use client';
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/features/customers/customers.messages.ts
var customersMessages = defineMessages(() => ({
  title: "Customers",
  search: "Search customers",
  empty: "No customer matches the search and the filters.",
  emptyCreate: "Add the first customer of this supplier to see it here.",
  emptyReadOnly: "This supplier has no customers yet.",
  showAll: "Show all customers",
  template: "Template",
  cancelTemplate: "Cancel the download of the template",
  upload: "Upload",
  add: "Add New Customer",
  columns: {
    name: "Name",
    customerNumber: "Customer number",
    customerType: "Type",
    city: "City",
    stateCode: "State",
    phone: "Phone",
    status: "Status"
  },
  types: {
    DISTRIBUTOR: "Distributor",
    RETAILER_OFF_PREMISE: "Retailer (off-premise)",
    ON_PREMISE: "On-premise",
    CONTROL_STATE_BOARD: "Control state board",
    CONSUMER_DTC: "Consumer (DTC)",
    IMPORTER: "Importer",
    EXPORT_AGENT: "Export agent",
    BONDED_WAREHOUSE: "Bonded warehouse",
    PRODUCER: "Producer",
    EMPLOYEE_SAMPLE: "Sample"
  },
  missing: "Customer not found",
  missingText: "There is no such customer, or it belongs to another supplier.",
  backToList: "Go to Customers"
}));

export {
  customersMessages
};
