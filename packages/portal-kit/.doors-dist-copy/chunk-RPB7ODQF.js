'use client';
import {
  RecordConflict
} from "./chunk-U5KQICHN.js";

// src/forms/record-differences.tsx
import { jsx } from "react/jsx-runtime";
function RecordDifferences({
  labels,
  words,
  ...conflict
}) {
  const shown = (name, values) => words[name]?.(values[name]) ?? String(values[name]).trim();
  return /* @__PURE__ */ jsx(RecordConflict, { ...conflict, shown, labelOf: (name) => String(labels[name]) });
}

export {
  RecordDifferences
};
