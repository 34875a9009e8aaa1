'use client';
import {
  dayFromToday
} from "./chunk-CXYXMIQ6.js";
import {
  datesOf,
  datesText,
  filterDatesMessages
} from "./chunk-FZYTLNVS.js";
import {
  choices,
  dates,
  failure,
  filterMessages,
  legend,
  spans
} from "./chunk-4SJHRNQB.js";
import {
  useFocusHeir
} from "./chunk-JX4I7OBP.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  kernelMessages
} from "./chunk-5YJY4CFD.js";
import "./chunk-KLRS6XJS.js";

// src/lists/filters/filter-choices.tsx
import { Button as Button2 } from "@portal-kit/ui/button";
import { CheckboxGroupField } from "@portal-kit/ui/checkbox-group";
import { Popover } from "@portal-kit/ui/popover";
import { Spinner } from "@portal-kit/ui/spinner";

// src/lists/filters/filter-dates.tsx
import { Button } from "@portal-kit/ui/button";
import { TextField } from "@portal-kit/ui/text-field";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
var spans2 = { today: [0, 0], nextWeek: [0, 6], lastMonth: [-29, 0] };
var isTyped = (date) => date === "" || date >= "1900";
function FilterDates({ filter, value, onChange }) {
  const texts = useMessages(filterDatesMessages);
  const [[from, to], setDates] = useState(() => datesOf(value));
  const isReversed = from !== "" && to !== "" && isTyped(from) && isTyped(to) && to < from;
  const change = (nextFrom, nextTo) => {
    setDates([nextFrom, nextTo]);
    if (!isTyped(nextFrom) || !isTyped(nextTo)) return;
    if (nextFrom !== "" && nextTo !== "" && nextTo < nextFrom) return;
    const text = datesText(nextFrom, nextTo);
    onChange(text === void 0 ? [] : [text]);
  };
  return /* @__PURE__ */ jsxs("fieldset", { className: dates, children: [
    /* @__PURE__ */ jsx("legend", { className: legend, children: filter.label }),
    /* @__PURE__ */ jsx(
      TextField,
      {
        label: texts.from,
        name: "from",
        type: "date",
        value: from,
        onChange: (date) => change(date, to)
      }
    ),
    /* @__PURE__ */ jsx(
      TextField,
      {
        label: texts.to,
        name: "to",
        type: "date",
        value: to,
        onChange: (date) => change(from, date),
        errorMessage: isReversed ? texts.beforeFrom : void 0
      }
    ),
    /* @__PURE__ */ jsx("div", { className: spans, children: Object.keys(spans2).map((span) => /* @__PURE__ */ jsx(
      Button,
      {
        size: "small",
        onClick: () => change(dayFromToday(spans2[span][0]), dayFromToday(spans2[span][1])),
        children: texts.spans[span]
      },
      span
    )) })
  ] });
}

// src/lists/filters/filter-choices.tsx
import { jsx as jsx2, jsxs as jsxs2 } from "react/jsx-runtime";
function FilterChoices({ id, filter, values, triggerRef, onChange, onClose }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(filterMessages);
  const failure2 = useFocusHeir((gone) => gone.closest('[role="dialog"]'));
  const { label, kind, options, isSingle, retry } = filter;
  return /* @__PURE__ */ jsx2(
    Popover,
    {
      id,
      triggerRef,
      isOpen: true,
      onOpenChange: (isOpen) => !isOpen && onClose(),
      placement: "bottom start",
      "aria-label": label,
      children: /* @__PURE__ */ jsx2("div", { className: choices, children: kind === "dates" ? /* @__PURE__ */ jsx2(FilterDates, { filter, value: values[0], onChange }) : options ? /* @__PURE__ */ jsx2(
        CheckboxGroupField,
        {
          label,
          name: filter.field,
          orientation: "vertical",
          options,
          value: values,
          onChange: (next) => onChange(isSingle ? next.filter((value) => !values.includes(value)) : next)
        }
      ) : retry ? /* @__PURE__ */ jsxs2("p", { ref: failure2, role: "alert", className: failure, children: [
        texts.failed,
        /* @__PURE__ */ jsx2(Button2, { size: "small", onClick: retry, children: kernel.retry })
      ] }) : /* @__PURE__ */ jsx2(Spinner, { label: kernel.loading }) })
    }
  );
}
export {
  FilterChoices
};
