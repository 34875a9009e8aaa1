'use client';
import {
  itemStatusLook
} from "./chunk-ZSJWQWSP.js";
import {
  stockTotals,
  toCases
} from "./chunk-XZZVKC2A.js";
import {
  orderStatusLook,
  orderStatusMessages
} from "./chunk-6TRGWHH3.js";
import {
  ItemMissing,
  itemDetailsMessages,
  itemFormMessages
} from "./chunk-CHBDQSAF.js";
import {
  itemsMessages
} from "./chunk-DHJCQA3Y.js";
import {
  itemTypeLabel
} from "./chunk-FITMWV7M.js";
import {
  isMissing
} from "./chunk-LHCY6UWW.js";
import {
  actions,
  column,
  columns,
  link,
  message
} from "./chunk-OBBSFUQ4.js";
import {
  useWarehouses
} from "./chunk-COKG77JT.js";
import {
  DestinationButton
} from "./chunk-TGM265ZM.js";
import {
  useDestinationLink
} from "./chunk-5FAN3RNM.js";
import {
  ListFailure
} from "./chunk-PHYELHV7.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  WidgetBoundary
} from "./chunk-RKLTJXO2.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/features/items/item-details.widget.tsx
import { itemQueries } from "@portal-kit/sdk/items";
import { useQuery as useQuery2 } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import { useEffect } from "react";

// src/features/items/item-facts.tsx
import { Card, FactList } from "@portal-kit/ui/card";
import { StatusDot } from "@portal-kit/ui/status-dot";
import { jsx } from "react/jsx-runtime";
var numbers = (...values) => values.filter((value) => typeof value === "number");
var notLoaded = {};
function ItemFacts({ item: loaded, groups }) {
  const item = loaded ?? notLoaded;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemDetailsMessages);
  const labels = useMessages(itemFormMessages);
  const list = useMessages(itemsMessages);
  const status = itemStatusLook(item.itemStatus ?? "", list);
  const containers = new Map(Object.entries(labels.containers));
  const country = labels.countryName(item.countryOfOrigin ?? "");
  const [abv] = numbers(item.alcoholByVolume);
  const [weight] = numbers(item.caseWeightLbs);
  const sides = [item.caseLengthIn, item.caseWidthIn, item.caseHeightIn];
  const layers = [item.casesPerLayer, item.layersPerPallet];
  const [minimum] = numbers(item.minStockCases);
  const facts = {
    item: [
      [labels.sku, item.sku],
      [labels.description, item.description],
      [texts.brand, item.brand],
      [labels.type, itemTypeLabel(item.type ?? "")],
      [
        labels.itemStatus,
        /* @__PURE__ */ jsx(StatusDot, { tone: status.tone, children: status.label || kernel.dash }, "status")
      ],
      [labels.size, item.size && item.sizeUom ? list.size(item.size, item.sizeUom, void 0) : null],
      [texts.perCase, item.bottlesPerCase || null],
      [labels.alcoholByVolume, abv === void 0 ? null : texts.percent(abv)],
      [labels.containerType, containers.get(item.containerType ?? "") ?? item.containerType]
    ],
    origin: [
      [labels.countryOfOrigin, country],
      [labels.region, item.region],
      [labels.appellation, item.appellation],
      [labels.varietal, item.varietal],
      [labels.vintage, item.vintage],
      [labels.spiritClass, item.spiritClass]
    ],
    codes: [
      [labels.upc, item.upc],
      [labels.caseUpc, item.caseUpc],
      [labels.nabcaCode, item.nabcaCode],
      [labels.colaNumber, item.colaNumber]
    ],
    logistics: [
      [labels.caseWeightLbs, weight === void 0 ? null : texts.pounds(weight)],
      [texts.dimensions, numbers(...sides).length > 0 ? texts.inches(sides) : null],
      [texts.casesPerPallet, numbers(...layers).length > 0 ? texts.pallet(...layers) : null],
      [labels.nmfcNumber, item.nmfcNumber],
      [labels.freightClass, item.freightClass],
      [labels.lotTracked, item.lotTracked ? labels.yes : labels.no],
      [labels.minStockCases, minimum]
    ],
    record: [
      [texts.createdAt, item.createdAt && texts.instant(item.createdAt)],
      [texts.updatedAt, item.updatedAt && texts.instant(item.updatedAt)]
    ]
  };
  const shown = (group) => facts[group].map(([label, value]) => ({
    label,
    value: !loaded ? void 0 : value === null || value === void 0 || value === "" ? kernel.dash : value,
    isWide: group === "record"
  }));
  return groups.map((group) => /* @__PURE__ */ jsx(Card, { title: texts.groups[group], children: /* @__PURE__ */ jsx(FactList, { facts: shown(group) }) }, group));
}

// src/features/items/item-inventory.tsx
import { Card as Card2 } from "@portal-kit/ui/card";
import { PlainTable } from "@portal-kit/ui/plain-table";

// src/features/items/item-details.css.ts
var bar = "pk_b217";
var failure = "pk_b213";
var legend = "pk_b21c";
var legendEntry = "pk_b21d";
var note = "pk_b212";
var nowrap = "pk_b210";
var parts = { taxPaidAvailable: "pk_b218", taxPaidReserved: "pk_b219", bondedAvailable: "pk_b21a", bondedReserved: "pk_b21b" };
var picture = "pk_b214";
var quiet = "pk_b211";
var swatch = "pk_b21e";
var warehouse = "pk_b215";
var warehouseName = "pk_b216";

// src/features/items/stock-picture.tsx
import { jsx as jsx2, jsxs } from "react/jsx-runtime";
var order = ["taxPaidAvailable", "taxPaidReserved", "bondedAvailable", "bondedReserved"];
function split(row) {
  const onHand = stockTotals({ inventory: [row] }, "onHand");
  const available = stockTotals({ inventory: [row] }, "available");
  return {
    taxPaidAvailable: available.taxPaid,
    taxPaidReserved: Math.max(0, onHand.taxPaid - available.taxPaid),
    bondedAvailable: available.bonded,
    bondedReserved: Math.max(0, onHand.bonded - available.bonded)
  };
}
var sum = (parts2) => order.reduce((total, part) => total + parts2[part], 0);
function StockPicture({ inventory, nameOf, quantity }) {
  const texts = useMessages(itemDetailsMessages);
  const rows = inventory.map((row) => ({ id: row.warehouseId, parts: split(row) }));
  const largest = Math.max(1, ...rows.map(({ parts: parts2 }) => sum(parts2)));
  const used = order.filter((part) => rows.some(({ parts: parts2 }) => parts2[part] > 0));
  return /* @__PURE__ */ jsxs("div", { className: picture, "aria-hidden": "true", children: [
    rows.map(({ id, parts: parts2 }) => {
      let start = 0;
      return /* @__PURE__ */ jsxs("div", { className: warehouse, children: [
        /* @__PURE__ */ jsxs("span", { className: warehouseName, children: [
          nameOf(id),
          " ",
          /* @__PURE__ */ jsx2("span", { className: quiet, children: quantity(sum(parts2)) })
        ] }),
        /* @__PURE__ */ jsxs("svg", { className: bar, viewBox: "0 0 100 12", preserveAspectRatio: "none", children: [
          /* @__PURE__ */ jsx2("title", { children: nameOf(id) }),
          order.map((part) => {
            const width = parts2[part] / largest * 100;
            const x = start;
            start += width;
            return width > 0 && /* @__PURE__ */ jsx2("rect", { className: parts[part], x, width, height: 12 }, part);
          })
        ] })
      ] }, id);
    }),
    /* @__PURE__ */ jsx2("ul", { className: legend, children: used.map((part) => /* @__PURE__ */ jsxs("li", { className: legendEntry, children: [
      /* @__PURE__ */ jsxs("svg", { className: swatch, viewBox: "0 0 1 1", children: [
        /* @__PURE__ */ jsx2("title", { children: texts.legend[part] }),
        /* @__PURE__ */ jsx2("rect", { className: parts[part], width: 1, height: 1 })
      ] }),
      texts.legend[part]
    ] }, part)) })
  ] });
}

// src/features/items/item-inventory.tsx
import { Fragment, jsx as jsx3, jsxs as jsxs2 } from "react/jsx-runtime";
function stockByWarehouse({ inventory, warehouses }) {
  const counted = inventory ?? [];
  if (counted.length === 0) return [];
  const others = (warehouses ?? []).filter(
    ({ warehouseId }) => !counted.some((row) => row.warehouseId === warehouseId)
  );
  const none = { onHandQty: 0, bondOnHandQty: 0, availableQty: 0, bondAvailableQty: 0 };
  return [...counted, ...others.map(({ warehouseId }) => ({ warehouseId, ...none }))];
}
function ItemInventory({ item }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemDetailsMessages);
  const list = useMessages(itemsMessages);
  const { warehouses } = useWarehouses();
  const inventory = stockByWarehouse(item);
  const nameOf = (id) => warehouses?.find(({ warehouseId }) => warehouseId === id)?.name ?? id;
  const quantity = (bottles) => {
    const split2 = toCases(bottles, item.bottlesPerCase);
    if (!split2) return kernel.dash;
    const cases = kernel.cases(split2.cases);
    return split2.bottles > 0 ? list.quantity(cases, kernel.bottles(split2.bottles)) : cases;
  };
  const column2 = (label, kind, part) => ({
    id: label,
    label,
    align: "end",
    cell: (row) => quantity(stockTotals({ inventory: [row] }, kind)[part]),
    total: quantity(stockTotals(item, kind)[part])
  });
  return /* @__PURE__ */ jsx3(Card2, { title: texts.inventory, isFlush: true, children: inventory.length === 0 ? /* @__PURE__ */ jsx3("p", { className: note, children: texts.noStock }) : /* @__PURE__ */ jsxs2(Fragment, { children: [
    /* @__PURE__ */ jsx3(StockPicture, { inventory, nameOf, quantity }),
    /* @__PURE__ */ jsx3(
      PlainTable,
      {
        label: texts.inventory,
        rows: inventory,
        getRowId: ({ warehouseId }) => warehouseId,
        columns: [
          {
            id: "warehouse",
            label: texts.warehouse,
            isRowHeader: true,
            cell: ({ warehouseId }) => nameOf(warehouseId),
            total: texts.total
          },
          column2(texts.onHandTaxPaid, "onHand", "taxPaid"),
          column2(texts.onHandBonded, "onHand", "bonded"),
          column2(texts.availableTaxPaid, "available", "taxPaid"),
          column2(texts.availableBonded, "available", "bonded")
        ]
      }
    )
  ] }) });
}

// src/features/items/item-orders.tsx
import { formatFilter } from "@portal-kit/sdk/filters";
import { orderQueries } from "@portal-kit/sdk/orders";
import { Button } from "@portal-kit/ui/button";
import { Card as Card3 } from "@portal-kit/ui/card";
import { PlainTable as PlainTable2 } from "@portal-kit/ui/plain-table";
import { Spinner } from "@portal-kit/ui/spinner";
import { StatusDot as StatusDot2 } from "@portal-kit/ui/status-dot";
import { useQuery } from "@tanstack/react-query";
import { jsx as jsx4, jsxs as jsxs3 } from "react/jsx-runtime";
var shownOrders = 5;
function useOrdersWith(sku, direction) {
  const { sdk, supplierId, can } = usePortal();
  const query = useQuery({
    ...orderQueries.list(sdk, {
      supplierId,
      direction,
      limit: shownOrders,
      sortBy: "createdAt",
      sortDirection: "DESC",
      filter: formatFilter({ sku })
    }),
    enabled: can(`${direction}-order-list`)
  });
  return { ...query, rows: (query.data?.rows ?? []).map((order2) => ({ ...order2, direction })) };
}
function ItemOrders({ sku }) {
  const { can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemDetailsMessages);
  const statuses = useMessages(orderStatusMessages);
  const link2 = useDestinationLink();
  const inbound = useOrdersWith(sku, "inbound");
  const outbound = useOrdersWith(sku, "outbound");
  if (!can("inbound-order-list") && !can("outbound-order-list")) return null;
  const failed = [inbound, outbound].filter(({ isError }) => isError);
  const orders = [...inbound.rows, ...outbound.rows].toSorted((a, b) => (b.createdAt ?? "").localeCompare(a.createdAt ?? "")).slice(0, shownOrders);
  const content = () => {
    if (failed.length > 0) {
      return /* @__PURE__ */ jsxs3("p", { role: "alert", className: failure, children: [
        texts.ordersFailed,
        " ",
        /* @__PURE__ */ jsx4(Button, { onClick: () => failed.forEach(({ refetch }) => void refetch()), children: kernel.retry })
      ] });
    }
    if (inbound.isLoading || outbound.isLoading) {
      return /* @__PURE__ */ jsx4("div", { className: note, children: /* @__PURE__ */ jsx4(Spinner, { label: kernel.loading }) });
    }
    if (orders.length === 0) return /* @__PURE__ */ jsx4("p", { className: note, children: texts.noOrders });
    return /* @__PURE__ */ jsx4(
      PlainTable2,
      {
        label: texts.orders,
        rows: orders,
        getRowId: ({ orderId }) => orderId,
        columns: [
          {
            id: "order",
            label: texts.order,
            isRowHeader: true,
            cell: ({ orderId, direction }) => can(`${direction}-order-details`) ? /* @__PURE__ */ jsx4("a", { part: "link", className: link, ...link2({ to: `${direction}.details`, orderId }), children: orderId }) : orderId
          },
          { id: "direction", label: texts.direction, cell: ({ direction }) => texts.directions[direction] },
          { id: "poNumber", label: texts.poNumber, cell: ({ poNumber }) => poNumber || kernel.dash },
          {
            id: "status",
            label: texts.status,
            cell: ({ status }) => {
              const { tone, label } = orderStatusLook(status ?? "", statuses);
              return /* @__PURE__ */ jsx4(StatusDot2, { tone, children: label || kernel.dash });
            }
          },
          {
            id: "orderDate",
            label: texts.orderDate,
            cell: ({ orderDate }) => /* @__PURE__ */ jsx4("span", { className: nowrap, children: kernel.date(orderDate) || kernel.dash })
          }
        ]
      }
    );
  };
  return /* @__PURE__ */ jsx4(Card3, { title: texts.orders, isFlush: true, children: content() });
}

// src/features/items/item-details.widget.tsx
import { Fragment as Fragment2, jsx as jsx5, jsxs as jsxs4 } from "react/jsx-runtime";
function ItemDetails(props) {
  return /* @__PURE__ */ jsx5(WidgetBoundary, { children: /* @__PURE__ */ jsx5(ItemDetailsView, { ...props }, props.itemId) });
}
var sideGroups = ["origin", "codes", "logistics", "record"];
function ItemDetailsView({ itemId, onItemLoaded, renderActions }) {
  const { sdk, supplierId, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemDetailsMessages);
  const query = useQuery2(itemQueries.details(sdk, { supplierId, itemId }));
  const item = query.data?.item;
  useEffect(() => {
    if (item) onItemLoaded?.(item);
  }, [item, onItemLoaded]);
  if (!item) {
    if (query.isError) {
      return /* @__PURE__ */ jsx5("div", { className: message, children: isMissing(query.error) ? /* @__PURE__ */ jsx5(ItemMissing, {}) : /* @__PURE__ */ jsx5(ListFailure, { error: query.error, onRetry: () => void query.refetch() }) });
    }
    return /* @__PURE__ */ jsxs4("div", { role: "status", "aria-label": kernel.loading, className: columns, children: [
      /* @__PURE__ */ jsx5("div", { className: column, "aria-hidden": "true", children: /* @__PURE__ */ jsx5(ItemFacts, { item: void 0, groups: ["item"] }) }),
      /* @__PURE__ */ jsx5("div", { className: column, "aria-hidden": "true", children: /* @__PURE__ */ jsx5(ItemFacts, { item: void 0, groups: sideGroups }) })
    ] });
  }
  const actions2 = can("item-edit") && /* @__PURE__ */ jsx5(DestinationButton, { to: { to: "items.edit", itemId }, icon: /* @__PURE__ */ jsx5(Pencil, { size: 18, "aria-hidden": "true" }), children: texts.edit });
  return /* @__PURE__ */ jsxs4(Fragment2, { children: [
    actions2 && (renderActions ? renderActions(actions2) : /* @__PURE__ */ jsx5("div", { part: "actions", className: actions, children: actions2 })),
    /* @__PURE__ */ jsxs4("div", { className: columns, children: [
      /* @__PURE__ */ jsxs4("div", { className: column, children: [
        /* @__PURE__ */ jsx5(ItemFacts, { item, groups: ["item"] }),
        /* @__PURE__ */ jsx5(ItemInventory, { item }),
        /* @__PURE__ */ jsx5(ItemOrders, { sku: item.sku })
      ] }),
      /* @__PURE__ */ jsx5("div", { className: column, children: /* @__PURE__ */ jsx5(ItemFacts, { item, groups: sideGroups }) })
    ] })
  ] });
}

export {
  ItemDetails
};
