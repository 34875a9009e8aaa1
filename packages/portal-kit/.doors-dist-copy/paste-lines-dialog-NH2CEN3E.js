'use client';
import {
  buttons,
  keysPerCall,
  note,
  orderLinesMessages,
  preview,
  problem
} from "./chunk-D3O5SZQ3.js";
import {
  freeNumbers,
  lineOf,
  maxLines
} from "./chunk-KIN4W3UC.js";
import {
  useDebouncedSearch
} from "./chunk-HKVVLY4L.js";
import "./chunk-XZZVKC2A.js";
import {
  withoutBlockedCharacters
} from "./chunk-BNAIFEXI.js";
import {
  useWarehouses
} from "./chunk-COKG77JT.js";
import {
  ListFailure
} from "./chunk-PHYELHV7.js";
import "./chunk-JX4I7OBP.js";
import "./chunk-SWQG57HJ.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import "./chunk-AJHTSYRZ.js";
import "./chunk-Y3573VEU.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";
import "./chunk-KLRS6XJS.js";

// src/features/orders/lines/paste-lines-dialog.tsx
import { Button } from "@portal-kit/ui/button";
import { Dialog } from "@portal-kit/ui/dialog";
import { PlainTable } from "@portal-kit/ui/plain-table";
import { TextArea } from "@portal-kit/ui/text-area";
import { useEffect, useMemo as useMemo2, useRef, useState } from "react";

// src/features/orders/lines/judge-pasted.ts
function judgePasted(rows, place) {
  const { items, lines, warehouseName, problemsOf, texts } = place;
  const nextNumber = freeNumbers(lines);
  const keyOf = (itemId, lotNumber) => `${itemId} ${lotNumber.trim()}`;
  const onLine = new Map(lines.map((line) => [keyOf(line.item.itemId, line.lotNumber), line.lineItemNumber]));
  const inRow = /* @__PURE__ */ new Map();
  let count = lines.length;
  return rows.map((row) => {
    const { sku, casesQuantity, bottlesQuantity, lotNumber, unitPrice, notes } = row;
    if (sku === "") return { ...row, problem: texts.paste.noSku };
    const item = items.get(sku.toLowerCase());
    if (!item) return { ...row, problem: texts.paste.unknown(sku, warehouseName) };
    const key = keyOf(item.itemId, lotNumber);
    const line = onLine.get(key);
    if (line !== void 0) return { ...row, problem: texts.paste.onLine(line) };
    const earlier = inRow.get(key);
    if (earlier !== void 0) return { ...row, problem: texts.paste.twice(earlier) };
    const made = lineOf(item, 1);
    if (!made) return { ...row, problem: texts.noPack(item.sku) };
    const typed = { casesQuantity, bottlesQuantity: bottlesQuantity || "0", lotNumber, unitPrice, notes };
    const filled = { ...made, ...typed };
    const [problem2] = Object.values(problemsOf(filled));
    if (problem2 !== void 0) return { ...row, problem: problem2 };
    if (count >= maxLines) return { ...row, problem: texts.full(maxLines) };
    count += 1;
    inRow.set(key, row.row);
    return { ...row, line: { ...filled, lineItemNumber: nextNumber() } };
  });
}

// src/features/orders/lines/pasted-lines.ts
import Papa from "papaparse";
var columns = [
  "sku",
  "casesQuantity",
  "bottlesQuantity",
  "lotNumber",
  "unitPrice",
  "notes"
];
var headings = [
  ["sku", /^(sku|item|(supplier )?item (id|no\.?|number)|code)$/],
  ["casesQuantity", /^(cases?|cs|qty|quantity|cases ?quantity)$/],
  ["bottlesQuantity", /^(bottles?|btls?|units?|bottles ?quantity)$/],
  ["lotNumber", /^lot( (no\.?|number|code))?$/],
  ["unitPrice", /^((unit|case) )?price\b.*$/],
  ["notes", /^notes?|comments?$/]
];
var columnOf = (heading) => headings.find(([, pattern]) => pattern.test(heading.toLowerCase().replace(/[*_]/g, " ").trim()))?.[0];
function separatorOf(text) {
  const bare = text.replace(/"[^"]*"/g, "");
  return ["	", ";", ","].find((separator) => bare.includes(separator)) ?? "	";
}
var quantityOf = (cell) => /^\d{1,3}([, ]\d{3})+$/.test(cell) ? cell.replace(/[, ]/g, "") : cell.replace(/^(\d+)\.0+$/, "$1");
var priceOf = (cell) => {
  const amount = cell.replace(/^\$\s*/, "").replace(/,(?=\d{3}(\D|$))/g, "");
  return /^\d+(\.\d)?$/.test(amount) ? Number(amount).toFixed(2) : amount;
};
function pastedRows(text) {
  const { data } = Papa.parse(text, { delimiter: separatorOf(text) });
  const rows = data.map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => cell.trim()) })).filter(({ cells }) => cells.some((cell) => cell !== ""));
  const [first] = rows;
  const named = first?.cells.map(columnOf) ?? [];
  const hasHeadings = named.includes("sku") && (named.length === 1 || named.filter(Boolean).length > 1);
  const order = hasHeadings ? named : columns;
  return rows.slice(hasHeadings ? 1 : 0).map(({ row, cells }) => {
    const of = (column) => cells[order.indexOf(column)] ?? "";
    return {
      row,
      sku: of("sku"),
      casesQuantity: quantityOf(of("casesQuantity")),
      bottlesQuantity: quantityOf(of("bottlesQuantity")),
      lotNumber: of("lotNumber"),
      unitPrice: priceOf(of("unitPrice")),
      notes: of("notes")
    };
  });
}

// src/features/orders/lines/use-items-by-sku.ts
import { formatFilter } from "@portal-kit/sdk/filters";
import { itemQueries } from "@portal-kit/sdk/items";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
function useItemsBySku(warehouseId, skus) {
  const { sdk, supplierId } = usePortal();
  const wanted = useMemo(
    () => [...new Set(skus.filter(Boolean).map((sku) => sku.toLowerCase()))].sort(),
    [skus]
  );
  const calls = useMemo(
    () => Array.from(
      { length: Math.ceil(wanted.length / keysPerCall) },
      (_, index) => wanted.slice(index * keysPerCall, (index + 1) * keysPerCall)
    ),
    [wanted]
  );
  return useQueries({
    queries: calls.map(
      (some) => itemQueries.suggested(sdk, {
        ...{ supplierId, warehouseId, limit: some.length },
        filter: formatFilter({ sku: some })
      })
    ),
    combine: (answers) => {
      const items = /* @__PURE__ */ new Map();
      for (const { data } of answers) {
        for (const item of data?.rows ?? []) items.set(item.sku.toLowerCase(), item);
      }
      const failed = answers.find(({ isError }) => isError);
      return {
        items,
        isPending: answers.some(({ isPending }) => isPending),
        error: failed?.error,
        retry: () => {
          for (const answer of answers) if (answer.isError) void answer.refetch();
        }
      };
    }
  });
}

// src/features/orders/lines/paste-lines-dialog.tsx
import { jsx, jsxs } from "react/jsx-runtime";
function PasteLinesDialog(props) {
  const { warehouseId, lines, problemsOf, onAdd, onCancel } = props;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderLinesMessages);
  const { warehouses } = useWarehouses();
  const [settled, setSettled] = useState(props.text);
  const [text, setText] = useDebouncedSearch(settled, setSettled);
  const area = useRef(null);
  useEffect(() => area.current?.focus(), []);
  const rows = useMemo2(() => pastedRows(withoutBlockedLines(settled)), [settled]);
  const skus = useMemo2(() => rows.map(({ sku }) => sku), [rows]);
  const { items, isPending, error, retry } = useItemsBySku(warehouseId, skus);
  const warehouseName = warehouses?.find((one) => one.warehouseId === warehouseId)?.name ?? warehouseId;
  const judged = useMemo2(
    () => judgePasted(rows, {
      ...{ items, lines, warehouseName, texts },
      problemsOf
    }),
    [rows, items, lines, warehouseName, problemsOf, texts]
  );
  const good = judged.flatMap((row) => row.problem === void 0 ? [row.line] : []);
  const columns2 = [
    { id: "row", label: texts.paste.row, cell: ({ row }) => texts.count(row) },
    { id: "sku", label: texts.columns.item, isRowHeader: true, cell: ({ sku }) => sku || kernel.dash },
    {
      id: "cases",
      label: texts.columns.casesQuantity,
      align: "end",
      cell: ({ casesQuantity }) => casesQuantity || kernel.dash
    },
    {
      id: "bottles",
      label: texts.columns.bottlesQuantity,
      align: "end",
      cell: ({ bottlesQuantity }) => bottlesQuantity || kernel.dash
    },
    {
      id: "problem",
      label: texts.paste.problem,
      cell: ({ problem: problem2 }) => problem2 && /* @__PURE__ */ jsx("span", { className: problem, children: problem2 })
    }
  ];
  const isKnown = rows.length > 0 && text.trim() === settled.trim() && !isPending && !error;
  return /* @__PURE__ */ jsxs(
    Dialog,
    {
      isWide: true,
      title: texts.paste.title,
      text: texts.paste.text,
      closeLabel: kernel.close,
      onClose: onCancel,
      children: [
        /* @__PURE__ */ jsx(
          TextArea,
          {
            label: texts.paste.rows,
            name: "rows",
            placeholder: texts.paste.placeholder,
            value: text,
            onChange: setText,
            areaRef: area
          }
        ),
        /* @__PURE__ */ jsx("p", { role: "status", className: note, children: rows.length > 0 && (isPending ? texts.paste.reading : isKnown && texts.paste.good(good.length, rows.length)) }),
        error && /* @__PURE__ */ jsx(ListFailure, { error, onRetry: retry }),
        isKnown && /* @__PURE__ */ jsx("div", { className: preview, children: /* @__PURE__ */ jsx(
          PlainTable,
          {
            label: texts.paste.preview,
            columns: columns2,
            rows: judged,
            getRowId: ({ row }) => String(row)
          }
        ) }),
        /* @__PURE__ */ jsxs("div", { className: buttons, children: [
          /* @__PURE__ */ jsx(Button, { onClick: onCancel, children: kernel.cancel }),
          /* @__PURE__ */ jsx(
            Button,
            {
              tone: "primary",
              isDisabled: !isKnown || good.length === 0,
              onClick: () => {
                const found = good.flatMap(({ item }) => items.get(item.sku.toLowerCase()) ?? []);
                onAdd(good, found);
              },
              children: texts.paste.add(good.length)
            }
          )
        ] })
      ]
    }
  );
}
var withoutBlockedLines = (text) => text.split(/([\t\r\n])/).map((part) => /^[\t\r\n]$/.test(part) ? part : withoutBlockedCharacters(part)).join("");
export {
  PasteLinesDialog
};
