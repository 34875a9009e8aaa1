'use client';
import {
  OrderAddresses,
  OrderFacts,
  OrderedLines
} from "./chunk-GULMRO4D.js";
import {
  documents,
  failure,
  failureActions,
  failureText,
  failureTitle,
  outdated,
  problems,
  second,
  step,
  stepNote,
  steps
} from "./chunk-BFBFYZIA.js";
import {
  hasBillOfLading,
  isChangeable,
  isInFlight
} from "./chunk-C5ILEUA7.js";
import {
  orderPlace
} from "./chunk-CR3IQOLN.js";
import {
  orderDetailsMessages
} from "./chunk-UNB3TE7L.js";
import {
  ordersMessages
} from "./chunk-X7LTRRNC.js";
import {
  DownloadButton
} from "./chunk-XPQSJDQO.js";
import {
  orderStatusLook,
  orderStatusMessages
} from "./chunk-6TRGWHH3.js";
import {
  ConfirmDialog,
  useFormConfirmation
} from "./chunk-RA3N2UQK.js";
import {
  isMissing
} from "./chunk-LHCY6UWW.js";
import {
  actions,
  column,
  columns,
  message
} from "./chunk-OBBSFUQ4.js";
import {
  DestinationButton
} from "./chunk-TGM265ZM.js";
import {
  ListFailure
} from "./chunk-PHYELHV7.js";
import {
  useFocusHeir
} from "./chunk-JX4I7OBP.js";
import {
  failureToast
} from "./chunk-SWQG57HJ.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  WidgetBoundary
} from "./chunk-RKLTJXO2.js";
import {
  waitAfter
} from "./chunk-AJHTSYRZ.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/features/orders/order-details.widget.tsx
import { customerQueries } from "@portal-kit/sdk/customers";
import { orderQueries as orderQueries3 } from "@portal-kit/sdk/orders";
import { EmptyState } from "@portal-kit/ui/empty-state";
import { StatusDot as StatusDot2 } from "@portal-kit/ui/status-dot";
import { useQuery } from "@tanstack/react-query";
import Copy from "lucide-react/icons/copy";
import PackageX from "lucide-react/icons/package-x";
import Pencil from "lucide-react/icons/pencil";
import { useEffect, useRef as useRef2 } from "react";

// src/features/orders/cancel-order.tsx
import { isPortalError } from "@portal-kit/sdk";
import { orderMutations, orderQueries } from "@portal-kit/sdk/orders";
import { Button } from "@portal-kit/ui/button";
import { lazyPart } from "@portal-kit/ui/lazy-part";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Ban from "lucide-react/icons/ban";
import { useRef } from "react";

// src/features/orders/too-late.ts
var TooLate = class extends Error {
  status;
  constructor(status) {
    super(`portal-kit: the order is ${status} and can no longer be changed.`);
    this.status = status;
  }
};

// src/features/orders/cancel-order.tsx
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var CancelOrderDialog = lazyPart(async () => (await import("./cancel-order-dialog-6XNBGIF7.js")).CancelOrderDialog);
function CancelOrder({ direction, orderId, getFocusHeir }) {
  const { sdk, supplierId, notify } = usePortal();
  const client = useQueryClient();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const statuses = useMessages(orderStatusMessages);
  const reason = useRef("");
  const button = useFocusHeir(getFocusHeir);
  const { mutateAsync: cancel } = useMutation(orderMutations.cancel(sdk, { supplierId, direction }));
  const read = () => client.fetchQuery({ ...orderQueries.details(sdk, { supplierId, direction, orderId }), staleTime: 0 });
  const isDone = ({ status }) => status === "CANCELED_BY_USER";
  const confirmation = useFormConfirmation({
    save: async () => {
      const { order, etag } = await read();
      if (isDone(order)) return;
      if (!isChangeable(order.status)) throw new TooLate(order.status);
      try {
        await cancel({ orderId, reason: reason.current.trim() || void 0, etag });
      } catch (error) {
        const isUncertain = isPortalError(error) && (error.kind !== "http" || ![400, 403, 404, 422].includes(error.status));
        const now = isUncertain ? await read().catch(() => void 0) : void 0;
        if (!now || !isDone(now.order)) throw error;
      }
    },
    onSaved: () => {
      reason.current = "";
      notify({ status: "success", title: texts.cancel.done, caption: texts.cancel.doneText });
    },
    onFailed: (error) => {
      if (error instanceof TooLate) {
        const { label } = orderStatusLook(error.status, statuses);
        notify({ status: "error", title: texts.cancel.failed, caption: texts.cancel.tooLate(label) });
      } else notify(failureToast(error, kernel, texts.cancel.failed));
    }
  });
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(
      Button,
      {
        icon: /* @__PURE__ */ jsx(Ban, { size: 18, "aria-hidden": "true" }),
        buttonRef: button,
        onPointerEnter: CancelOrderDialog.preload,
        onFocus: CancelOrderDialog.preload,
        onClick: () => confirmation.submit({ direction, orderId }),
        children: texts.cancel.open
      }
    ),
    confirmation.isAsking && /* @__PURE__ */ jsx(
      CancelOrderDialog,
      {
        orderId,
        isPending: confirmation.isSaving,
        onConfirm: (text) => {
          reason.current = text;
          confirmation.confirm();
        },
        onCancel: confirmation.decline,
        defaultReason: reason.current,
        onLoadFailed: (error) => {
          confirmation.decline();
          notify(failureToast(error, kernel, texts.cancel.failed));
        }
      }
    )
  ] });
}

// src/features/orders/order-documents.tsx
import { billOfLading } from "@portal-kit/sdk/orders";
import { Card } from "@portal-kit/ui/card";
import { jsx as jsx2, jsxs as jsxs2 } from "react/jsx-runtime";
function OrderDocuments({ order }) {
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const { orderId, direction, status, attachments = [] } = order;
  const hasBill = direction === "OUTBOUND" && hasBillOfLading(status);
  if (!hasBill && attachments.length === 0) return null;
  return /* @__PURE__ */ jsx2(Card, { title: texts.documents, children: /* @__PURE__ */ jsxs2("ul", { className: documents, children: [
    hasBill && /* @__PURE__ */ jsx2("li", { children: /* @__PURE__ */ jsx2(
      DownloadButton,
      {
        label: texts.billOfLading,
        cancelLabel: texts.cancelDownload,
        fetchFile: (options) => billOfLading(sdk, { supplierId, orderId }, options)
      }
    ) }),
    attachments.map(({ attachmentId, fileName, kind, size }) => /* @__PURE__ */ jsxs2("li", { children: [
      fileName,
      /* @__PURE__ */ jsx2("span", { className: second, children: texts.documentNote(texts.documentKinds[kind] ?? kind, kernel.fileSize(size)) })
    ] }, attachmentId))
  ] }) });
}

// src/features/orders/order-failure.tsx
import { useId } from "react";
import { jsx as jsx3, jsxs as jsxs3 } from "react/jsx-runtime";
function OrderFailure({ order, actions: actions2 }) {
  const texts = useMessages(orderDetailsMessages);
  const titleId = useId();
  const { failure: failure2, lineItems } = order;
  if (!failure2) return null;
  const placeOf = (fieldPath) => orderPlace(fieldPath, texts, (index) => lineItems[index]?.lineItemNumber);
  return /* @__PURE__ */ jsxs3("section", { "aria-labelledby": titleId, className: failure, children: [
    /* @__PURE__ */ jsx3("h2", { id: titleId, className: failureTitle, children: texts.failure }),
    /* @__PURE__ */ jsx3("p", { className: failureText, children: failure2.message }),
    failure2.validationErrors.length > 0 && /* @__PURE__ */ jsx3("ul", { className: problems, children: failure2.validationErrors.map(({ fieldPath, message: message2 }, index) => /* @__PURE__ */ jsx3("li", { children: texts.problem(placeOf(fieldPath), message2) }, index)) }),
    /* @__PURE__ */ jsx3("div", { className: failureActions, children: actions2 })
  ] });
}

// src/features/orders/order-progress.tsx
import { Card as Card2 } from "@portal-kit/ui/card";
import { StatusDot } from "@portal-kit/ui/status-dot";
import { jsx as jsx4, jsxs as jsxs4 } from "react/jsx-runtime";
function OrderProgress({ order }) {
  const texts = useMessages(orderDetailsMessages);
  const statuses = useMessages(orderStatusMessages);
  return /* @__PURE__ */ jsx4(Card2, { title: texts.progress, children: /* @__PURE__ */ jsx4("ol", { className: steps, children: order.statusHistory.toReversed().map(({ status, at, by, source, reason }, index) => {
    const { tone, label } = orderStatusLook(status, statuses);
    return /* @__PURE__ */ jsxs4("li", { className: step, children: [
      /* @__PURE__ */ jsx4(StatusDot, { tone, children: label }),
      /* @__PURE__ */ jsx4("span", { className: stepNote, children: texts.step(at, texts.sources[source] ?? by, reason ?? void 0) })
    ] }, `${at} ${index}`);
  }) }) });
}

// src/features/orders/resubmit-order.tsx
import { isPortalError as isPortalError2 } from "@portal-kit/sdk";
import {
  orderMutations as orderMutations2,
  orderQueries as orderQueries2
} from "@portal-kit/sdk/orders";
import { Button as Button2 } from "@portal-kit/ui/button";
import { useMutation as useMutation2, useQueryClient as useQueryClient2 } from "@tanstack/react-query";
import Send from "lucide-react/icons/send";
import { Fragment as Fragment2, jsx as jsx5, jsxs as jsxs5 } from "react/jsx-runtime";
function ResubmitOrder({ direction, orderId, getFocusHeir }) {
  const { sdk, supplierId, notify } = usePortal();
  const client = useQueryClient2();
  const kernel = useMessages(kernelMessages);
  const labels = useMessages(orderDetailsMessages);
  const statuses = useMessages(orderStatusMessages);
  const texts = labels.resubmit;
  const button = useFocusHeir(getFocusHeir);
  const { mutateAsync: update } = useMutation2(orderMutations2.update(sdk, { supplierId, direction }));
  const confirmation = useFormConfirmation({
    save: async () => {
      const query = orderQueries2.details(sdk, { supplierId, direction, orderId });
      const { order, etag } = await client.fetchQuery({ ...query, staleTime: 0 });
      if (order.status !== "FAILED") throw new TooLate(order.status);
      await update({ orderId, order: requestOf(order), etag });
    },
    onSaved: () => notify({ about: orderId, status: "success", title: texts.done }),
    onFailed: (error) => {
      if (error instanceof TooLate) {
        const { label } = orderStatusLook(error.status, statuses);
        return notify({
          about: orderId,
          status: "error",
          title: texts.failed,
          caption: texts.tooLate(label)
        });
      }
      const fields = isPortalError2(error) ? error.fields : [];
      notify({
        about: orderId,
        ...failureToast(error, kernel, texts.failed),
        validationErrors: fields.map(
          ({ fieldPath, message: message2 }) => labels.problem(fieldPath && orderPlace(fieldPath, labels, () => void 0), message2)
        )
      });
    }
  });
  return /* @__PURE__ */ jsxs5(Fragment2, { children: [
    /* @__PURE__ */ jsx5(
      Button2,
      {
        tone: "primary",
        icon: /* @__PURE__ */ jsx5(Send, { size: 18, "aria-hidden": "true" }),
        buttonRef: button,
        onPointerEnter: ConfirmDialog.preload,
        onFocus: ConfirmDialog.preload,
        onClick: () => confirmation.submit({ orderId }),
        children: texts.open
      }
    ),
    confirmation.isAsking && /* @__PURE__ */ jsx5(
      ConfirmDialog,
      {
        title: texts.title,
        text: texts.text(orderId),
        confirmLabel: kernel.confirm,
        cancelLabel: kernel.cancel,
        isPending: confirmation.isSaving,
        onConfirm: confirmation.confirm,
        onCancel: confirmation.decline,
        onLoadFailed: (error) => {
          confirmation.decline();
          notify(failureToast(error, kernel, texts.failed));
        }
      }
    )
  ] });
}
function requestOf({ details, lineItems, palletsQuantity }) {
  return {
    action: "SUBMIT_ORDER",
    details,
    palletsQuantity,
    lineItems: lineItems.map((line) => ({
      lineItemNumber: line.lineItemNumber,
      item: { itemId: line.item.itemId },
      casesQuantity: line.casesQuantity,
      bottlesQuantity: line.bottlesQuantity,
      lotNumber: line.lotNumber ?? null,
      vintage: line.vintage ?? null,
      unitPrice: line.unitPrice ?? null,
      notes: line.notes ?? null
    }))
  };
}

// src/features/orders/order-details.widget.tsx
import { Fragment as Fragment3, jsx as jsx6, jsxs as jsxs6 } from "react/jsx-runtime";
function OrderDetails(props) {
  return /* @__PURE__ */ jsx6(WidgetBoundary, { children: /* @__PURE__ */ jsx6(OrderDetailsView, { ...props }, `${props.direction} ${props.orderId}`) });
}
var pollMs = 3e4;
function OrderDetailsView({ direction, orderId, onOrderLoaded, renderActions }) {
  const { sdk, supplierId, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const list = useMessages(ordersMessages);
  const statuses = useMessages(orderStatusMessages);
  const query = useQuery({
    ...orderQueries3.details(sdk, { supplierId, direction, orderId }),
    refetchInterval: ({ state: { data, error } }) => isInFlight(data?.order.status) ? Math.max(pollMs, waitAfter(error)) : false
  });
  const order = query.data?.order;
  const customerName = useCustomerName(order);
  const status = useRef2(null);
  useEffect(() => {
    if (order) onOrderLoaded?.(order);
  }, [order, onOrderLoaded]);
  if (!order) {
    if (query.isError) {
      return /* @__PURE__ */ jsx6("div", { className: message, children: isMissing(query.error) ? /* @__PURE__ */ jsx6(
        EmptyState,
        {
          icon: /* @__PURE__ */ jsx6(PackageX, { size: 32 }),
          title: list.directions[direction].missing,
          text: texts.missingText,
          actions: /* @__PURE__ */ jsx6(DestinationButton, { to: { to: `${direction}.list` }, children: list.directions[direction].backToList })
        }
      ) : /* @__PURE__ */ jsx6(ListFailure, { error: query.error, onRetry: () => void query.refetch() }) });
    }
    return /* @__PURE__ */ jsx6("div", { role: "status", "aria-label": kernel.loading, className: columns, children: /* @__PURE__ */ jsx6("div", { className: column, "aria-hidden": "true", children: /* @__PURE__ */ jsx6(OrderFacts, { order: void 0 }) }) });
  }
  const { tone, label } = orderStatusLook(order.status, statuses);
  const actions2 = /* @__PURE__ */ jsxs6(Fragment3, { children: [
    /* @__PURE__ */ jsx6("span", { ref: status, role: "status", tabIndex: -1, children: /* @__PURE__ */ jsx6(StatusDot2, { tone, children: label }) }),
    can(`${direction}-order-create`) && /* @__PURE__ */ jsx6(
      DestinationButton,
      {
        to: { to: `${direction}.create`, copyOf: orderId },
        icon: /* @__PURE__ */ jsx6(Copy, { size: 18, "aria-hidden": "true" }),
        children: texts.copy
      }
    ),
    can(`${direction}-order-edit`) && isChangeable(order.status) && /* @__PURE__ */ jsx6(
      DestinationButton,
      {
        to: { to: `${direction}.edit`, orderId },
        icon: /* @__PURE__ */ jsx6(Pencil, { size: 18, "aria-hidden": "true" }),
        children: texts.edit
      }
    ),
    can(`${direction}-order-cancel`) && isChangeable(order.status) && /* @__PURE__ */ jsx6(CancelOrder, { direction, orderId, getFocusHeir: () => status.current })
  ] });
  return /* @__PURE__ */ jsxs6(Fragment3, { children: [
    renderActions ? renderActions(actions2) : /* @__PURE__ */ jsx6("div", { part: "actions", className: actions, children: actions2 }),
    /* @__PURE__ */ jsx6("p", { role: "status", className: outdated, children: query.isError && texts.outdated }),
    /* @__PURE__ */ jsxs6("div", { className: columns, children: [
      /* @__PURE__ */ jsxs6("div", { className: column, children: [
        /* @__PURE__ */ jsx6(
          OrderFailure,
          {
            order,
            actions: can(`${direction}-order-edit`) && /* @__PURE__ */ jsx6(ResubmitOrder, { direction, orderId, getFocusHeir: () => status.current })
          }
        ),
        /* @__PURE__ */ jsx6(OrderFacts, { order, customerName }),
        /* @__PURE__ */ jsx6(OrderedLines, { order })
      ] }),
      /* @__PURE__ */ jsxs6("div", { className: column, children: [
        /* @__PURE__ */ jsx6(OrderProgress, { order }),
        /* @__PURE__ */ jsx6(OrderAddresses, { order }),
        /* @__PURE__ */ jsx6(OrderDocuments, { order })
      ] })
    ] })
  ] });
}
function useCustomerName(order) {
  const { sdk, supplierId, can } = usePortal();
  const customerId = order?.direction === "OUTBOUND" ? order.details.customerId : void 0;
  const { data } = useQuery({
    ...customerQueries.details(sdk, { supplierId, customerId: customerId ?? "" }),
    enabled: customerId !== void 0 && can("customer-list")
  });
  return data?.customer.name ?? customerId;
}

export {
  OrderDetails
};
