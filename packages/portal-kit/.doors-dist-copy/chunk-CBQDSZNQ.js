'use client';
import {
  DownloadButton
} from "./chunk-XPQSJDQO.js";
import {
  DestinationButton
} from "./chunk-TGM265ZM.js";

// src/lists/list-upload.tsx
import Upload from "lucide-react/icons/upload";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
function ListUpload({ fileType, texts, fetchTemplate }) {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(DownloadButton, { label: texts.template, cancelLabel: texts.cancelTemplate, fetchFile: fetchTemplate }),
    /* @__PURE__ */ jsx(DestinationButton, { to: { to: "uploads.list", fileType }, icon: /* @__PURE__ */ jsx(Upload, { size: 18, "aria-hidden": "true" }), children: texts.upload })
  ] });
}

export {
  ListUpload
};
