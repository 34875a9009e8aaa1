'use client';

// src/embed/open-shadow.ts
import { enableShadowDOM } from "@react-stately/flags";

// src/embed/shadow-styles.ts
var sheets = /* @__PURE__ */ new WeakMap();
function adoptStyles(root, text) {
  const page = root.ownerDocument;
  const known = sheets.get(page) ?? /* @__PURE__ */ new Map();
  sheets.set(page, known);
  let sheet = known.get(text);
  if (!sheet) {
    sheet = new (page.defaultView ?? globalThis.window).CSSStyleSheet();
    sheet.replaceSync(text);
    known.set(text, sheet);
  }
  root.adoptedStyleSheets = [sheet];
}

// src/embed/open-shadow.ts
function openShadow(element, styles) {
  enableShadowDOM();
  const root = element.attachShadow({ mode: "open" });
  adoptStyles(root, styles);
  return root;
}

export {
  adoptStyles,
  openShadow
};
