'use client';
import {
  WarehouseOptions
} from "./chunk-ZOLTU4UB.js";
import {
  toastLink
} from "./chunk-7M75GW2O.js";
import {
  RecordEdit,
  RecordForm,
  useRecordForm
} from "./chunk-BAIBQHVO.js";
import {
  numberOrNull,
  textOf,
  textOrNull
} from "./chunk-RXUNJAB6.js";
import {
  firstMessage,
  formRules,
  latestVintage,
  optional
} from "./chunk-BNAIFEXI.js";
import {
  formMessages
} from "./chunk-WVW2ORHS.js";
import {
  ItemMissing,
  itemFormMessages
} from "./chunk-CHBDQSAF.js";
import {
  itemsMessages
} from "./chunk-DHJCQA3Y.js";
import {
  isUnusualStrength,
  itemTypeLabel,
  itemTypes
} from "./chunk-FITMWV7M.js";
import {
  useWarehouses
} from "./chunk-COKG77JT.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  WidgetBoundary
} from "./chunk-RKLTJXO2.js";
import {
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/features/items/item-form.widget.tsx
import { itemQueries } from "@portal-kit/sdk/items";

// src/features/items/item-form-view.tsx
import { itemMutations } from "@portal-kit/sdk/items";
import { lazyPart } from "@portal-kit/ui/lazy-part";
import { useMutation } from "@tanstack/react-query";
import { useMemo as useMemo2 } from "react";

// src/features/items/item-form.rules.ts
import { itemRequestBounds as bounds } from "@portal-kit/sdk/bounds";
function itemFormRules(texts, labels) {
  const rules = formRules(texts);
  const whole = (bound) => [rules.numericNotZero, rules.range(bound)];
  const year = (value) => {
    const next = latestVintage();
    return Number(value) < 1900 || Number(value) > next ? texts.yearRange(1900, next) : void 0;
  };
  const all = {
    sku: rules.text(bounds.sku),
    description: rules.text(bounds.description),
    brand: rules.text(bounds.brand),
    type: rules.required,
    size: (value) => firstMessage(value, [rules.required, rules.upToTwoDecimalsNotZero, rules.range(bounds.size)]),
    sizeUom: rules.required,
    bottlesPerCase: (value) => firstMessage(value, [rules.required, ...whole(bounds.bottlesPerCase)]),
    itemStatus: rules.required,
    vintage: optional(
      (value) => value.trim().toUpperCase() === "NV" ? void 0 : firstMessage(value, [rules.numericOnly, year])
    ),
    appellation: rules.optionalText(bounds.appellation),
    varietal: rules.optionalText(bounds.varietal),
    region: rules.optionalText(bounds.region),
    spiritClass: rules.optionalText(bounds.spiritClass),
    upc: optional(rules.numericOnly, rules.digits(labels.upc, 12), rules.checkDigit(labels.upc)),
    caseUpc: optional(rules.numericOnly, rules.digits(labels.caseUpc, 14), rules.checkDigit(labels.caseUpc)),
    nabcaCode: optional(
      rules.numericHyphens,
      (value) => new RegExp(bounds.nabcaCode.pattern).test(value.trim()) ? void 0 : texts.format(labels.nabcaCode)
    ),
    colaNumber: optional(rules.numericOnly, rules.digits(labels.colaNumber, 14)),
    caseWeightLbs: optional(rules.upToTwoDecimalsNotZero, rules.range(bounds.caseWeightLbs)),
    caseLengthIn: optional(rules.upToTwoDecimalsNotZero, rules.range(bounds.caseLengthIn)),
    caseWidthIn: optional(rules.upToTwoDecimalsNotZero, rules.range(bounds.caseWidthIn)),
    caseHeightIn: optional(rules.upToTwoDecimalsNotZero, rules.range(bounds.caseHeightIn)),
    nmfcNumber: rules.optionalText(bounds.nmfcNumber),
    casesPerLayer: optional(...whole(bounds.casesPerLayer)),
    layersPerPallet: optional(...whole(bounds.layersPerPallet)),
    minStockCases: optional(rules.numericOnly, rules.range(bounds.minStockCases))
  };
  return {
    ...all,
    /** Required for everything but Non-Alcoholic. One decimal, 0 to 95. */
    alcoholByVolume: (value, typeCode) => firstMessage(value, [
      typeCode === "N" ? () => void 0 : rules.required,
      optional(
        (abv) => /^\d{1,2}(\.\d?)?$/.test(abv.trim()) ? void 0 : texts.numericOnly,
        rules.range(bounds.alcoholByVolume)
      )
    ]),
    warehouses: (value) => value.length === 0 ? texts.required : void 0
  };
}

// src/features/items/item-form.values.ts
var emptyItem = {
  sku: "",
  brand: "",
  description: "",
  type: "",
  alcoholByVolume: "",
  itemStatus: "ACTIVE",
  size: "",
  sizeUom: "ML",
  bottlesPerCase: "",
  warehouses: [],
  countryOfOrigin: "",
  vintage: "",
  appellation: "",
  varietal: "",
  region: "",
  spiritClass: "",
  upc: "",
  caseUpc: "",
  nabcaCode: "",
  colaNumber: "",
  containerType: "BOTTLE",
  freightClass: "",
  caseWeightLbs: "",
  caseLengthIn: "",
  caseWidthIn: "",
  caseHeightIn: "",
  casesPerLayer: "",
  layersPerPallet: "",
  nmfcNumber: "",
  minStockCases: "",
  lotTracked: "N"
};
function toItemValues(item) {
  return {
    ...emptyItem,
    sku: item.sku,
    description: textOf(item.description),
    brand: textOf(item.brand),
    type: textOf(item.type),
    size: textOf(item.size),
    sizeUom: textOf(item.sizeUom).toUpperCase(),
    bottlesPerCase: textOf(item.bottlesPerCase),
    itemStatus: textOf(item.itemStatus),
    warehouses: (item.warehouses ?? []).map(({ warehouseId }) => warehouseId),
    alcoholByVolume: textOf(item.alcoholByVolume),
    vintage: textOf(item.vintage),
    countryOfOrigin: textOf(item.countryOfOrigin),
    appellation: textOf(item.appellation),
    varietal: textOf(item.varietal),
    region: textOf(item.region),
    spiritClass: textOf(item.spiritClass),
    upc: textOf(item.upc),
    caseUpc: textOf(item.caseUpc),
    nabcaCode: textOf(item.nabcaCode),
    colaNumber: textOf(item.colaNumber),
    containerType: textOf(item.containerType) || emptyItem.containerType,
    caseWeightLbs: textOf(item.caseWeightLbs),
    caseLengthIn: textOf(item.caseLengthIn),
    caseWidthIn: textOf(item.caseWidthIn),
    caseHeightIn: textOf(item.caseHeightIn),
    casesPerLayer: textOf(item.casesPerLayer),
    layersPerPallet: textOf(item.layersPerPallet),
    nmfcNumber: textOf(item.nmfcNumber),
    freightClass: textOf(item.freightClass),
    lotTracked: item.lotTracked ? "Y" : "N",
    minStockCases: textOf(item.minStockCases)
  };
}
function vintageOf(text) {
  const vintage = text.trim().toUpperCase();
  if (vintage === "") return null;
  return vintage === "NV" ? "NV" : Number(vintage);
}
function toItemRequest(values) {
  return {
    sku: values.sku.trim(),
    description: values.description.trim(),
    brand: values.brand.trim(),
    type: values.type,
    size: Number(values.size),
    sizeUom: values.sizeUom,
    bottlesPerCase: Number(values.bottlesPerCase),
    itemStatus: values.itemStatus,
    warehouses: values.warehouses.map((warehouseId) => ({ warehouseId })),
    alcoholByVolume: numberOrNull(values.alcoholByVolume),
    vintage: vintageOf(values.vintage),
    countryOfOrigin: textOrNull(values.countryOfOrigin),
    appellation: textOrNull(values.appellation),
    varietal: textOrNull(values.varietal),
    region: textOrNull(values.region),
    spiritClass: textOrNull(values.spiritClass),
    upc: textOrNull(values.upc),
    caseUpc: textOrNull(values.caseUpc),
    nabcaCode: textOrNull(values.nabcaCode),
    colaNumber: textOrNull(values.colaNumber),
    containerType: values.containerType,
    caseWeightLbs: numberOrNull(values.caseWeightLbs),
    caseLengthIn: numberOrNull(values.caseLengthIn),
    caseWidthIn: numberOrNull(values.caseWidthIn),
    caseHeightIn: numberOrNull(values.caseHeightIn),
    casesPerLayer: numberOrNull(values.casesPerLayer),
    layersPerPallet: numberOrNull(values.layersPerPallet),
    nmfcNumber: textOrNull(values.nmfcNumber),
    freightClass: textOrNull(values.freightClass),
    lotTracked: values.lotTracked === "Y",
    minStockCases: numberOrNull(values.minStockCases)
  };
}

// src/features/items/item-form-core.tsx
import { itemRequestBounds as bounds2 } from "@portal-kit/sdk/bounds";
import { FormCell, FormSection } from "@portal-kit/ui/form-layout";

// src/features/items/warehouses-field.tsx
import { useEffect, useRef } from "react";
import { jsx } from "react/jsx-runtime";
function WarehousesField({ onSuggest, children }) {
  const texts = useMessages(itemFormMessages);
  const found = useWarehouses();
  const { warehouses } = found;
  const hasSuggested = useRef(false);
  useEffect(() => {
    const [only, ...others] = warehouses ?? [];
    if (hasSuggested.current || !only || others.length > 0) return;
    hasSuggested.current = true;
    onSuggest([only.warehouseId]);
  }, [warehouses, onSuggest]);
  return /* @__PURE__ */ jsx(WarehouseOptions, { ...found, texts, children });
}

// src/features/items/item-form-core.tsx
import { Fragment, jsx as jsx2, jsxs } from "react/jsx-runtime";
function ItemFormCore({
  form,
  rules,
  texts,
  formTexts,
  itemTexts,
  isEdit,
  onSuggestWarehouses
}) {
  const types = itemTypes.map(({ code, label, ...type }) => ({
    id: code,
    label,
    isDisabled: "isOutdated" in type
  }));
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsxs(FormSection, { title: texts.groups.item, text: texts.groups.itemText, children: [
      /* @__PURE__ */ jsx2(FormCell, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "sku", validators: { onChange: ({ value }) => rules.sku(value) }, children: (field) => /* @__PURE__ */ jsx2(
        field.Text,
        {
          label: texts.sku,
          description: isEdit ? void 0 : texts.skuHint,
          isDisabled: isEdit,
          isRequired: true,
          maxLength: bounds2.sku.maxLength
        }
      ) }) }),
      /* @__PURE__ */ jsx2(FormCell, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "brand", validators: { onChange: ({ value }) => rules.brand(value) }, children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.brand, isRequired: true, maxLength: bounds2.brand.maxLength }) }) }),
      /* @__PURE__ */ jsx2(FormCell, { span: "full", children: /* @__PURE__ */ jsx2(
        form.AppField,
        {
          name: "description",
          validators: { onChange: ({ value }) => rules.description(value) },
          children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.description, isRequired: true, maxLength: bounds2.description.maxLength })
        }
      ) }),
      /* @__PURE__ */ jsx2(FormCell, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "type", validators: { onChange: ({ value }) => rules.type(value) }, children: (field) => /* @__PURE__ */ jsx2(field.Select, { label: texts.type, isRequired: true, options: types, placeholder: formTexts.choose }) }) }),
      /* @__PURE__ */ jsx2(FormCell, { span: "half", children: /* @__PURE__ */ jsx2(form.Subscribe, { selector: ({ values }) => ({ type: values.type, abv: values.alcoholByVolume }), children: ({ type, abv }) => /* @__PURE__ */ jsx2(
        form.AppField,
        {
          name: "alcoholByVolume",
          validators: {
            onChangeListenTo: ["type"],
            onChange: ({ value, fieldApi }) => rules.alcoholByVolume(value, fieldApi.form.getFieldValue("type"))
          },
          children: (field) => /* @__PURE__ */ jsx2(
            field.Text,
            {
              label: texts.alcoholByVolume,
              isRequired: type !== "N",
              inputMode: "decimal",
              maxLength: 4,
              suffix: "%",
              ...isUnusualStrength(type, abv) && {
                description: formTexts.unusualStrength(itemTypeLabel(type))
              }
            }
          )
        }
      ) }) }),
      /* @__PURE__ */ jsx2(FormCell, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "itemStatus", validators: { onChange: ({ value }) => rules.itemStatus(value) }, children: (field) => /* @__PURE__ */ jsx2(
        field.Select,
        {
          label: texts.itemStatus,
          isRequired: true,
          options: bounds2.itemStatus.enum.map((id) => ({ id, label: itemTexts.status[id] ?? id })),
          placeholder: formTexts.choose
        }
      ) }) })
    ] }),
    /* @__PURE__ */ jsxs(FormSection, { title: texts.groups.pack, text: texts.groups.packText, children: [
      /* @__PURE__ */ jsx2(FormCell, { span: "third", children: /* @__PURE__ */ jsx2(form.AppField, { name: "size", validators: { onChange: ({ value }) => rules.size(value) }, children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.size, isRequired: true, inputMode: "decimal", maxLength: 8 }) }) }),
      /* @__PURE__ */ jsx2(FormCell, { span: "third", children: /* @__PURE__ */ jsx2(form.AppField, { name: "sizeUom", validators: { onChange: ({ value }) => rules.sizeUom(value) }, children: (field) => /* @__PURE__ */ jsx2(
        field.Select,
        {
          label: texts.sizeUom,
          isRequired: true,
          options: bounds2.sizeUom.enum.map((id) => ({ id, label: id })),
          placeholder: formTexts.choose
        }
      ) }) }),
      /* @__PURE__ */ jsx2(FormCell, { span: "third", children: /* @__PURE__ */ jsx2(
        form.AppField,
        {
          name: "bottlesPerCase",
          validators: { onChange: ({ value }) => rules.bottlesPerCase(value) },
          children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.bottlesPerCase, isRequired: true, inputMode: "numeric", maxLength: 3 })
        }
      ) })
    ] }),
    /* @__PURE__ */ jsx2(FormSection, { title: texts.groups.stock, text: texts.groups.stockText, children: /* @__PURE__ */ jsx2(FormCell, { span: "full", children: /* @__PURE__ */ jsx2(form.AppField, { name: "warehouses", validators: { onChange: ({ value }) => rules.warehouses(value) }, children: (field) => /* @__PURE__ */ jsx2(WarehousesField, { onSuggest: onSuggestWarehouses, children: (options) => /* @__PURE__ */ jsx2(field.CheckboxGroup, { label: texts.warehouses, isRequired: true, options }) }) }) }) })
  ] });
}

// src/features/items/item-form-optional.tsx
import { itemRequestBounds as bounds3 } from "@portal-kit/sdk/bounds";
import { FormCell as FormCell2, FormDisclosure } from "@portal-kit/ui/form-layout";
import { useMemo, useState } from "react";
import { Fragment as Fragment2, jsx as jsx3, jsxs as jsxs2 } from "react/jsx-runtime";
var originTexts = [
  { name: "appellation", inputMode: "text", maxLength: bounds3.appellation.maxLength },
  { name: "varietal", inputMode: "text", maxLength: bounds3.varietal.maxLength },
  { name: "region", inputMode: "text", maxLength: bounds3.region.maxLength },
  { name: "spiritClass", inputMode: "text", maxLength: bounds3.spiritClass.maxLength },
  { name: "upc", inputMode: "numeric", maxLength: 12 },
  { name: "caseUpc", inputMode: "numeric", maxLength: 14 },
  { name: "nabcaCode", inputMode: "text", maxLength: 13 },
  { name: "colaNumber", inputMode: "numeric", maxLength: 14 }
];
var logisticsTexts = [
  { name: "caseWeightLbs", inputMode: "decimal", maxLength: 7 },
  { name: "caseLengthIn", inputMode: "decimal", maxLength: 5 },
  { name: "caseWidthIn", inputMode: "decimal", maxLength: 5 },
  { name: "caseHeightIn", inputMode: "decimal", maxLength: 5 },
  { name: "casesPerLayer", inputMode: "numeric", maxLength: 2 },
  { name: "layersPerPallet", inputMode: "numeric", maxLength: 2 },
  { name: "nmfcNumber", inputMode: "text", maxLength: bounds3.nmfcNumber.maxLength },
  { name: "minStockCases", inputMode: "numeric", maxLength: 5 }
];
function OptionalTexts({
  form,
  rules,
  texts,
  fields
}) {
  return fields.map(({ name, inputMode, maxLength }) => /* @__PURE__ */ jsx3(FormCell2, { span: "half", children: /* @__PURE__ */ jsx3(form.AppField, { name, validators: { onChange: ({ value }) => rules[name](value) }, children: (field) => /* @__PURE__ */ jsx3(
    field.Text,
    {
      label: texts[name],
      inputMode,
      maxLength
    }
  ) }) }, name));
}
function ItemFormOptional(props) {
  const { form, rules, texts, formTexts } = props;
  const [isOriginOpen, setOriginOpen] = useState(false);
  const [isLogisticsOpen, setLogisticsOpen] = useState(false);
  const countries = useMemo(() => texts.countries(), [texts]);
  return /* @__PURE__ */ jsxs2(Fragment2, { children: [
    /* @__PURE__ */ jsxs2(FormDisclosure, { title: texts.groups.compliance, isOpen: isOriginOpen, onOpenChange: setOriginOpen, children: [
      /* @__PURE__ */ jsx3(FormCell2, { span: "half", children: /* @__PURE__ */ jsx3(form.AppField, { name: "countryOfOrigin", children: (field) => /* @__PURE__ */ jsx3(
        field.ComboBox,
        {
          label: texts.countryOfOrigin,
          options: countries,
          placeholder: formTexts.choose,
          emptyText: formTexts.noMatch
        }
      ) }) }),
      /* @__PURE__ */ jsx3(FormCell2, { span: "half", children: /* @__PURE__ */ jsx3(form.AppField, { name: "vintage", validators: { onChange: ({ value }) => rules.vintage(value) }, children: (field) => /* @__PURE__ */ jsx3(field.Text, { label: texts.vintage, description: texts.vintageHint, maxLength: 4 }) }) }),
      /* @__PURE__ */ jsx3(OptionalTexts, { ...props, fields: originTexts })
    ] }),
    /* @__PURE__ */ jsxs2(FormDisclosure, { title: texts.groups.logistics, isOpen: isLogisticsOpen, onOpenChange: setLogisticsOpen, children: [
      /* @__PURE__ */ jsx3(FormCell2, { span: "half", children: /* @__PURE__ */ jsx3(form.AppField, { name: "containerType", children: (field) => /* @__PURE__ */ jsx3(
        field.Select,
        {
          label: texts.containerType,
          options: bounds3.containerType.enum.map((id) => ({ id, label: texts.containers[id] ?? id })),
          placeholder: formTexts.choose
        }
      ) }) }),
      /* @__PURE__ */ jsx3(FormCell2, { span: "half", children: /* @__PURE__ */ jsx3(form.AppField, { name: "freightClass", children: (field) => /* @__PURE__ */ jsx3(
        field.Select,
        {
          label: texts.freightClass,
          options: bounds3.freightClass.enum.map((id) => ({ id, label: id })),
          placeholder: formTexts.choose
        }
      ) }) }),
      /* @__PURE__ */ jsx3(OptionalTexts, { ...props, fields: logisticsTexts }),
      /* @__PURE__ */ jsx3(FormCell2, { span: "half", children: /* @__PURE__ */ jsx3(form.AppField, { name: "lotTracked", children: (field) => /* @__PURE__ */ jsx3(
        field.Select,
        {
          label: texts.lotTracked,
          options: [
            { id: "N", label: texts.no },
            { id: "Y", label: texts.yes }
          ],
          placeholder: formTexts.choose
        }
      ) }) })
    ] })
  ] });
}

// src/features/items/item-form-view.tsx
import { jsx as jsx4, jsxs as jsxs3 } from "react/jsx-runtime";
var ItemConflict = lazyPart(async () => (await import("./item-conflict-OTD5HCGF.js")).ItemConflict);
var kind = {
  name: "item",
  list: { to: "items.list" },
  empty: emptyItem,
  valuesOf: ({ item }) => toItemValues(item),
  requestOf: toItemRequest,
  idOf: ({ item }) => item.itemId,
  versionOf: ({ item }) => item.version,
  detailsOf: ({ item, etag }) => item ? { item, etag } : void 0,
  titleOf: ({ sku }) => sku
};
function ItemFormView(host) {
  const { sdk, supplierId, navigation, emit } = usePortal();
  const { warehouses = [] } = useWarehouses();
  const texts = useMessages(itemFormMessages);
  const formTexts = useMessages(formMessages);
  const itemTexts = useMessages(itemsMessages);
  const rules = useMemo2(() => itemFormRules(formTexts, texts), [formTexts, texts]);
  const create = useMutation(itemMutations.create(sdk, { supplierId }));
  const update = useMutation(itemMutations.update(sdk, { supplierId }));
  const record = useRecordForm(kind, {
    ...host,
    texts,
    create: ({ request, idempotencyKey }) => create.mutateAsync({ item: request, idempotencyKey }),
    update: (request, { item }, etag) => update.mutateAsync({ itemId: item.itemId, item: request, etag }),
    tellSaved: ({ item }, isNew) => emit?.({ type: "item.saved", detail: { item, isNew } }),
    linkOf: ({ item }) => item ? toastLink(navigation, { to: "items.details", itemId: item.itemId }, texts.viewItem(item.sku)) : void 0
  });
  const { form, base, start, restart } = record;
  const parts = { form, rules, texts, formTexts, itemTexts, isEdit: base !== void 0 };
  const suggestWarehouses = (warehouses2) => {
    if (base) return;
    if (form.state.isDefaultValue) restart({ ...start, warehouses: warehouses2 });
    else form.setFieldValue("warehouses", warehouses2);
  };
  return /* @__PURE__ */ jsxs3(
    RecordForm,
    {
      record,
      renderConflict: (conflict) => /* @__PURE__ */ jsx4(ItemConflict, { ...conflict, ...{ texts, itemTexts, warehouses }, typeLabel: itemTypeLabel }),
      children: [
        /* @__PURE__ */ jsx4(ItemFormCore, { ...parts, onSuggestWarehouses: suggestWarehouses }),
        /* @__PURE__ */ jsx4(ItemFormOptional, { ...parts })
      ]
    }
  );
}

// src/features/items/item-form.widget.tsx
import { jsx as jsx5 } from "react/jsx-runtime";
function ItemForm(props) {
  return /* @__PURE__ */ jsx5(WidgetBoundary, { children: /* @__PURE__ */ jsx5(ItemRecord, { ...props }) });
}
function ItemRecord({ itemId, onItemSaved, onRequestCancel }) {
  const { sdk, supplierId } = usePortal();
  const host = { onRecordSaved: onItemSaved, onRequestCancel };
  return itemId === void 0 ? /* @__PURE__ */ jsx5(ItemFormView, { ...host }) : /* @__PURE__ */ jsx5(
    RecordEdit,
    {
      query: itemQueries.details(sdk, { supplierId, itemId }),
      missing: /* @__PURE__ */ jsx5(ItemMissing, {}),
      children: (record) => /* @__PURE__ */ jsx5(ItemFormView, { ...record, ...host })
    },
    itemId
  );
}

export {
  ItemForm
};
