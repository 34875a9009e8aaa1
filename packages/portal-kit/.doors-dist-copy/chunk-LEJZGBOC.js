'use client';
import {
  LineTotals,
  LinesEditor,
  useLineRules
} from "./chunk-YIUVDZLL.js";
import {
  footer
} from "./chunk-D3O5SZQ3.js";
import {
  WidgetBoundary
} from "./chunk-RKLTJXO2.js";

// src/features/orders/lines/order-lines.widget.tsx
import { useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var noLines = [];
var noRefusals = /* @__PURE__ */ new Map();
function OrderLines(props) {
  return /* @__PURE__ */ jsx(WidgetBoundary, { children: /* @__PURE__ */ jsx(OrderLinesView, { ...props }) });
}
function OrderLinesView({ lines, defaultLines = noLines, onLinesChanged, ...rest }) {
  const [own, setOwn] = useState(defaultLines);
  const shown = lines ?? own;
  const problemsOf = useLineRules(rest.direction);
  const change = (next) => {
    setOwn(next);
    onLinesChanged?.(next);
  };
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(
      LinesEditor,
      {
        isBonded: false,
        areProblemsShown: false,
        refusals: noRefusals,
        ...rest,
        lines: shown,
        problemsOf,
        onLinesChanged: change
      }
    ),
    /* @__PURE__ */ jsx("div", { className: footer, children: /* @__PURE__ */ jsx(LineTotals, { lines: shown }) })
  ] });
}

export {
  OrderLines
};
