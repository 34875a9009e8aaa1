'use client';
import {
  orderFormMessages
} from "./chunk-BPHFEZDX.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  kernelMessages
} from "./chunk-5YJY4CFD.js";
import "./chunk-KLRS6XJS.js";

// src/features/orders/form/new-customer-dialog.tsx
import { Dialog } from "@portal-kit/ui/dialog";
import { jsx } from "react/jsx-runtime";
function NewCustomerDialog({ onClose, children }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderFormMessages);
  return /* @__PURE__ */ jsx(
    Dialog,
    {
      isWide: true,
      title: texts.newCustomer,
      text: texts.newCustomerText,
      closeLabel: kernel.close,
      onClose,
      children
    }
  );
}
export {
  NewCustomerDialog
};
