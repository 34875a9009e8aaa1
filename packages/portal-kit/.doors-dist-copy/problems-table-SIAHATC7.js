'use client';
import {
  hint,
  more,
  problems,
  rowWord
} from "./chunk-YY3DSOWN.js";
import {
  uploadsMessages
} from "./chunk-4I6WL6GE.js";
import {
  formMessages
} from "./chunk-WVW2ORHS.js";
import {
  itemTypeLabel
} from "./chunk-FITMWV7M.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  kernelMessages
} from "./chunk-5YJY4CFD.js";
import "./chunk-KLRS6XJS.js";

// src/features/uploads/problems-table.tsx
import { PlainTable } from "@portal-kit/ui/plain-table";

// src/features/uploads/problem-text.ts
function cellProblemText({ code, header, details }, texts, form) {
  const numbers = details.map(Number);
  const [first = 0, second = 0] = numbers;
  const word = String(details[0] ?? "");
  switch (code) {
    case "required":
      return form.required;
    case "numericOnly":
      return form.numericOnly;
    case "notZero":
      return form.numericNotZero;
    case "decimals":
      return form.numericTwoDecimals;
    case "price":
      return form.price;
    case "hyphens":
      return form.numericHyphens;
    case "phone":
      return form.phone;
    case "email":
      return form.email;
    case "maxLength":
      return form.maxLength(first);
    case "digits":
      return form.digits(header, first);
    case "range":
      return form.numberRange(first, second);
    case "year":
      return form.yearRange(first, second);
    case "checkDigit":
      return form.checkDigit(header);
    case "format":
      return form.format(header);
    case "canadianZip":
      return form.canadianZip;
    case "choice":
      return texts.choice(details.map(String));
    case "outdated":
      return texts.outdated(itemTypeLabel(word));
    case "unusualStrength":
      return form.unusualStrength(itemTypeLabel(word));
    case "duplicate":
      return texts.duplicate(first, header);
    case "disagreement":
      return texts.disagreement(first, second);
    default:
      return texts[code];
  }
}

// src/features/uploads/problems-table.tsx
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
function ProblemsTable({ report }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(uploadsMessages);
  const form = useMessages(formMessages);
  const { problems: problems2, problemCount } = report;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, not a landmark in the card that it stands in
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    /* @__PURE__ */ jsxs("div", { role: "group", "aria-label": texts.problems, tabIndex: 0, className: problems, children: [
      /* @__PURE__ */ jsx(
        PlainTable,
        {
          label: texts.problems,
          rows: problems2,
          getRowId: ({ row, header, code }) => `${row} ${header} ${code}`,
          columns: [
            {
              id: "row",
              label: texts.row,
              isRowHeader: true,
              cell: ({ row }) => /* @__PURE__ */ jsxs(Fragment, { children: [
                /* @__PURE__ */ jsxs("span", { className: rowWord, children: [
                  texts.row,
                  " "
                ] }),
                row
              ] })
            },
            { id: "column", label: texts.column, cell: ({ header }) => header },
            { id: "value", label: texts.value, cell: ({ value }) => value.slice(0, 60) || kernel.dash },
            {
              id: "problem",
              label: texts.problem,
              cell: (problem) => /* @__PURE__ */ jsxs(Fragment, { children: [
                cellProblemText(problem, texts, form),
                problem.isHint && /* @__PURE__ */ jsx("span", { className: hint, children: texts.hint })
              ] })
            }
          ]
        }
      ),
      problemCount > problems2.length && /* @__PURE__ */ jsx("p", { className: more, children: texts.moreProblems(problems2.length, problemCount) })
    ] })
  );
}
export {
  ProblemsTable
};
