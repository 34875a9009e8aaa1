'use client';
import {
  stockTotals
} from "./chunk-XZZVKC2A.js";
import {
  usePortal
} from "./chunk-5YJY4CFD.js";
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/features/orders/lines/order-lines.css.ts
var bar = "pk_6vr1";
var body = "pk_6vra";
var buttons = "pk_6vrw";
var description = "pk_6vre";
var editor = "pk_6vr0";
var empty = "pk_6vrn";
var fieldCells = { casesQuantity: "pk_6vrh", bottlesQuantity: "pk_6vri", lotNumber: "pk_6vrj", unitPrice: "pk_6vrk", notes: "pk_6vrl" };
var footer = "pk_6vrp";
var frame = "pk_6vr6";
var head = "pk_6vr9";
var heads = "pk_6vr8";
var itemCell = "pk_6vrc";
var keys = "pk_6vr3";
var more = "pk_6vr5";
var note = "pk_6vrv";
var preview = "pk_6vrt";
var problem = "pk_6vru";
var removeCell = "pk_6vrm";
var row = "pk_6vrb";
var said = "pk_6vr4";
var search = "pk_6vr2";
var second = "pk_6vrf";
var sku = "pk_6vrd";
var stockCell = "pk_6vrg";
var table = "pk_6vr7";
var total = "pk_6vrq";
var totalName = "pk_6vrs";
var totalValue = "pk_6vrr";
var totals = "pk_6vro";

// src/features/orders/lines/order-lines.messages.ts
var orderLinesMessages = defineMessages((format) => ({
  lines: "Lines",
  keys: "Enter adds it; Enter in a quantity leads back here",
  empty: "No items yet",
  emptyText: "Search for the first one, or paste rows from a spreadsheet.",
  columns: {
    item: "Item",
    stock: "Available",
    casesQuantity: "Cases",
    bottlesQuantity: "Bottles",
    lotNumber: "Lot",
    unitPrice: "Price per case, $",
    notes: "Note"
  },
  /** A field of a line: its column, and whose line it is. */
  field: (column, sku2) => `${column}, ${sku2}`,
  stock: (cases, bottles) => bottles ? `${cases}, ${bottles}` : cases,
  stockUnknown: "Not known",
  more: "Lots, prices and notes",
  moreInbound: "Lots and notes",
  remove: (sku2) => `Remove ${sku2}`,
  removed: (sku2) => `${sku2} was removed.`,
  added: (sku2) => `${sku2} was added.`,
  already: (sku2, line) => `${sku2} is on line ${format.number(line)} already.`,
  noPack: (sku2) => `${sku2} does not say how many bottles a case holds. Complete the item first.`,
  full: (most) => `An order has at most ${format.number(most)} lines.`,
  undo: "Undo",
  sameAs: (quantity) => `Same as ${quantity}`,
  overStock: (quantity) => `Only ${quantity} available`,
  oneBottle: "A case is one bottle: use cases",
  totals: "Total",
  pallets: "Pallets",
  suggested: (pallets) => `${format.number(pallets, { maximumFractionDigits: 1 })} suggested`,
  words: {
    cases: (count) => format.plural(count, { one: "case", other: "cases" }),
    bottles: (count) => format.plural(count, { one: "bottle", other: "bottles" }),
    pounds: "lb"
  },
  count: (count) => format.number(count, { maximumFractionDigits: 0 }),
  paste: {
    open: "Paste rows",
    title: "Paste rows from a spreadsheet",
    text: "Supplier Item ID, cases and bottles, a row each; then lot, price and note if there are any. A row of headings is understood.",
    rows: "Rows",
    placeholder: "HF-1001	12	0",
    preview: "What would be added",
    row: "Row",
    problem: "Problem",
    reading: "Looking the items up",
    unknown: (sku2, warehouse) => `No active item ${sku2} at ${warehouse}`,
    noSku: "No Supplier Item ID",
    twice: (row2) => `The same item as in row ${format.number(row2)}`,
    onLine: (line) => `On line ${format.number(line)} already`,
    add: (count) => `Add ${format.number(count)} ${format.plural(count, { one: "line", other: "lines" })}`,
    good: (good, all) => good === all ? `All ${format.number(all)} rows can be added.` : `${format.number(good)} of ${format.number(all)} rows can be added; the others stay out.`,
    added: (count) => `${format.number(count)} ${format.plural(count, { one: "line was", other: "lines were" })} added.`
  }
}));

// src/features/orders/lines/use-line-stock.ts
import { formatFilter } from "@portal-kit/sdk/filters";
import { itemQueries } from "@portal-kit/sdk/items";
import { useQueries } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
var keysPerCall = 40;
var chunked = (ids) => Array.from(
  { length: Math.ceil(ids.length / keysPerCall) },
  (_, index) => ids.slice(index * keysPerCall, (index + 1) * keysPerCall)
);
function useLineStock(warehouseId, itemIds) {
  const { sdk, supplierId } = usePortal();
  const [told, setTold] = useState();
  const [asked, setAsked] = useState();
  const known = told?.warehouseId === warehouseId ? told.stock : void 0;
  const calls = asked?.warehouseId === warehouseId ? asked.calls : void 0;
  useEffect(() => {
    if (warehouseId === "") return;
    const covered = new Set(calls?.flat());
    const unknown = itemIds.filter((itemId) => !known?.has(itemId) && !covered.has(itemId));
    if (unknown.length > 0) setAsked({ warehouseId, calls: [...calls ?? [], ...chunked(unknown)] });
  }, [warehouseId, itemIds, known, calls]);
  const stock = useQueries({
    queries: (calls ?? []).map(
      (ids) => itemQueries.suggested(sdk, {
        ...{ supplierId, warehouseId, limit: ids.length },
        filter: formatFilter({ itemId: ids })
      })
    ),
    combine: useCallback(
      (answers) => {
        const all = new Map(known);
        for (const { data } of answers) {
          for (const item of data?.rows ?? []) all.set(item.itemId, stockTotals(item, "available"));
        }
        return all;
      },
      [known]
    )
  });
  const tell = useCallback(
    (items) => setTold((last) => ({
      warehouseId,
      stock: new Map([
        ...last?.warehouseId === warehouseId ? last.stock : [],
        ...items.map((item) => [item.itemId, stockTotals(item, "available")])
      ])
    })),
    [warehouseId]
  );
  return { stock, tell };
}

export {
  bar,
  body,
  buttons,
  description,
  editor,
  empty,
  fieldCells,
  footer,
  frame,
  head,
  heads,
  itemCell,
  keys,
  more,
  note,
  preview,
  problem,
  removeCell,
  row,
  said,
  search,
  second,
  sku,
  stockCell,
  table,
  total,
  totalName,
  totalValue,
  totals,
  orderLinesMessages,
  keysPerCall,
  useLineStock
};
