'use client';
import {
  kernelMessages
} from "./chunk-5YJY4CFD.js";

// src/kernel/portal/widget-failure.tsx
import { Button } from "@portal-kit/ui/button";
import { EmptyState } from "@portal-kit/ui/empty-state";
import { jsx } from "react/jsx-runtime";
function WidgetFailure({ locale, onRetry }) {
  const texts = kernelMessages(locale);
  return /* @__PURE__ */ jsx(
    EmptyState,
    {
      tone: "bad",
      title: texts.widgetFailed,
      text: texts.errorCaption,
      actions: /* @__PURE__ */ jsx(Button, { onClick: onRetry, children: texts.retry })
    }
  );
}

export {
  WidgetFailure
};
