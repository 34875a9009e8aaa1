'use client';
import {
  countryOptions
} from "./chunk-GO5ABXJJ.js";
import {
  countryName
} from "./chunk-OBBSFUQ4.js";
import {
  DestinationButton
} from "./chunk-TGM265ZM.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/features/items/item-details.messages.ts
var itemDetailsMessages = defineMessages((format) => ({
  edit: "Edit",
  groups: {
    item: "Item",
    origin: "Origin",
    codes: "Codes",
    logistics: "Case and pallet",
    record: "Record"
  },
  brand: "Brand",
  perCase: "Bottles per case",
  percent: (value) => `${format.number(value, { maximumFractionDigits: 1 })} %`,
  pounds: (value) => `${format.number(value, { maximumFractionDigits: 2 })} lb`,
  dimensions: "Case (L \xD7 W \xD7 H)",
  /** A side that nobody knows is a dash. */
  inches: (sides) => `${sides.map((side) => side == null ? "\u2013" : format.number(side, { maximumFractionDigits: 2 })).join(" \xD7 ")} in`,
  casesPerPallet: "Cases per pallet",
  pallet: (ti, hi) => ti == null || hi == null ? [ti, hi].map((count) => count == null ? "\u2013" : format.number(count)).join(" \xD7 ") : `${format.number(ti * hi)} (${format.number(ti)} \xD7 ${format.number(hi)})`,
  createdAt: "Added",
  updatedAt: "Last changed",
  instant: format.instant,
  inventory: "Inventory",
  warehouse: "Warehouse",
  onHandTaxPaid: "On hand, tax paid",
  onHandBonded: "On hand, bonded",
  availableTaxPaid: "Available, tax paid",
  availableBonded: "Available, bonded",
  total: "Total",
  noStock: "There is no stock of this item in any warehouse.",
  legend: {
    taxPaidAvailable: "Tax paid, available",
    taxPaidReserved: "Tax paid, reserved",
    bondedAvailable: "Bonded, available",
    bondedReserved: "Bonded, reserved"
  },
  orders: "Recent orders",
  noOrders: "No order has had this item yet.",
  ordersFailed: "The orders could not be loaded.",
  order: "Order",
  poNumber: "PO number",
  direction: "Direction",
  directions: { inbound: "Inbound", outbound: "Outbound" },
  status: "Status",
  orderDate: "Order date",
  missing: "Item not found",
  missingText: "There is no such item, or it belongs to another supplier.",
  backToList: "Go to Items"
}));

// src/features/items/item-missing.tsx
import { EmptyState } from "@portal-kit/ui/empty-state";
import WineOff from "lucide-react/icons/wine-off";
import { jsx } from "react/jsx-runtime";
function ItemMissing() {
  const texts = useMessages(itemDetailsMessages);
  return /* @__PURE__ */ jsx(
    EmptyState,
    {
      icon: /* @__PURE__ */ jsx(WineOff, { size: 32 }),
      title: texts.missing,
      text: texts.missingText,
      actions: /* @__PURE__ */ jsx(DestinationButton, { to: { to: "items.list" }, children: texts.backToList })
    }
  );
}

// src/features/items/item-form.messages.ts
var itemFormMessages = defineMessages((format) => ({
  groups: {
    item: "Item",
    itemText: "What the warehouse and your customers call it.",
    pack: "Pack",
    packText: "Stock is counted in bottles and shown in cases.",
    stock: "Warehouses",
    stockText: "Where the item may be received and shipped from.",
    compliance: "Origin, codes and compliance",
    logistics: "Case, pallet and stock level"
  },
  sku: "Supplier Item ID",
  skuHint: "Cannot be changed later.",
  description: "Description",
  brand: "Brand",
  type: "Type",
  alcoholByVolume: "Alcohol by volume (%)",
  size: "Size",
  sizeUom: "Unit",
  bottlesPerCase: "Bottles per case",
  itemStatus: "Status",
  warehouses: "Warehouses",
  warehousesLoading: "Loading warehouses\u2026",
  warehousesFailed: "The warehouses could not be loaded.",
  warehousesNone: "This supplier has no warehouse yet. Contact the Administrator.",
  vintage: "Vintage",
  vintageHint: "A year, or NV",
  countryOfOrigin: "Country of origin",
  appellation: "Appellation",
  varietal: "Varietal",
  region: "Region",
  spiritClass: "Spirit class",
  upc: "UPC",
  caseUpc: "SCC-14",
  nabcaCode: "NABCA code",
  colaNumber: "COLA",
  containerType: "Container",
  containers: {
    BOTTLE: "Bottle",
    CAN: "Can",
    KEG: "Keg",
    BAG_IN_BOX: "Bag-in-box",
    TETRA: "Tetra",
    POUCH: "Pouch",
    BARREL: "Barrel"
  },
  caseWeightLbs: "Case weight (lb)",
  caseLengthIn: "Length (in)",
  caseWidthIn: "Width (in)",
  caseHeightIn: "Height (in)",
  nmfcNumber: "NMFC number",
  freightClass: "Freight class",
  lotTracked: "Tracked by lot",
  yes: "Yes",
  no: "No",
  casesPerLayer: "TI (cases per layer)",
  layersPerPallet: "HI (layers per pallet)",
  minStockCases: "Low stock below (cases)",
  create: {
    label: "New item",
    confirmTitle: "Add this item?",
    confirmText: (sku) => `${sku} will be added to the item master.`,
    done: "Item added successfully",
    doneText: "This item is added to the Item master"
  },
  edit: {
    label: "Edit item",
    confirmTitle: "Save this item?",
    confirmText: (sku) => `The changes to ${sku} will be saved.`,
    done: "Item modified successfully",
    doneText: ""
  },
  viewItem: (sku) => `View ${sku}`,
  addAnother: (sku) => `${sku} was added. The form is empty for the next one.`,
  countries: () => countryOptions(format.locale),
  countryName: (numeric) => countryName(numeric, format.locale)
}));

export {
  itemDetailsMessages,
  itemFormMessages,
  ItemMissing
};
