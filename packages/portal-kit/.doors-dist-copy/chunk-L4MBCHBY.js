'use client';
import {
  DownloadButton
} from "./chunk-XPQSJDQO.js";
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

// src/lists/list-export.tsx
import { lazyPart } from "@portal-kit/ui/lazy-part";
import { useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var ExportQuestion = lazyPart(async () => (await import("./export-question-2MYILWFZ.js")).ExportQuestion);
function ListExport({ total, maxRows, ...button }) {
  const { notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const [asked, setAsked] = useState();
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(
      DownloadButton,
      {
        ...button,
        onRequest: (start) => total !== null && total > maxRows ? setAsked({ total, start }) : start()
      }
    ),
    asked && /* @__PURE__ */ jsx(
      ExportQuestion,
      {
        total: asked.total,
        maxRows,
        onAnswer: (isConfirmed) => {
          setAsked(void 0);
          if (isConfirmed) asked.start();
        },
        onLoadFailed: (error) => {
          setAsked(void 0);
          notify(failureToast(error, kernel));
        }
      }
    )
  ] });
}

export {
  ListExport
};
