'use client';
import {
  RecordDifferences
} from "./chunk-RPB7ODQF.js";
import "./chunk-U5KQICHN.js";
import "./chunk-FXZXSEVM.js";
import "./chunk-KLRS6XJS.js";

// src/features/items/item-conflict.tsx
import { jsx } from "react/jsx-runtime";
function ItemConflict({ texts, itemTexts, typeLabel, warehouses, ...conflict }) {
  const warehouseName = (id) => warehouses.find(({ warehouseId }) => warehouseId === id)?.name ?? id;
  return /* @__PURE__ */ jsx(
    RecordDifferences,
    {
      ...conflict,
      labels: texts,
      words: {
        type: typeLabel,
        itemStatus: (status) => itemTexts.status[status] ?? status,
        warehouses: (ids) => ids.map(warehouseName).toSorted().join(", "),
        countryOfOrigin: texts.countryName,
        containerType: (container) => texts.containers[container] ?? container,
        lotTracked: (choice) => choice === "Y" ? texts.yes : texts.no
      }
    }
  );
}
export {
  ItemConflict
};
