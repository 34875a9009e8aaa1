'use client';
import {
  ListExport
} from "./chunk-L4MBCHBY.js";
import {
  ListUpload
} from "./chunk-CBQDSZNQ.js";
import {
  RecordList,
  useRecordList
} from "./chunk-UET6E7B5.js";
import {
  filterValues,
  labelledOptions
} from "./chunk-J6VFUVQA.js";
import {
  itemStatusLook
} from "./chunk-ZSJWQWSP.js";
import {
  stockTotals,
  stockedIn,
  toCases
} from "./chunk-XZZVKC2A.js";
import {
  itemsMessages
} from "./chunk-DHJCQA3Y.js";
import {
  itemTypeLabel,
  itemTypes
} from "./chunk-FITMWV7M.js";
import {
  useWarehouses
} from "./chunk-COKG77JT.js";
import {
  DestinationButton
} from "./chunk-TGM265ZM.js";
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

// src/features/items/item-list.widget.tsx
import { exportItemsContract, listItemsContract } from "@portal-kit/sdk/contract";
import { exportItems, itemQueries, itemsTemplate } from "@portal-kit/sdk/items";
import Plus from "lucide-react/icons/plus";
import { useMemo, useState } from "react";

// src/features/items/item-filters.ts
function itemFilters(texts, warehouses, retryWarehouses) {
  return [
    { field: "itemStatus", label: texts.filters.itemStatus, options: labelledOptions(texts.status) },
    {
      field: "type",
      label: texts.filters.type,
      options: itemTypes.map(({ code, label }) => ({ id: code, label }))
    },
    {
      field: "warehouseId",
      label: texts.filters.warehouseId,
      options: warehouses?.map(({ warehouseId, name: name2 }) => ({ id: warehouseId, label: name2 ?? warehouseId })),
      retry: retryWarehouses
    },
    {
      field: "inStock",
      label: texts.filters.inStock,
      options: labelledOptions(texts.inStock),
      isSingle: true
    }
  ];
}

// src/features/items/items.columns.tsx
import { dataTableColumns } from "@portal-kit/ui/data-table";
import { StatusDot } from "@portal-kit/ui/status-dot";

// src/features/items/items.columns.css.ts
var brand = "pk_zo91";
var description = "pk_zo90";
var nowrap = "pk_zo93";
var type = "pk_zo94";
var where = "pk_zo92";

// src/features/items/stock-cell.tsx
import { useRowTabIndex } from "@portal-kit/ui/data-table";
import { TooltipTarget } from "@portal-kit/ui/tooltip";

// src/features/items/stock-cell.css.ts
var bottles = "pk_3u50";
var cases = "pk_3u51";
var firstPlace = "pk_3u56";
var firstPlaceValue = "pk_3u57";
var row = "pk_3u53";
var split = "pk_3u52";
var term = "pk_3u54";
var value = "pk_3u55";

// src/features/items/stock-cell.tsx
import { jsx, jsxs } from "react/jsx-runtime";
var everywhere = [];
function StockCell(props) {
  const { item, kind, warehouseIds = everywhere } = props;
  const kernel = useMessages(kernelMessages);
  const tabIndex = useRowTabIndex();
  const totals = stockTotals(stockedIn(item, warehouseIds), kind);
  const total = toCases(totals.taxPaid + totals.bonded, item.bottlesPerCase);
  if (!total) return kernel.dash;
  return /* @__PURE__ */ jsxs(TooltipTarget, { tabIndex, content: () => /* @__PURE__ */ jsx(StockSplit, { ...props }), children: [
    /* @__PURE__ */ jsx("span", { className: cases, children: kernel.cases(total.cases) }),
    total.bottles > 0 && /* @__PURE__ */ jsx("span", { className: bottles, children: kernel.bottles(total.bottles) })
  ] });
}
function StockSplit({ item, kind, nameOf = (id) => id, warehouseIds = everywhere }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemsMessages);
  const bottlesOf = (inventory) => {
    const { taxPaid: taxPaid2, bonded: bonded2 } = stockTotals({ inventory }, kind);
    return taxPaid2 + bonded2;
  };
  const words = (bottles2) => {
    const split2 = toCases(bottles2, item.bottlesPerCase);
    return split2 ? texts.quantity(kernel.cases(split2.cases), kernel.bottles(split2.bottles)) : kernel.dash;
  };
  const { taxPaid, bonded } = stockTotals(stockedIn(item, warehouseIds), kind);
  const isNarrowed = warehouseIds.length > 0;
  const rows = [
    [texts.taxPaid, taxPaid],
    [texts.bonded, bonded],
    [isNarrowed ? texts.totalIn(texts.inWarehouses(warehouseIds)) : texts.total, taxPaid + bonded]
  ];
  const places = (item.inventory ?? []).map((place) => [
    nameOf(place.warehouseId),
    bottlesOf([place])
  ]);
  if (isNarrowed) places.push([texts.allWarehouses, bottlesOf(item.inventory)]);
  return /* @__PURE__ */ jsxs("dl", { className: split, children: [
    rows.map(([label, bottles2]) => /* @__PURE__ */ jsxs("div", { className: row, children: [
      /* @__PURE__ */ jsx("dt", { className: term, children: label }),
      /* @__PURE__ */ jsx("dd", { className: value, children: words(bottles2) })
    ] }, label)),
    places.map(([label, bottles2], index) => /* @__PURE__ */ jsxs("div", { className: row, children: [
      /* @__PURE__ */ jsx("dt", { className: index === 0 ? firstPlace : term, children: label }),
      /* @__PURE__ */ jsx("dd", { className: index === 0 ? firstPlaceValue : value, children: words(bottles2) })
    ] }, index))
  ] });
}

// src/features/items/warehouse-stock.css.ts
var cases2 = "pk_4hi02";
var line = "pk_4hi00";
var name = "pk_4hi01";

// src/features/items/warehouse-stock.tsx
import { Fragment, jsx as jsx2, jsxs as jsxs2 } from "react/jsx-runtime";
var quantityText = ({ cases: cases3, bottles: bottles2 }, texts) => [texts.cases(cases3), bottles2 > 0 && texts.bottles(bottles2)].filter(Boolean).join(" ");
var shownWarehouses = 2;
function WarehouseStock({ item, nameOf, wanted }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemsMessages);
  const first = wanted.length > 0 ? stockedIn(item, wanted).inventory ?? [] : [];
  const inventory = [...first, ...(item.inventory ?? []).filter((row2) => !first.includes(row2))];
  if (inventory.length === 0) return kernel.dash;
  const more = inventory.length - shownWarehouses;
  return /* @__PURE__ */ jsxs2(Fragment, { children: [
    inventory.slice(0, shownWarehouses).map((row2) => {
      const { taxPaid, bonded } = stockTotals({ inventory: [row2] }, "onHand");
      const quantity = toCases(taxPaid + bonded, item.bottlesPerCase);
      return /* @__PURE__ */ jsxs2("span", { className: line, children: [
        /* @__PURE__ */ jsx2("span", { className: name, children: nameOf(row2.warehouseId) }),
        /* @__PURE__ */ jsx2("span", { className: cases2, children: quantity ? quantityText(quantity, kernel) : kernel.dash })
      ] }, row2.warehouseId);
    }),
    more > 0 && /* @__PURE__ */ jsx2("span", { className: name, children: texts.moreWarehouses(more) })
  ] });
}

// src/features/items/items.columns.tsx
import { jsx as jsx3, jsxs as jsxs3 } from "react/jsx-runtime";
function stockNote(item, warehouseIds, texts) {
  const { taxPaid, bonded } = stockTotals(stockedIn(item, warehouseIds), "onHand");
  if (bonded === 0) return void 0;
  return taxPaid === 0 ? texts.bonded : texts.taxPaidAndBonded;
}
function itemColumns(texts, kernel, warehouses, wantedWarehouseIds = []) {
  const { dash } = kernel;
  const names = new Map(warehouses?.map(({ warehouseId, name: name2 }) => [warehouseId, name2]));
  const nameOf = (warehouseId) => names.get(warehouseId) ?? warehouseId;
  const column = dataTableColumns();
  const where2 = wantedWarehouseIds.length > 0 ? texts.inWarehouses(wantedWarehouseIds) : "";
  const quantity = (id, kind) => column.accessor((item) => stockTotals(item, kind).taxPaid, {
    id,
    header: where2 ? () => /* @__PURE__ */ jsxs3("span", { children: [
      texts.columns[id],
      " ",
      /* @__PURE__ */ jsx3("span", { className: where, children: where2 })
    ] }) : texts.columns[id],
    meta: { label: [texts.columns[id], where2].filter(Boolean).join(" "), align: "end" },
    cell: ({ row: row2 }) => /* @__PURE__ */ jsx3(StockCell, { item: row2.original, kind, nameOf, warehouseIds: wantedWarehouseIds })
  });
  return column.columns([
    column.accessor("sku", {
      header: texts.columns.sku,
      meta: { label: texts.columns.sku, isRowHeader: true }
    }),
    column.accessor("description", {
      header: texts.columns.description,
      meta: { label: texts.columns.description },
      cell: ({ row: row2 }) => /* @__PURE__ */ jsxs3("span", { className: description, children: [
        row2.original.description || dash,
        /* @__PURE__ */ jsx3("span", { className: brand, children: [row2.original.brand, stockNote(row2.original, wantedWarehouseIds, texts)].filter(Boolean).join(" \xB7 ") || dash })
      ] })
    }),
    column.accessor("type", {
      header: texts.columns.type,
      meta: { label: texts.columns.type },
      cell: ({ getValue }) => /* @__PURE__ */ jsx3("span", { className: type, children: itemTypeLabel(getValue()) || dash })
    }),
    column.accessor("size", {
      header: texts.columns.size,
      meta: { label: texts.columns.size },
      cell: ({ row: { original } }) => /* @__PURE__ */ jsx3("span", { className: nowrap, children: original.size && original.sizeUom ? texts.size(original.size, original.sizeUom, original.bottlesPerCase) : dash })
    }),
    column.accessor("itemStatus", {
      header: texts.columns.itemStatus,
      meta: { label: texts.columns.itemStatus },
      cell: ({ getValue }) => {
        const { tone, label } = itemStatusLook(getValue(), texts);
        return /* @__PURE__ */ jsx3(StatusDot, { tone, children: label || dash });
      }
    }),
    column.display({
      id: "warehouses",
      header: texts.columns.warehouses,
      meta: { label: texts.columns.warehouses, isHiddenOnNarrow: true },
      cell: ({ row: row2 }) => /* @__PURE__ */ jsx3(WarehouseStock, { item: row2.original, nameOf, wanted: wantedWarehouseIds })
    }),
    quantity("onHandQty", "onHand"),
    quantity("availableQty", "available")
  ]);
}

// src/features/items/item-list.widget.tsx
import { Fragment as Fragment2, jsx as jsx4, jsxs as jsxs4 } from "react/jsx-runtime";
function ItemList(props) {
  return /* @__PURE__ */ jsx4(WidgetBoundary, { children: /* @__PURE__ */ jsx4(ItemListView, { ...props }) });
}
var itemId = (item) => item.itemId;
var toDetails = ({ itemId: itemId2 }) => ({ to: "items.details", itemId: itemId2 });
var room = { widePx: 1040, hiddenWithoutRoom: ["warehouses"] };
function ItemListView({ renderActions, ...props }) {
  const { sdk, supplierId, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemsMessages);
  const list = useRecordList({
    ...props,
    list: "items",
    contract: listItemsContract,
    query: (params) => itemQueries.list(sdk, { supplierId, ...params }),
    room
  });
  const { state, preferences } = list;
  const isShown = (columnId) => !preferences.hiddenColumnIds.includes(columnId);
  const [isFiltering, setFiltering] = useState(state.filter !== "");
  const { warehouses, isError, retry } = useWarehouses({ isWanted: isFiltering || isShown("warehouses") });
  const retryWarehouses = isError ? retry : void 0;
  const columns = useMemo(
    () => itemColumns(texts, kernel, warehouses, filterValues(state.filter, "warehouseId")),
    [texts, kernel, warehouses, state.filter]
  );
  const filters = useMemo(
    () => itemFilters(texts, warehouses, retryWarehouses),
    [texts, warehouses, retryWarehouses]
  );
  return /* @__PURE__ */ jsx4(
    RecordList,
    {
      list,
      texts,
      emptyText: can("item-create") ? texts.emptyMaster : texts.emptyReadOnly,
      columns,
      filters,
      onFilterIntent: () => setFiltering(true),
      getRowId: itemId,
      rowTo: can("item-details") ? toDetails : void 0,
      renderActions,
      actions: /* @__PURE__ */ jsxs4(Fragment2, { children: [
        /* @__PURE__ */ jsx4(
          ListExport,
          {
            label: texts.export,
            cancelLabel: texts.cancelExport,
            total: list.total,
            maxRows: exportItemsContract.query.limit.maximum,
            fetchFile: (options) => exportItems(sdk, { supplierId, ...list.selection, limit: void 0 }, options)
          }
        ),
        can("item-upload") && /* @__PURE__ */ jsx4(
          ListUpload,
          {
            fileType: "ITEMS",
            texts,
            fetchTemplate: (options) => itemsTemplate(sdk, { supplierId }, options)
          }
        ),
        can("item-create") && /* @__PURE__ */ jsx4(
          DestinationButton,
          {
            to: { to: "items.create" },
            tone: "primary",
            icon: /* @__PURE__ */ jsx4(Plus, { size: 18, "aria-hidden": "true" }),
            children: texts.add
          }
        )
      ] })
    }
  );
}

export {
  ItemList
};
