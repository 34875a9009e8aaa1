'use client';
import {
  bar,
  body,
  description,
  editor,
  empty,
  fieldCells,
  frame,
  head,
  heads,
  itemCell,
  keys,
  more,
  orderLinesMessages,
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
  useLineStock
} from "./chunk-D3O5SZQ3.js";
import {
  amountOf,
  freeNumbers,
  lineOf,
  maxLines,
  totalsOf,
  unitsOf
} from "./chunk-KIN4W3UC.js";
import {
  ItemSuggest
} from "./chunk-KU6BIH7Q.js";
import {
  toCases
} from "./chunk-XZZVKC2A.js";
import {
  firstMessage,
  formRules,
  optional,
  withoutBlockedCharacters
} from "./chunk-BNAIFEXI.js";
import {
  formMessages
} from "./chunk-WVW2ORHS.js";
import {
  itemSuggestMessages
} from "./chunk-CCDKGRGI.js";
import {
  failureToast
} from "./chunk-SWQG57HJ.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/features/orders/lines/line-totals.tsx
import { jsx, jsxs } from "react/jsx-runtime";
function LineTotals({ lines }) {
  const texts = useMessages(orderLinesMessages);
  const { cases, bottles, weightLbs } = totalsOf(lines);
  const sums = [
    [texts.words.cases(cases), texts.count(cases)],
    [texts.words.bottles(bottles), texts.count(bottles)],
    ...weightLbs ? [[texts.words.pounds, texts.count(weightLbs)]] : []
  ];
  return /* @__PURE__ */ jsx("dl", { className: totals, "aria-label": texts.totals, children: sums.map(([name, value]) => /* @__PURE__ */ jsxs("div", { className: total, children: [
    /* @__PURE__ */ jsx("dt", { className: totalName, children: name }),
    /* @__PURE__ */ jsx("dd", { className: totalValue, children: value })
  ] }, name)) });
}

// src/features/orders/lines/lines-editor.tsx
import { Button } from "@portal-kit/ui/button";
import { EmptyState } from "@portal-kit/ui/empty-state";
import { lazyPart } from "@portal-kit/ui/lazy-part";
import { Switch } from "@portal-kit/ui/switch";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import PackagePlus from "lucide-react/icons/package-plus";
import { useCallback, useEffect, useMemo, useRef, useState as useState2 } from "react";

// src/features/orders/lines/order-line-row.tsx
import { lineItemRequestBounds as bounds } from "@portal-kit/sdk/bounds";
import { IconButton } from "@portal-kit/ui/button";
import { TextField } from "@portal-kit/ui/text-field";
import Trash2 from "lucide-react/icons/trash-2";
import { memo, useState } from "react";
import { jsx as jsx2, jsxs as jsxs2 } from "react/jsx-runtime";
var limits = {
  casesQuantity: String(bounds.casesQuantity.maximum).length,
  bottlesQuantity: String(bounds.bottlesQuantity.maximum).length,
  lotNumber: bounds.lotNumber.maxLength,
  unitPrice: String(bounds.unitPrice.maximum).length,
  notes: bounds.notes.maxLength
};
var keyboards = {
  casesQuantity: "numeric",
  bottlesQuantity: "numeric",
  unitPrice: "decimal"
};
var OrderLineRow = memo(function OrderLineRow2(props) {
  const { line, availableUnits, isLimited, fields, problemsOf, refusals, isChecked, onChange, onRemove } = props;
  const { item, lineItemNumber } = line;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderLinesMessages);
  const problems = problemsOf(line);
  const { size } = useMessages(itemSuggestMessages);
  const [left, setLeft] = useState(/* @__PURE__ */ new Set());
  const quantityText = (units) => {
    const { cases, bottles } = toCases(units, item.bottlesPerCase) ?? { cases: 0, bottles: units };
    return texts.stock(kernel.cases(cases), bottles > 0 ? kernel.bottles(bottles) : void 0);
  };
  const hintOf = (field) => {
    const units = unitsOf(line);
    if (field === "bottlesQuantity" && item.bottlesPerCase > 1 && Number(line.bottlesQuantity) >= item.bottlesPerCase)
      return texts.sameAs(quantityText(units));
    const isOver = isLimited && availableUnits !== void 0 && units > availableUnits;
    return field === "casesQuantity" && isOver ? texts.overStock(quantityText(availableUnits)) : void 0;
  };
  return /* @__PURE__ */ jsxs2("tr", { role: "row", part: "row", className: row, "data-line": lineItemNumber, children: [
    /* @__PURE__ */ jsxs2("th", { role: "rowheader", scope: "row", part: "cell", className: itemCell, children: [
      /* @__PURE__ */ jsx2("span", { className: sku, children: item.sku }),
      " ",
      /* @__PURE__ */ jsx2("span", { className: description, children: item.description }),
      /* @__PURE__ */ jsx2("span", { className: second, children: [item.brand, item.size && item.sizeUom && size(item.size, item.sizeUom, item.bottlesPerCase)].filter(Boolean).join(" \xB7 ") })
    ] }),
    /* @__PURE__ */ jsx2("td", { role: "cell", part: "cell", className: stockCell, "data-label": texts.columns.stock, children: availableUnits === void 0 ? kernel.dash : quantityText(availableUnits) }),
    fields.map((field) => /* @__PURE__ */ jsx2(
      "td",
      {
        role: "cell",
        part: "cell",
        className: fieldCells[field],
        "data-label": texts.columns[field],
        children: /* @__PURE__ */ jsx2(
          TextField,
          {
            label: texts.field(texts.columns[field], item.sku),
            isLabelHidden: true,
            name: `lineItems.${lineItemNumber}.${field}`,
            align: keyboards[field] ? "end" : "start",
            inputMode: keyboards[field] ?? "text",
            maxLength: limits[field],
            sanitize: withoutBlockedCharacters,
            value: line[field],
            onChange: (text) => onChange(lineItemNumber, field, text),
            onBlur: () => setLeft((fields2) => fields2.has(field) ? fields2 : /* @__PURE__ */ new Set([...fields2, field])),
            errorMessage: refusals?.[field] ?? (isChecked || left.has(field) ? problems[field] : void 0),
            ...described(hintOf(field))
          }
        )
      },
      field
    )),
    /* @__PURE__ */ jsx2("td", { role: "cell", part: "cell", className: removeCell, children: /* @__PURE__ */ jsx2(
      IconButton,
      {
        size: "small",
        tone: "quiet",
        label: texts.remove(item.sku),
        icon: /* @__PURE__ */ jsx2(Trash2, { size: 18, "aria-hidden": "true" }),
        onClick: () => onRemove(lineItemNumber)
      }
    ) })
  ] });
});
var described = (description2) => description2 === void 0 ? {} : { description: description2 };

// src/features/orders/lines/lines-editor.tsx
import { jsx as jsx3, jsxs as jsxs3 } from "react/jsx-runtime";
var PasteLinesDialog = lazyPart(async () => (await import("./paste-lines-dialog-NH2CEN3E.js")).PasteLinesDialog);
var quantities = ["casesQuantity", "bottlesQuantity"];
var noLines = [];
function LinesEditor(props) {
  const { direction, warehouseId, isBonded, lines, problemsOf, onLinesChanged } = props;
  const { refusals, areProblemsShown } = props;
  const { notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderLinesMessages);
  const frame2 = useRef(null);
  const [pasted, setPasted] = useState2();
  const [said2, setSaid] = useState2({ text: "" });
  const [wantsMore, setWantsMore] = useState2(false);
  const [entered, setEntered] = useState2();
  const itemIds = useMemo(() => [...new Set(lines.map(({ item }) => item.itemId))], [lines]);
  const { stock, tell } = useLineStock(warehouseId, itemIds);
  const needsMore = lines.some(
    ({ item, lotNumber, unitPrice, notes }) => item.lotTracked || lotNumber || unitPrice || notes
  );
  const isMoreShown = wantsMore || needsMore;
  const fields = useMemo(
    () => isMoreShown ? [...quantities, "lotNumber", ...direction === "outbound" ? ["unitPrice"] : [], "notes"] : quantities,
    [isMoreShown, direction]
  );
  const latest = useRef({ lines, onLinesChanged });
  latest.current = { lines, onLinesChanged };
  const change = useCallback((lineItemNumber, field, text) => {
    const { lines: now, onLinesChanged: tellOwner } = latest.current;
    tellOwner(
      now.map((line) => line.lineItemNumber === lineItemNumber ? { ...line, [field]: text } : line)
    );
  }, []);
  const remove = useCallback(
    (lineItemNumber) => {
      const { lines: now, onLinesChanged: tellOwner } = latest.current;
      const at = now.findIndex((line) => line.lineItemNumber === lineItemNumber);
      const gone = now[at];
      if (!gone) return;
      tellOwner(now.filter((line) => line !== gone));
      setSaid({ text: texts.removed(gone.item.sku), before: now });
      requestAnimationFrame(() => {
        const buttons = frame2.current?.querySelectorAll("[data-line] button");
        const next = buttons?.[Math.min(at, buttons.length - 1)];
        (next ?? searchOf(frame2.current))?.focus();
      });
    },
    [texts]
  );
  const undo = (before) => {
    onLinesChanged(before);
    setSaid({ text: "" });
    searchOf(frame2.current)?.focus();
  };
  useEffect(() => {
    if (entered === void 0) return;
    setEntered(void 0);
    const field = frame2.current?.querySelector(`[data-line="${entered}"] input`);
    field?.scrollIntoView({ block: "nearest" });
    field?.focus();
    field?.select();
  }, [entered]);
  const add = (item) => {
    const { lines: now } = latest.current;
    const known = now.find((line2) => line2.item.itemId === item.itemId);
    if (known) {
      setSaid({ text: texts.already(item.sku, known.lineItemNumber) });
      return setEntered(known.lineItemNumber);
    }
    if (now.length >= maxLines) return setSaid({ text: texts.full(maxLines) });
    const line = lineOf(item, freeNumbers(now)());
    if (!line) return setSaid({ text: texts.noPack(item.sku) });
    tell([item]);
    onLinesChanged([...now, line]);
    setSaid({ text: texts.added(item.sku) });
    setEntered(line.lineItemNumber);
  };
  const onKeyDown = (event) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      searchOf(frame2.current)?.focus();
      return;
    }
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const row2 = input.closest("tr");
    const other = event.key === "ArrowUp" ? row2?.previousElementSibling : row2?.nextElementSibling;
    const place = input.closest("td")?.cellIndex ?? 0;
    const field = other?.children[place]?.querySelector("input");
    field?.focus();
    field?.select();
  };
  return /* @__PURE__ */ jsxs3("div", { ref: frame2, className: editor, children: [
    /* @__PURE__ */ jsxs3("div", { className: bar, children: [
      /* @__PURE__ */ jsx3(
        "div",
        {
          className: search,
          onPaste: (event) => {
            const text = event.clipboardData.getData("text/plain");
            if (!/[\t\n\r]/.test(text.trim())) return;
            event.preventDefault();
            setPasted(text);
          },
          children: /* @__PURE__ */ jsx3(ItemSuggest, { warehouseId, stock: isBonded ? "bonded" : "taxPaid", onItemPicked: add })
        }
      ),
      /* @__PURE__ */ jsx3("span", { className: keys, children: texts.keys }),
      /* @__PURE__ */ jsx3(
        Button,
        {
          icon: /* @__PURE__ */ jsx3(ClipboardPaste, { size: 18, "aria-hidden": "true" }),
          onPointerEnter: PasteLinesDialog.preload,
          onFocus: PasteLinesDialog.preload,
          onClick: () => setPasted(""),
          children: texts.paste.open
        }
      )
    ] }),
    /* @__PURE__ */ jsxs3("div", { className: said, children: [
      /* @__PURE__ */ jsx3("span", { role: "status", children: said2.text }),
      said2.before && /* @__PURE__ */ jsx3(Button, { size: "small", tone: "quiet", onClick: () => undo(said2.before ?? noLines), children: texts.undo }),
      lines.length > 0 && !needsMore && /* @__PURE__ */ jsx3("span", { className: more, children: /* @__PURE__ */ jsx3(
        Switch,
        {
          label: direction === "outbound" ? texts.more : texts.moreInbound,
          isSelected: isMoreShown,
          onChange: setWantsMore
        }
      ) })
    ] }),
    lines.length === 0 ? /* @__PURE__ */ jsx3("div", { className: empty, children: /* @__PURE__ */ jsx3(EmptyState, { icon: /* @__PURE__ */ jsx3(PackagePlus, { size: 32 }), title: texts.empty, text: texts.emptyText }) }) : /* @__PURE__ */ jsx3("div", { className: frame, children: /* @__PURE__ */ jsxs3("table", { role: "table", "aria-label": texts.lines, className: table, onKeyDown, children: [
      /* @__PURE__ */ jsx3("thead", { role: "rowgroup", className: heads, children: /* @__PURE__ */ jsxs3("tr", { role: "row", children: [
        /* @__PURE__ */ jsx3("th", { role: "columnheader", scope: "col", className: head, children: texts.columns.item }),
        /* @__PURE__ */ jsx3("th", { role: "columnheader", scope: "col", className: head, "data-align": "end", children: texts.columns.stock }),
        fields.map((field) => /* @__PURE__ */ jsx3(
          "th",
          {
            role: "columnheader",
            scope: "col",
            className: head,
            "data-align": field === "lotNumber" || field === "notes" ? void 0 : "end",
            children: texts.columns[field]
          },
          field
        )),
        /* @__PURE__ */ jsx3("td", { role: "cell", className: head })
      ] }) }),
      /* @__PURE__ */ jsx3("tbody", { role: "rowgroup", className: body, children: lines.map((line) => /* @__PURE__ */ jsx3(
        OrderLineRow,
        {
          line,
          availableUnits: stock.get(line.item.itemId)?.[isBonded ? "bonded" : "taxPaid"],
          isLimited: direction === "outbound",
          fields,
          problemsOf,
          refusals: refusals.get(line.lineItemNumber),
          isChecked: areProblemsShown,
          onChange: change,
          onRemove: remove
        },
        line.lineItemNumber
      )) })
    ] }) }),
    pasted !== void 0 && /* @__PURE__ */ jsx3(
      PasteLinesDialog,
      {
        text: pasted,
        warehouseId,
        lines,
        problemsOf,
        onAdd: (added, items) => {
          tell(items);
          onLinesChanged([...lines, ...added]);
          setPasted(void 0);
          setSaid({ text: texts.paste.added(added.length), before: lines });
        },
        onCancel: () => setPasted(void 0),
        onLoadFailed: (error) => {
          setPasted(void 0);
          notify(failureToast(error, kernel));
        }
      }
    )
  ] });
}
var searchOf = (frame2) => frame2?.querySelector('[role="combobox"]');

// src/features/orders/lines/use-line-rules.ts
import { useMemo as useMemo2 } from "react";

// src/features/orders/lines/line-rules.ts
import { lineItemRequestBounds as bounds2 } from "@portal-kit/sdk/bounds";
function lineRules(direction, texts, labels) {
  const rules = formRules(texts);
  const quantity = (text, bound) => firstMessage(text, [optional(rules.numericOnly, rules.range(bound))]);
  const judge = (line) => {
    const { item, casesQuantity, bottlesQuantity } = line;
    const isNothing = amountOf(casesQuantity) === 0 && amountOf(bottlesQuantity) === 0;
    const bottles = quantity(bottlesQuantity, bounds2.bottlesQuantity) ?? (item.bottlesPerCase === 1 && amountOf(bottlesQuantity) > 0 ? labels.oneBottle : void 0);
    const problems = {
      casesQuantity: quantity(casesQuantity, bounds2.casesQuantity) ?? (isNothing && !bottles ? texts.numericNotZero : void 0),
      bottlesQuantity: bottles,
      lotNumber: firstMessage(line.lotNumber, [
        ...item.lotTracked ? [rules.required] : [],
        rules.maxLength(bounds2.lotNumber.maxLength)
      ]),
      unitPrice: direction === "outbound" ? optional(rules.price)(line.unitPrice) : void 0,
      notes: rules.maxLength(bounds2.notes.maxLength)(line.notes)
    };
    return Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== void 0));
  };
  const judged = /* @__PURE__ */ new WeakMap();
  return (line) => {
    const problems = judged.get(line) ?? judge(line);
    judged.set(line, problems);
    return problems;
  };
}

// src/features/orders/lines/use-line-rules.ts
function useLineRules(direction) {
  const formTexts = useMessages(formMessages);
  const texts = useMessages(orderLinesMessages);
  return useMemo2(() => lineRules(direction, formTexts, texts), [direction, formTexts, texts]);
}

export {
  LineTotals,
  LinesEditor,
  useLineRules
};
