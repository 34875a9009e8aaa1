'use client';
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  kernelMessages
} from "./chunk-5YJY4CFD.js";

// src/forms/warehouse-options.tsx
import { Button } from "@portal-kit/ui/button";
import { Spinner } from "@portal-kit/ui/spinner";
import { jsx, jsxs } from "react/jsx-runtime";
function WarehouseOptions({ warehouses, isError, retry, texts, children }) {
  const kernel = useMessages(kernelMessages);
  if (isError) {
    return /* @__PURE__ */ jsxs("p", { role: "alert", children: [
      texts.warehousesFailed,
      " ",
      /* @__PURE__ */ jsx(Button, { onClick: retry, children: kernel.retry })
    ] });
  }
  if (!warehouses) return /* @__PURE__ */ jsx(Spinner, { label: texts.warehousesLoading });
  if (warehouses.length === 0) return /* @__PURE__ */ jsx("p", { role: "alert", children: texts.warehousesNone });
  return children(
    warehouses.map(({ warehouseId, name }) => ({
      id: warehouseId,
      label: name ?? warehouseId,
      ...name && { detail: warehouseId }
    }))
  );
}

export {
  WarehouseOptions
};
