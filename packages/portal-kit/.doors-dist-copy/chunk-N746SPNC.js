'use client';
import {
  ItemSuggest
} from "./chunk-KU6BIH7Q.js";
import {
  WidgetBoundary
} from "./chunk-RKLTJXO2.js";

// src/features/items/item-picker.widget.tsx
import { jsx } from "react/jsx-runtime";
function ItemPicker(props) {
  return /* @__PURE__ */ jsx(WidgetBoundary, { children: /* @__PURE__ */ jsx(ItemSuggest, { ...props }) });
}

export {
  ItemPicker
};
