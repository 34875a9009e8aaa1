'use client';
import {
  OwnRoot,
  bulkUploadDefinition,
  bulkUploadResultsDefinition,
  customerFormDefinition,
  customerListDefinition,
  defineWidgetElement,
  itemDetailsDefinition,
  itemFormDefinition,
  itemListDefinition,
  itemPickerDefinition,
  mountWidget,
  orderDetailsDefinition,
  orderLinesDefinition,
  orderListDefinition,
  orderWizardDefinition,
  supplierFormDefinition,
  supplierListDefinition,
  warehouseFormDefinition,
  warehouseListDefinition
} from "./chunk-GDRIU65L.js";
import {
  adoptStyles
} from "./chunk-AZQOJB5O.js";
import "./chunk-KCYKFSUN.js";
import "./chunk-XNRXG5SE.js";
import {
  WidgetBoundary
} from "./chunk-RKLTJXO2.js";
import "./chunk-AJHTSYRZ.js";
import "./chunk-NMXPUTTN.js";
import "./chunk-Y3573VEU.js";
import "./chunk-5YJY4CFD.js";
import "./chunk-KLRS6XJS.js";

// src/embed/lazy-widget.tsx
import { lazyPart } from "@portal-kit/ui/lazy-part";
import { useContext, useInsertionEffect } from "react";
import { jsx } from "react/jsx-runtime";
function styled({ Widget, styles }) {
  return (props) => {
    const root = useContext(OwnRoot);
    useInsertionEffect(() => {
      if (root) adoptStyles(root, styles);
    }, [root]);
    return /* @__PURE__ */ jsx(Widget, { ...props });
  };
}
function lazyWidget(load) {
  const Part = lazyPart(async () => styled(await load()));
  return (props) => /* @__PURE__ */ jsx(WidgetBoundary, { children: /* @__PURE__ */ jsx(Part, { ...props }) });
}

// src/elements/all-elements.ts
var firstStyles = "@layer pk-base{[data-pk-theme]{--_pk-color-surface:var(--pk-color-surface,light-dark(#fff,#1b1819));--_pk-color-raised:var(--pk-color-raised,light-dark(#fff,#232021));--_pk-color-hover:var(--pk-color-hover,light-dark(#f4f0ed,#2b2628));--_pk-color-ink:var(--pk-color-ink,light-dark(#1d1a1b,#f3eff0));--_pk-color-ink-secondary:var(--pk-color-ink-secondary,light-dark(#5d5658,#b5adb0));--_pk-color-ink-muted:var(--pk-color-ink-muted,light-dark(#736b6e,#968e91));--_pk-color-line:var(--pk-color-line,light-dark(#e7e3e1,#2e292b));--_pk-color-line-strong:var(--pk-color-line-strong,light-dark(#d6d0cd,#3f393b));--_pk-color-accent:var(--pk-color-accent,light-dark(#7a1f3d,#e08aa5));--_pk-color-accent-hover:var(--pk-color-accent-hover,light-dark(#651730,#eaa2b8));--_pk-color-accent-ink:var(--pk-color-accent-ink,light-dark(#fff,#2a0f18));--_pk-color-accent-text:var(--pk-color-accent-text,light-dark(#7a1f3d,#e89ab2));--_pk-color-ok:var(--pk-color-ok,light-dark(#2e7d4f,#6cc492));--_pk-color-bad:var(--pk-color-bad,light-dark(#b3261e,#f2877f));--_pk-color-focus:var(--pk-color-focus,light-dark(#7a1f3d,#e89ab2));--_pk-shadow-float:var(--pk-shadow-float,0 1px 2px light-dark(#1d1a1b0f,#0006), 0 8px 24px light-dark(#1d1a1b1f,#00000080));--_pk-font-body:var(--pk-font-body,\"Inter Variable\", Inter, ui-sans-serif, system-ui, -apple-system, \"Segoe UI\", Roboto, sans-serif);--_pk-radius-control:var(--pk-radius-control,8px);--_pk-radius-card:var(--pk-radius-card,12px);--_pk-size-control:var(--pk-size-control,36px);color-scheme:light}[data-pk-theme=dark]{color-scheme:dark}[data-pk-theme=system]{color-scheme:light dark}@media (forced-colors:active){[data-pk-theme]{color-scheme:light dark}}@media print{[data-pk-theme]{color-scheme:light}}[data-pk-theme]:not(html){inline-size:100%;container:pk/inline-size}:host{inline-size:100%;display:block}:where([data-pk-isolated]){all:initial;display:block}[data-pk-overlays]{width:auto;max-width:none;height:auto;max-height:none;color:inherit;pointer-events:none;background:0 0;border:0;margin:0;padding:0;display:block;position:fixed;inset:0;overflow:visible}[data-pk-overlays]>*{pointer-events:auto}[data-pk-theme],[data-pk-theme] *,[data-pk-theme] :before,[data-pk-theme] :after{box-sizing:border-box}[data-pk-theme]{font-family:var(--_pk-font-body);font-feature-settings:\"cv11\",\"ss03\";color:var(--_pk-color-ink);-webkit-font-smoothing:antialiased;text-size-adjust:100%;font-size:14px;line-height:20px}[part~=widget]{background:var(--pk-color-page,light-dark(#fff,#141213))}[data-pk-theme] :where(h1,h2,h3,h4,p,ul,ol,dl,dd,figure){margin:0;padding:0}[data-pk-theme] :where(ul,ol){list-style:none}[data-pk-theme] :where(button,input,select,textarea){font:inherit;letter-spacing:inherit;color:inherit}[data-pk-theme] :where(a){color:inherit}[data-pk-theme] :where(:focus-visible){outline:2px solid var(--_pk-color-focus);outline-offset:2px}[data-pk-theme] :where(svg){flex-shrink:0;display:block}[data-pk-theme] [data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}@media print{[data-pk-overlays]{display:none}[part~=widget]{background:0 0}}}@layer pk-components{.pk_hk92{border:2px solid;border-top-color:#0000;border-radius:50%;flex-shrink:0;animation:.72s linear infinite pk_hk90;display:inline-block}.pk_hk93{width:16px;height:16px}.pk_hk94{width:24px;height:24px}@media (prefers-reduced-motion:reduce){.pk_hk92{animation:1.6s ease-in-out infinite pk_hk91}}.pk_imvg0{appearance:none;min-height:var(--_pk-size-control);border-radius:var(--_pk-radius-control);white-space:nowrap;cursor:pointer;user-select:none;touch-action:manipulation;border:1px solid #0000;justify-content:center;align-items:center;gap:8px;padding-block:0;padding-inline:14px;font-weight:550;text-decoration:none;transition:background-color .12s,border-color .12s,color .12s;display:inline-flex;position:relative}.pk_imvg0[part~=small]{gap:6px;min-height:28px;padding-inline:8px;font-size:13px}.pk_imvg0:disabled,.pk_imvg0[aria-disabled=true]{cursor:default;opacity:.55}.pk_imvg0[part~=pending]{opacity:1;font-variant-numeric:tabular-nums}.pk_imvg1{background:var(--_pk-color-accent);color:var(--_pk-color-accent-ink)}.pk_imvg1:not(:disabled,[aria-disabled=true]):hover,.pk_imvg1:not(:disabled,[aria-disabled=true]):active{background:var(--_pk-color-accent-hover)}.pk_imvg2{background:var(--_pk-color-surface);border-color:var(--_pk-color-line-strong);color:var(--_pk-color-ink)}.pk_imvg2:not(:disabled,[aria-disabled=true]):hover{background:var(--_pk-color-hover)}.pk_imvg2:not(:disabled,[aria-disabled=true]):active{background:var(--_pk-color-line)}.pk_imvg3{color:var(--_pk-color-ink-secondary);background:0 0}.pk_imvg3:not(:disabled,[aria-disabled=true]):hover{background:var(--_pk-color-hover);color:var(--_pk-color-ink)}.pk_imvg3:not(:disabled,[aria-disabled=true]):active{background:var(--_pk-color-line)}.pk_imvg4{background:var(--_pk-color-bad);color:var(--_pk-color-surface)}.pk_imvg4:not(:disabled,[aria-disabled=true]):hover{filter:brightness(.92)}.pk_imvg5{width:var(--_pk-size-control);padding-inline:0}.pk_imvg5[part~=small]{width:28px;padding-inline:0}.pk_imvg6{opacity:0;align-items:center;gap:8px;display:inline-flex}.pk_imvg7{position:absolute;inset-inline-start:calc(50% - 8px)}@media (prefers-reduced-motion:reduce){.pk_imvg0{transition:none}}@media print{.pk_imvg0{display:none}}.pk_ae40{text-align:center;overflow-wrap:anywhere;text-wrap:balance;flex-direction:column;align-items:center;gap:4px;max-width:420px;margin-inline:auto;display:flex}.pk_ae41{color:var(--_pk-color-ink-muted);margin-block-end:8px}.pk_ae42{color:var(--_pk-color-bad);margin-block-end:8px}.pk_ae43{font-size:16px;font-weight:600;line-height:24px}.pk_ae44{color:var(--_pk-color-ink-secondary)}.pk_ae45{color:var(--_pk-color-ink-secondary);margin-block-start:8px;font-size:12px;line-height:16px}.pk_ae46{flex-wrap:wrap;justify-content:center;gap:12px;margin-block-start:16px;display:flex}.pk_k1s1{z-index:110;pointer-events:none;outline:none;flex-direction:column-reverse;width:min(438px,100%);max-height:100%;padding:24px;display:flex;position:fixed;inset-block-end:0;inset-inline-end:0;overflow:auto}[data-pk-theme]:has([data-form-actions]) .pk_k1s1{max-height:calc(100% - 64px);inset-block-end:64px}[data-pk-theme]:has([data-form-actions=tall]) .pk_k1s1{max-height:calc(100% - 112px);inset-block-end:112px}.pk_k1s2{flex-direction:column-reverse;gap:12px;display:flex}.pk_k1s3{min-width:0}.pk_k1s4{overscroll-behavior:contain;background:var(--_pk-color-raised);max-height:min(360px,60vh);color:var(--_pk-color-ink);border:1px solid var(--_pk-color-line);border-radius:var(--_pk-radius-card);box-shadow:var(--_pk-shadow-float);pointer-events:auto;grid-template-columns:20px minmax(0,1fr) auto;align-items:start;gap:12px;padding-block:8px;padding-inline:16px 8px;animation:.16s ease-out pk_k1s0;display:grid;overflow:auto}.pk_k1s5{color:var(--_pk-color-ok);margin-block-start:8px}.pk_k1s6{color:var(--_pk-color-bad);margin-block-start:8px}.pk_k1s7{overflow-wrap:anywhere;flex-direction:column;align-items:start;gap:4px;min-width:0;padding-block:8px;display:flex}.pk_k1s8{font-weight:600}.pk_k1s9{color:var(--_pk-color-ink-secondary);font-size:13px;line-height:18px}.pk_k1sa{color:var(--_pk-color-accent-text);border-radius:4px;font-size:13px;font-weight:600;line-height:18px;text-decoration:none}.pk_k1sa:hover{text-decoration:underline}.pk_k1sb{border-inline-start:2px solid var(--_pk-color-line);color:var(--_pk-color-ink-secondary);flex-direction:column;align-self:stretch;gap:4px;margin-block:4px;padding-inline-start:10px;font-size:12px;line-height:16px;display:flex}.pk_k1sc{position:sticky;inset-block-start:0}@media (width<=719px){.pk_k1s1{padding:16px}}@media print{.pk_k1s1{display:none}}@media (prefers-reduced-motion:reduce){.pk_k1s4{animation:none}}}@keyframes pk_hk90{to{transform:rotate(1turn)}}@keyframes pk_hk91{50%{opacity:.35}}@keyframes pk_wiaq0{0%{opacity:0}}@keyframes pk_wiaq1{0%{opacity:0;inset-inline-start:-24px}}@keyframes pk_wiaq2{0%{opacity:0;inset-inline-end:-24px}}@keyframes pk_yx40{50%{opacity:.45}}@keyframes pk_7g40{0%{opacity:0}}@keyframes pk_7g41{0%{opacity:0;transform:translateY(8px)scale(.99)}}@keyframes pk_qip40{0%{transform:translate(-100%)}to{transform:translate(400%)}}@keyframes pk_k1s0{0%{opacity:0;transform:translateY(12px)}}";
var widget = (definition, load) => ({ ...definition, Widget: lazyWidget(load), styles: firstStyles });
var widgets = {
  "item-list": widget(itemListDefinition, async () => (await import("./item-list.element-CA764SNY.js")).widget),
  "item-details": widget(itemDetailsDefinition, async () => (await import("./item-details.element-4W3KFZCA.js")).widget),
  "item-form": widget(itemFormDefinition, async () => (await import("./item-form.element-WW6UFEBX.js")).widget),
  "item-picker": widget(itemPickerDefinition, async () => (await import("./item-picker.element-G2D3TWC2.js")).widget),
  "bulk-upload": widget(bulkUploadDefinition, async () => (await import("./bulk-upload.element-VAYF3NIS.js")).widget),
  "bulk-upload-results": widget(
    bulkUploadResultsDefinition,
    async () => (await import("./bulk-upload-results.element-6V6DVGZ6.js")).widget
  ),
  "order-list": widget(orderListDefinition, async () => (await import("./order-list.element-MMZEXIHH.js")).widget),
  "order-details": widget(
    orderDetailsDefinition,
    async () => (await import("./order-details.element-ZDYI6X2L.js")).widget
  ),
  "order-wizard": widget(orderWizardDefinition, async () => (await import("./order-wizard.element-5KA2Q7WX.js")).widget),
  "order-lines": widget(orderLinesDefinition, async () => (await import("./order-lines.element-BBXFS6PW.js")).widget),
  "customer-list": widget(
    customerListDefinition,
    async () => (await import("./customer-list.element-7TZJBTZP.js")).widget
  ),
  "customer-form": widget(
    customerFormDefinition,
    async () => (await import("./customer-form.element-ADJKPEEH.js")).widget
  ),
  "supplier-list": widget(
    supplierListDefinition,
    async () => (await import("./supplier-list.element-4PJREWRN.js")).widget
  ),
  "supplier-form": widget(
    supplierFormDefinition,
    async () => (await import("./supplier-form.element-V67WYSNI.js")).widget
  ),
  "warehouse-list": widget(
    warehouseListDefinition,
    async () => (await import("./warehouse-list.element-MRE77M63.js")).widget
  ),
  "warehouse-form": widget(
    warehouseFormDefinition,
    async () => (await import("./warehouse-form.element-A5TICL2B.js")).widget
  )
};
function defineElements() {
  for (const [name, options] of Object.entries(widgets)) defineWidgetElement(`portal-${name}`, options);
}
function mount(name, element, options) {
  if (!Object.hasOwn(widgets, name)) {
    throw new TypeError(
      `portal-kit: there is no widget "${name}". There are ${Object.keys(widgets).join(", ")}.`
    );
  }
  return mountWidget(widgets[name], element, options);
}
export {
  defineElements,
  mount
};
