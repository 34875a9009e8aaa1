'use client';
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  kernelMessages
} from "./chunk-5YJY4CFD.js";
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/lists/export-question.tsx
import { ConfirmDialog } from "@portal-kit/ui/confirm-dialog";

// src/lists/export.messages.ts
var exportMessages = defineMessages((format) => ({
  question: (maxRows, total) => `Export the first ${format.number(maxRows)} of ${format.number(total)} rows?`,
  rest: (maxRows, total) => `A file holds at most ${format.number(maxRows)} rows; the last ${format.number(total - maxRows)} in the order of the list would be missing. To get them, narrow the list by search or filters and export it in parts.`
}));

// src/lists/export-question.tsx
import { jsx } from "react/jsx-runtime";
function ExportQuestion({ total, maxRows, onAnswer }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(exportMessages);
  return /* @__PURE__ */ jsx(
    ConfirmDialog,
    {
      title: texts.question(maxRows, total),
      text: texts.rest(maxRows, total),
      confirmLabel: kernel.confirm,
      cancelLabel: kernel.cancel,
      onConfirm: () => onAnswer(true),
      onCancel: () => onAnswer(false)
    }
  );
}
export {
  ExportQuestion
};
