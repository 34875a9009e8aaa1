'use client';
import {
  openShadow
} from "./chunk-AZQOJB5O.js";
import {
  EmbedScope
} from "./chunk-KCYKFSUN.js";

// src/embed/draw-widget.ts
import { createElement } from "react";
import { createRoot } from "react-dom/client";

// src/embed/embed-inputs.ts
var inputNames = {
  apiUrl: true,
  supplierId: true,
  getToken: true,
  locale: true,
  theme: true,
  navigation: true,
  permissions: true,
  hasNotifications: true,
  onEvent: true,
  onError: true,
  fetch: true
};
function splitInputs(options) {
  const inputs = {};
  const own = {};
  for (const [name, value] of Object.entries(options)) {
    if (Object.hasOwn(inputNames, name)) inputs[name] = value;
    else own[name] = value;
  }
  return [inputs, own];
}

// src/embed/own-root.ts
import { createContext } from "react";
var OwnRoot = createContext(void 0);

// src/embed/draw-widget.ts
var idPrefix = () => `pk-${Math.random().toString(36).slice(2)}-`;
function drawWidget(Widget, container, tell) {
  const root = createRoot(container, { identifierPrefix: idPrefix() });
  const ownRoot = container instanceof ShadowRoot ? container : void 0;
  return {
    draw: (options) => {
      const [inputs, props] = splitInputs(options);
      const onEvent = (event) => {
        tell(event);
        inputs.onEvent?.(event);
      };
      const scope = { ...inputs, onEvent, isInShadow: ownRoot !== void 0 };
      const widget = createElement(EmbedScope, { ...scope, children: createElement(Widget, props) });
      root.render(createElement(OwnRoot.Provider, { value: ownRoot }, widget));
    },
    destroy: () => root.unmount()
  };
}

// src/embed/language-around.ts
function languageAround(element) {
  const own = element.closest("[lang]")?.getAttribute("lang");
  if (own) return own;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : void 0;
}

// src/embed/listeners.ts
function createListeners() {
  const listeners = /* @__PURE__ */ new Set();
  return {
    /** Returns the way to stop. */
    on(type, hear) {
      const listener = { type, hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: ({ type, detail }) => {
      for (const listener of [...listeners]) {
        if (listener.type !== type) continue;
        try {
          listener.hear(detail);
        } catch (error) {
          reportError(error);
        }
      }
    },
    clear: () => listeners.clear()
  };
}

// src/embed/mount-widget.ts
function mountWidget({ Widget, styles }, element, options) {
  if (element?.nodeType !== Node.ELEMENT_NODE) {
    throw new TypeError("portal-kit: mount\u2026 needs an element to put the widget into; there is none.");
  }
  const { isIsolated = true, ...start } = options;
  const place = element.ownerDocument.createElement("div");
  element.append(place);
  const listeners = createListeners();
  const widget = drawWidget(Widget, isIsolated ? openShadow(place, styles) : place, listeners.tell);
  let current = start;
  let isOver = false;
  const draw = () => widget.draw({ ...current, locale: current.locale ?? languageAround(element) });
  draw();
  return {
    update: (changed) => {
      if (isOver) return;
      current = { ...current, ...changed };
      draw();
    },
    destroy: () => {
      if (isOver) return;
      isOver = true;
      listeners.clear();
      widget.destroy();
      place.remove();
    },
    on: listeners.on
  };
}

// src/embed/built.ts
var version = "0.1.0";

// src/embed/widget-element.ts
var commonAttributes = {
  "api-url": "apiUrl",
  "supplier-id": "supplierId",
  locale: "locale",
  theme: "theme"
};
var commonProperties = [
  "getToken",
  "navigation",
  "permissions",
  "hasNotifications",
  "fetch"
];
var commonRequired = ["apiUrl", "supplierId", "getToken"];
function defineWidgetElement(tag, { Widget, styles, attributes, properties, required }) {
  const taken = customElements.get(tag);
  if (taken) {
    if (taken.portalKitVersion === version) return;
    const owner = taken.portalKitVersion ? `portal-kit ${taken.portalKitVersion}` : "other code";
    reportError(new Error(`portal-kit ${version}: <${tag}> is already defined by ${owner}, which stays.`));
    return;
  }
  const byAttribute = { ...commonAttributes, ...attributes };
  const scripted = [...commonProperties, ...properties];
  class Element extends HTMLElement {
    static portalKitVersion = version;
    static observedAttributes = Object.keys(byAttribute);
    #scripted = {};
    #widget;
    connectedCallback() {
      this.#takeEarlyProperties();
      this.#draw();
    }
    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#widget?.destroy();
        this.#widget = void 0;
      });
    }
    attributeChangedCallback() {
      if (this.isConnected) this.#draw();
    }
    getScripted(name) {
      return this.#scripted[name];
    }
    setScripted(name, value) {
      this.#scripted[name] = value;
      if (this.isConnected) this.#draw();
    }
    /** What a script has set before this class was there. */
    #takeEarlyProperties() {
      const own = this;
      for (const name of [...scripted, ...Object.values(byAttribute)]) {
        if (!Object.hasOwn(this, name)) continue;
        const value = own[name];
        delete own[name];
        own[name] = value;
      }
    }
    #options() {
      const found = { ...this.#scripted };
      for (const [attribute, property] of Object.entries(byAttribute)) {
        const value = this.getAttribute(attribute);
        if (value !== null) found[property] = value;
      }
      return found;
    }
    #draw() {
      const options = this.#options();
      const missing = [...commonRequired, ...required].filter((name) => options[name] === void 0);
      if (missing.length > 0) {
        this.dataset.pkWaiting = missing.join(" ");
        return;
      }
      delete this.dataset.pkWaiting;
      this.#widget ??= drawWidget(
        Widget,
        this.shadowRoot ?? openShadow(this, styles),
        (event) => this.dispatchEvent(new CustomEvent(event.type, { detail: event.detail }))
      );
      this.#widget.draw({
        ...options,
        locale: options.locale ?? languageAround(this),
        onError: (detail) => this.dispatchEvent(new CustomEvent("widget.failed", { detail }))
      });
    }
  }
  for (const name of scripted) {
    Object.defineProperty(Element.prototype, name, {
      get() {
        return this.getScripted(name);
      },
      set(value) {
        this.setScripted(name, value);
      },
      enumerable: true,
      configurable: true
    });
  }
  for (const [attribute, name] of Object.entries(byAttribute)) {
    Object.defineProperty(Element.prototype, name, {
      get() {
        return this.getAttribute(attribute) ?? void 0;
      },
      set(value) {
        if (value === void 0 || value === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
      enumerable: true,
      configurable: true
    });
  }
  customElements.define(tag, Element);
}

// src/elements/definitions.ts
var itemListDefinition = {
  attributes: {},
  properties: ["state", "onStateChange", "preferences"],
  required: []
};
var itemDetailsDefinition = {
  attributes: { "item-id": "itemId" },
  properties: ["onItemLoaded"],
  required: ["itemId"]
};
var itemFormDefinition = {
  attributes: { "item-id": "itemId" },
  properties: ["onItemSaved", "onRequestCancel"],
  required: []
};
var itemPickerDefinition = {
  attributes: { "warehouse-id": "warehouseId", label: "label" },
  properties: ["onItemPicked", "excludedItemIds"],
  required: ["onItemPicked"]
};
var bulkUploadDefinition = {
  attributes: { "file-type": "fileType" },
  properties: ["onFileAccepted"],
  required: []
};
var bulkUploadResultsDefinition = {
  attributes: {},
  properties: ["state", "onStateChange", "preferences"],
  required: []
};
var orderListDefinition = {
  attributes: { direction: "direction" },
  properties: ["state", "onStateChange", "preferences"],
  required: ["direction"]
};
var orderDetailsDefinition = {
  attributes: { direction: "direction", "order-id": "orderId" },
  properties: ["onOrderLoaded"],
  required: ["direction", "orderId"]
};
var orderWizardDefinition = {
  attributes: { direction: "direction", "order-id": "orderId", "copy-of": "copyOf" },
  properties: ["onOrderSubmitted", "onRequestCancel"],
  required: ["direction"]
};
var orderLinesDefinition = {
  attributes: { direction: "direction", "warehouse-id": "warehouseId" },
  properties: ["lines", "defaultLines", "onLinesChanged", "isBonded", "areProblemsShown"],
  required: ["direction", "warehouseId"]
};
var customerListDefinition = {
  attributes: {},
  properties: ["state", "onStateChange", "preferences"],
  required: []
};
var customerFormDefinition = {
  attributes: { "customer-id": "customerId" },
  properties: ["onCustomerSaved", "onRequestCancel"],
  required: []
};
var supplierListDefinition = {
  attributes: {},
  properties: ["state", "onStateChange", "preferences"],
  required: []
};
var supplierFormDefinition = {
  attributes: { "edited-supplier-id": "editedSupplierId" },
  properties: ["onSupplierSaved", "onRequestCancel"],
  required: []
};
var warehouseListDefinition = {
  attributes: {},
  properties: ["state", "onStateChange", "preferences"],
  required: []
};
var warehouseFormDefinition = {
  attributes: { "warehouse-id": "warehouseId" },
  properties: ["onWarehouseSaved", "onRequestCancel"],
  required: []
};

export {
  OwnRoot,
  mountWidget,
  defineWidgetElement,
  itemListDefinition,
  itemDetailsDefinition,
  itemFormDefinition,
  itemPickerDefinition,
  bulkUploadDefinition,
  bulkUploadResultsDefinition,
  orderListDefinition,
  orderDetailsDefinition,
  orderWizardDefinition,
  orderLinesDefinition,
  customerListDefinition,
  customerFormDefinition,
  supplierListDefinition,
  supplierFormDefinition,
  warehouseListDefinition,
  warehouseFormDefinition
};
