'use client';
import {
  notice
} from "./chunk-FXZXSEVM.js";

// src/forms/draft-offer.tsx
import { Banner } from "@portal-kit/ui/banner";
import { Button } from "@portal-kit/ui/button";

// src/forms/focus-first-field.ts
var field = ':is(input, textarea, [role="combobox"]):not(:disabled, [readonly])';
function focusFirstField(button) {
  const { activeElement } = button.getRootNode();
  const isElsewhere = activeElement && activeElement !== button && activeElement !== document.body;
  if (!isElsewhere) button.form?.querySelector(field)?.focus();
}

// src/forms/draft-offer.tsx
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
function DraftOffer({ draft, recordVersion, texts }) {
  if (!draft.offer) return null;
  const { savedAt } = draft.offer;
  const choose = (button, take) => {
    take();
    focusFirstField(button);
  };
  const isBehind = draft.offer.recordVersion !== recordVersion;
  return /* @__PURE__ */ jsx("div", { className: notice, children: /* @__PURE__ */ jsx(
    Banner,
    {
      tone: isBehind ? "warn" : "info",
      actions: /* @__PURE__ */ jsxs(Fragment, { children: [
        /* @__PURE__ */ jsx(Button, { onClick: (event) => choose(event.currentTarget, draft.restore), children: texts.draftRestore }),
        /* @__PURE__ */ jsx(Button, { tone: "quiet", onClick: (event) => choose(event.currentTarget, draft.discard), children: texts.draftDiscard })
      ] }),
      children: isBehind ? texts.draftBehind(savedAt) : texts.draftOffer(savedAt)
    }
  ) });
}

export {
  DraftOffer
};
