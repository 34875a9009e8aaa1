'use client';
import {
  buttons
} from "./chunk-BFBFYZIA.js";
import {
  orderDetailsMessages
} from "./chunk-UNB3TE7L.js";
import {
  withoutBlockedCharacters
} from "./chunk-BNAIFEXI.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  kernelMessages
} from "./chunk-5YJY4CFD.js";
import "./chunk-KLRS6XJS.js";

// src/features/orders/cancel-order-dialog.tsx
import { orderCancelRequestBounds } from "@portal-kit/sdk/bounds";
import { Button } from "@portal-kit/ui/button";
import { Dialog } from "@portal-kit/ui/dialog";
import { TextField } from "@portal-kit/ui/text-field";
import { useEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
function CancelOrderDialog(props) {
  const { orderId, defaultReason, isPending, onConfirm, onCancel } = props;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const [reason, setReason] = useState(defaultReason);
  const field = useRef(null);
  useEffect(() => field.current?.focus(), []);
  return /* @__PURE__ */ jsx(
    Dialog,
    {
      title: texts.cancel.title,
      text: texts.cancel.text(orderId),
      ...isPending ? { isDismissable: false } : { closeLabel: kernel.close, onClose: onCancel },
      children: /* @__PURE__ */ jsxs(
        "form",
        {
          onSubmit: (event) => {
            event.preventDefault();
            if (!isPending) onConfirm(reason);
          },
          children: [
            /* @__PURE__ */ jsx(
              TextField,
              {
                label: texts.cancel.reason,
                description: texts.cancel.optional,
                name: "reason",
                inputRef: field,
                maxLength: orderCancelRequestBounds.reason.maxLength,
                sanitize: withoutBlockedCharacters,
                isDisabled: isPending,
                value: reason,
                onChange: setReason
              }
            ),
            /* @__PURE__ */ jsxs("div", { className: buttons, children: [
              /* @__PURE__ */ jsx(Button, { onClick: onCancel, isDisabled: isPending, children: texts.cancel.keep }),
              /* @__PURE__ */ jsx(Button, { tone: "danger", type: "submit", isPending, children: kernel.confirm })
            ] })
          ]
        }
      )
    }
  );
}
export {
  CancelOrderDialog
};
