'use client';
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
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/kernel/downloads/download-button.tsx
import { Button, IconButton } from "@portal-kit/ui/button";
import DownloadIcon from "lucide-react/icons/download";
import X from "lucide-react/icons/x";
import { useRef as useRef2 } from "react";

// src/kernel/downloads/download-button.css.ts
var button = "pk_gwzl1";
var download = "pk_gwzl0";

// src/kernel/downloads/use-download.ts
import { useCallback, useEffect, useRef, useState } from "react";

// src/kernel/downloads/save-file.ts
var keepMs = 6e4;
function saveFile({ blob, fileName }) {
  const url = URL.createObjectURL(new Blob([blob], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), keepMs);
}

// src/kernel/downloads/use-download.ts
var nothingYet = { loadedBytes: 0, totalBytes: null };
function useDownload(fetchFile) {
  const { notify, onFailed } = usePortal();
  const texts = useMessages(kernelMessages);
  const [progress, setProgress] = useState();
  const running = useRef(void 0);
  const latest = useRef(fetchFile);
  latest.current = fetchFile;
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const start = useCallback(async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress(nothingYet);
    try {
      const file = await latest.current({ signal: controller.signal, onProgress: setProgress });
      if (!controller.signal.aborted) saveFile(file);
    } catch (error) {
      if (!controller.signal.aborted) {
        notify(failureToast(error, texts));
        onFailed?.(error);
      }
    } finally {
      running.current = void 0;
      setProgress(void 0);
    }
  }, [notify, onFailed, texts]);
  return { progress, start: () => void start(), cancel };
}

// src/kernel/downloads/download-button.tsx
import { jsx, jsxs } from "react/jsx-runtime";
function DownloadButton(props) {
  const { label, name, cancelLabel, fetchFile, onRequest, tone = "secondary", size = "medium" } = props;
  const texts = useMessages(kernelMessages);
  const { progress, start, cancel } = useDownload(fetchFile);
  const button2 = useRef2(null);
  const cancelButton = useFocusHeir(() => button2.current);
  const isRunning = progress !== void 0;
  const iconPx = size === "small" ? 16 : 18;
  return /* @__PURE__ */ jsxs("span", { className: download, children: [
    /* @__PURE__ */ jsx(
      Button,
      {
        tone,
        size,
        icon: /* @__PURE__ */ jsx(DownloadIcon, { size: iconPx, "aria-hidden": "true" }),
        className: button,
        buttonRef: button2,
        "aria-label": isRunning ? void 0 : name,
        isPending: isRunning,
        pendingText: progress && texts.downloading(label, progress.loadedBytes, progress.totalBytes),
        onClick: () => onRequest ? onRequest(start) : start(),
        children: label
      }
    ),
    isRunning && /* @__PURE__ */ jsx(
      IconButton,
      {
        size,
        label: cancelLabel,
        icon: /* @__PURE__ */ jsx(X, { size: iconPx, "aria-hidden": "true" }),
        buttonRef: cancelButton,
        onClick: cancel
      }
    )
  ] });
}

export {
  DownloadButton
};
