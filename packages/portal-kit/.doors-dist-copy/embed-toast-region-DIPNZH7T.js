'use client';
import {
  isPlainClick
} from "./chunk-4JIPPU25.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";
import "./chunk-KLRS6XJS.js";

// src/embed/embed-toast-region.tsx
import { ToastRegion } from "@portal-kit/ui/toast-region";
import { jsx } from "react/jsx-runtime";
function EmbedToastRegion({ queue }) {
  const { navigation } = usePortal();
  const texts = useMessages(kernelMessages);
  return /* @__PURE__ */ jsx(
    ToastRegion,
    {
      queue,
      label: texts.notifications,
      closeLabel: texts.close,
      onFollow: ({ destination }, event) => {
        if (!destination || !isPlainClick(event)) return;
        event.preventDefault();
        navigation.go(destination);
      }
    }
  );
}
export {
  EmbedToastRegion
};
