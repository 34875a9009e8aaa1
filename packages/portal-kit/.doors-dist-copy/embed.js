'use client';
import {
  EmbedScope,
  createHostCalls,
  knownLocale
} from "./chunk-KCYKFSUN.js";
import "./chunk-XNRXG5SE.js";
import "./chunk-AJHTSYRZ.js";
import {
  WidgetFailure
} from "./chunk-NMXPUTTN.js";
import "./chunk-Y3573VEU.js";
import "./chunk-5YJY4CFD.js";
import "./chunk-KLRS6XJS.js";

// src/embed/isolated-scope.tsx
import { lazyPart } from "@portal-kit/ui/lazy-part";
import { useState } from "react";
import { jsx } from "react/jsx-runtime";
var ShadowHost = lazyPart(async () => (await import("./shadow-host-Q6UBDZKD.js")).ShadowHost);
function IsolatedScope(props) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return /* @__PURE__ */ jsx(WidgetFailure, { locale: knownLocale(props.locale), onRetry: () => setFailed(false) });
  return /* @__PURE__ */ jsx(
    ShadowHost,
    {
      onLoadFailed: (error) => {
        setFailed(true);
        createHostCalls({ current: props }).error(error);
      },
      children: /* @__PURE__ */ jsx(EmbedScope, { isInShadow: true, ...props })
    }
  );
}

// src/embed/embed-provider.tsx
import { jsx as jsx2 } from "react/jsx-runtime";
function EmbedProvider({ isIsolated = false, className, ...rest }) {
  return isIsolated ? /* @__PURE__ */ jsx2(IsolatedScope, { ...rest }) : /* @__PURE__ */ jsx2(EmbedScope, { className, ...rest });
}
export {
  EmbedProvider
};
