'use client';

// src/kernel/parties/active-status.tsx
import { StatusDot } from "@portal-kit/ui/status-dot";
import { jsx } from "react/jsx-runtime";
function ActiveStatus({ status = "", texts, dash }) {
  return /* @__PURE__ */ jsx(StatusDot, { tone: status === "ACTIVE" ? "ok" : "neutral", children: texts.status[status] ?? (status || dash) });
}

export {
  ActiveStatus
};
