'use client';
import {
  nothingChecked,
  orderSteps
} from "./chunk-CGFYTTOV.js";
import {
  orderFormMessages
} from "./chunk-BPHFEZDX.js";
import {
  copyOfOrder,
  isAddressTyped,
  isApplicable,
  newOrder,
  orderOptions,
  orderWizardMessages,
  otherCarrier,
  sameAsBilling,
  toOrderAddressValues,
  toOrderRequest,
  toOrderValues,
  trackingNumbersOf
} from "./chunk-VSZ6KHO6.js";
import {
  addDays,
  dayFromToday,
  isDate
} from "./chunk-CXYXMIQ6.js";
import {
  isChangeable
} from "./chunk-C5ILEUA7.js";
import {
  orderPlace
} from "./chunk-CR3IQOLN.js";
import {
  orderDetailsMessages
} from "./chunk-UNB3TE7L.js";
import {
  LineTotals,
  LinesEditor,
  useLineRules
} from "./chunk-YIUVDZLL.js";
import {
  orderLinesMessages
} from "./chunk-D3O5SZQ3.js";
import {
  totalsOf
} from "./chunk-KIN4W3UC.js";
import {
  ordersMessages
} from "./chunk-X7LTRRNC.js";
import {
  AddressFields,
  addressMessages,
  addressRules
} from "./chunk-EOFKTIIH.js";
import {
  orderStatusLook,
  orderStatusMessages
} from "./chunk-6TRGWHH3.js";
import {
  toastLink
} from "./chunk-7M75GW2O.js";
import {
  FieldNotesContext,
  ServerErrorsContext,
  focusFirstInvalid,
  isLike,
  isOutdated,
  noNotes,
  useAppForm,
  useFormDraft,
  useSaveChange,
  useServerErrors
} from "./chunk-B67S7W6O.js";
import {
  ConfirmDialog,
  useFormConfirmation,
  useLateMachine
} from "./chunk-RA3N2UQK.js";
import {
  firstMessage,
  formRules,
  optional
} from "./chunk-BNAIFEXI.js";
import {
  formMessages
} from "./chunk-WVW2ORHS.js";
import {
  useUnsavedChanges
} from "./chunk-D2GTCRWA.js";
import {
  isMissing
} from "./chunk-LHCY6UWW.js";
import {
  message
} from "./chunk-OBBSFUQ4.js";
import {
  useWarehouses
} from "./chunk-COKG77JT.js";
import {
  DestinationButton
} from "./chunk-TGM265ZM.js";
import {
  ListFailure
} from "./chunk-PHYELHV7.js";
import {
  failureToast
} from "./chunk-SWQG57HJ.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  WidgetBoundary
} from "./chunk-RKLTJXO2.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/composed/order-wizard.widget.tsx
import { lazyPart as lazyPart2 } from "@portal-kit/ui/lazy-part";

// src/features/orders/wizard/order-wizard-core.tsx
import { orderQueries } from "@portal-kit/sdk/orders";
import { EmptyState as EmptyState2 } from "@portal-kit/ui/empty-state";
import { Spinner } from "@portal-kit/ui/spinner";
import { useQuery as useQuery2 } from "@tanstack/react-query";
import PackageX from "lucide-react/icons/package-x";
import { useEffect as useEffect2, useRef as useRef2 } from "react";

// src/features/orders/form/use-order-place.ts
import { customerQueries } from "@portal-kit/sdk/customers";
import { formatFilter } from "@portal-kit/sdk/filters";
import { scacCodeQueries } from "@portal-kit/sdk/scac-codes";
import { supplierQueries } from "@portal-kit/sdk/suppliers";
import { warehouseQueries } from "@portal-kit/sdk/warehouses";
import { useQuery } from "@tanstack/react-query";
var allOfThem = 5e3;
function useOrderSupplier() {
  const { sdk, supplierId } = usePortal();
  const { data, isError } = useQuery(supplierQueries.details(sdk, { supplierId }));
  return { supplier: data?.supplier, isError };
}
function useOrderWarehouse(warehouseId) {
  const { sdk } = usePortal();
  const { data } = useQuery({
    ...warehouseQueries.details(sdk, { warehouseId }),
    enabled: warehouseId !== ""
  });
  return data?.warehouse;
}
function useOrderCustomers(direction) {
  const { sdk, supplierId } = usePortal();
  const { data, isError, refetch } = useQuery({
    ...customerQueries.list(sdk, {
      ...{ supplierId, limit: allOfThem, sortBy: "name" },
      filter: formatFilter({ status: "ACTIVE" })
    }),
    enabled: direction === "outbound"
  });
  return { customers: data?.rows, isError, retry: () => void refetch() };
}
function useOrderCustomer(customerId, customers) {
  const { sdk, supplierId } = usePortal();
  const listed = customers?.find((customer) => customer.customerId === customerId);
  const { data } = useQuery({
    ...customerQueries.details(sdk, { supplierId, customerId }),
    enabled: customerId !== "" && customers !== void 0 && !listed
  });
  return listed ?? data?.customer;
}
function useCarriers(countryCode, shippingType) {
  const { sdk } = usePortal();
  const { data, isError } = useQuery(
    scacCodeQueries.list(sdk, { countryCode: shippingType === "CONTAINER" ? "INT" : countryCode })
  );
  return { carriers: data?.rows, isError };
}

// src/features/orders/wizard/order-wizard-view.tsx
import { isPortalError as isPortalError2 } from "@portal-kit/sdk";
import {
  orderMutations
} from "@portal-kit/sdk/orders";
import { Button as Button3 } from "@portal-kit/ui/button";
import { classNames } from "@portal-kit/ui/class-names";
import { EmptyState } from "@portal-kit/ui/empty-state";
import { lazyPart } from "@portal-kit/ui/lazy-part";
import { TextField } from "@portal-kit/ui/text-field";
import { useStore as useStore2 } from "@tanstack/react-form";
import { useMutation } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import { useCallback, useEffect, useMemo as useMemo4, useRef, useState } from "react";

// src/features/orders/form/inbound-details.tsx
import { inboundOrderDetailsRequestBounds as bounds2 } from "@portal-kit/sdk/bounds";
import { FormSection as FormSection2 } from "@portal-kit/ui/form-layout";

// src/features/orders/form/carrier-fields.tsx
import { FormCell as FormCell2 } from "@portal-kit/ui/form-layout";
import { useMemo as useMemo2 } from "react";

// src/features/orders/form/order-field.ts
import { useStore } from "@tanstack/react-form";
import { useMemo } from "react";
var deciding = [
  "details.warehouseId",
  "details.customerId",
  "details.shippingType",
  "details.scac",
  "details.freightTerms",
  "details.bondedFlag",
  "details.carriage",
  "details.orderDate",
  "details.requestedShipDate",
  "details.appointmentWindow.from",
  "details.appointmentWindow.to"
];
function useOrderField({ form: form2, rules }, name) {
  const isShown = useDetails(form2, (details2) => rules.isShown(name, details2));
  const isRequired = useDetails(form2, (details2) => rules.isRequired(name, details2));
  const validators = useMemo(
    () => ({
      onChangeListenTo: deciding.filter((other) => other !== `details.${name}`),
      onChange: ({ fieldApi }) => rules.rule(name, fieldApi.form.state.values.details)
    }),
    [rules, name]
  );
  return { isShown, isRequired, validators };
}
function useDetails(form2, select) {
  return useStore(form2.store, ({ values }) => select(values.details));
}

// src/features/orders/form/order-text.tsx
import { FormCell } from "@portal-kit/ui/form-layout";
import { jsx } from "react/jsx-runtime";
function OrderText({ parts, name, label, span = "half", ...rest }) {
  const { form: form2, rules } = parts;
  const { isShown, isRequired, validators } = useOrderField(parts, name);
  const maxLength = rules.lengthOf(name);
  if (!isShown) return null;
  return /* @__PURE__ */ jsx(FormCell, { span, children: /* @__PURE__ */ jsx(form2.AppField, { name: `details.${name}`, validators, children: (field) => /* @__PURE__ */ jsx(field.Text, { label, isRequired, ...maxLength && { maxLength }, ...rest }) }) });
}

// src/features/orders/form/carrier-fields.tsx
import { Fragment, jsx as jsx2, jsxs } from "react/jsx-runtime";
function CarrierFields({ parts, countryCode }) {
  const { form: form2, labels, texts, formTexts } = parts;
  const shippingType = useDetails(form2, (details2) => details2.shippingType);
  const { carriers, isError } = useCarriers(countryCode, shippingType);
  const { isShown, isRequired, validators } = useOrderField(parts, "scac");
  const options = useMemo2(() => {
    const fits = (modes) => modes.includes(shippingType);
    const listed = (carriers ?? []).map(({ scacCode, carrierName, modes }) => ({
      ...{ id: scacCode, label: carrierName, detail: scacCode, fits: fits(modes) }
    }));
    const first = listed.filter((carrier) => carrier.fits);
    const others = listed.filter((carrier) => !carrier.fits);
    return [...first, ...others, { id: otherCarrier, label: texts.otherCarrier }];
  }, [carriers, shippingType, texts]);
  if (!isShown) return null;
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx2(FormCell2, { span: "half", children: /* @__PURE__ */ jsx2(form2.AppField, { name: "details.scac", validators, children: (field) => /* @__PURE__ */ jsx2(
      field.ComboBox,
      {
        label: labels.carrier,
        isRequired,
        options,
        placeholder: formTexts.choose,
        emptyText: formTexts.noMatch,
        ...isError && { description: texts.carriersFailed }
      }
    ) }) }),
    /* @__PURE__ */ jsx2(OrderText, { parts, name: "carrierName", label: texts.carrierName })
  ] });
}

// src/features/orders/form/order-choice.tsx
import { FormCell as FormCell3 } from "@portal-kit/ui/form-layout";
import { jsx as jsx3 } from "react/jsx-runtime";
function OrderChoice(props) {
  const { parts, name, label, options, description, span = "half" } = props;
  const { form: form2, formTexts } = parts;
  const { isShown, isRequired, validators } = useOrderField(parts, name);
  if (!isShown) return null;
  return /* @__PURE__ */ jsx3(FormCell3, { span, children: /* @__PURE__ */ jsx3(form2.AppField, { name: `details.${name}`, validators, children: (field) => /* @__PURE__ */ jsx3(
    field.Select,
    {
      label,
      isRequired,
      options,
      placeholder: formTexts.choose,
      ...description !== void 0 && { description }
    }
  ) }) });
}

// src/features/orders/form/order-form.rules.ts
import {
  inboundOrderDetailsRequestBounds as inboundBounds,
  inboundOrderRequestBounds,
  outboundOrderDetailsRequestBounds as outboundBounds
} from "@portal-kit/sdk/bounds";
var farthestArrivalDays = 365;
function orderRules(place, locale, texts, labels, formLabels) {
  const { direction, isInternational, today, isWarehouseBonded, customer, storedArrivalDate } = place;
  const rules = formRules(texts);
  const ofAddress = addressRules(texts, addressMessages(locale));
  const isInbound = direction === "inbound";
  const isBonded = (details2) => details2.bondedFlag === "1";
  const isContainer = (details2) => details2.shippingType === "CONTAINER";
  const required = {
    ...{ warehouseId: true, poNumber: true, orderDate: true, shippingType: true, carrierName: true },
    ...isInbound ? {
      expectedArrivalDate: true,
      scac: ({ shippingType }) => !["", "PARCEL"].includes(shippingType),
      containerNumber: true,
      sealNumber: (details2) => isContainer(details2) || isBonded(details2),
      customsEntryNumber: isInternational
    } : {
      ...{ customerId: true, requestedShipDate: true, freightTerms: true, carrierAccountNumber: true },
      scac: ({ shippingType }) => ["LTL", "FULL_TRUCK_LOAD"].includes(shippingType)
    }
  };
  const isRequired = (name, details2) => {
    const rule2 = required[name];
    return (typeof rule2 === "function" ? rule2(details2) : rule2 === true) && isApplicable(name, details2, direction);
  };
  const bounds4 = isInbound ? inboundBounds : outboundBounds;
  const lengthOf = (name) => {
    const bound = bounds4[name];
    return bound && "maxLength" in bound ? bound.maxLength : void 0;
  };
  const pattern = (name, label) => (text) => new RegExp(inboundBounds[name].pattern).test(text.trim().toUpperCase()) ? void 0 : texts.format(label);
  const notBefore = (date, other, message2) => isDate(date) && isDate(other) && date < other ? message2 : void 0;
  const more = {
    expectedArrivalDate: ({ expectedArrivalDate: date }) => date === storedArrivalDate ? void 0 : notBefore(date, today, formLabels.past) ?? notBefore(addDays(today, farthestArrivalDays), date, formLabels.tooFar(farthestArrivalDays)),
    "appointmentWindow.from": ({ appointmentWindow: { from, to } }) => to && !from ? texts.required : void 0,
    "appointmentWindow.to": ({ appointmentWindow: { from, to } }) => {
      if (!from && !to) return void 0;
      return !to ? texts.required : from >= to ? formLabels.beforeFrom : void 0;
    },
    requestedShipDate: ({ requestedShipDate, orderDate }) => notBefore(requestedShipDate, orderDate, formLabels.beforeOrder),
    requestedDeliveryDate: ({ requestedDeliveryDate, requestedShipDate }) => notBefore(requestedDeliveryDate, requestedShipDate, formLabels.beforeShip),
    cancelAfterDate: ({ cancelAfterDate, requestedShipDate }) => notBefore(cancelAfterDate, requestedShipDate, formLabels.beforeShip),
    containerNumber: ({ containerNumber }) => optional(pattern("containerNumber", labels.containerNumber))(containerNumber),
    customsEntryNumber: ({ customsEntryNumber }) => optional(pattern("customsEntryNumber", labels.customsEntryNumber))(customsEntryNumber),
    inBondNumber: ({ inBondNumber }) => optional(rules.numericOnly, pattern("inBondNumber", labels.inBondNumber))(inBondNumber),
    trackingNumbers: ({ trackingNumbers }) => {
      const { maxItems, items } = inboundBounds.trackingNumbers;
      const numbers = trackingNumbersOf(trackingNumbers);
      const tooLong = numbers.some((number) => number.length > items.maxLength);
      if (tooLong) return texts.maxLength(items.maxLength);
      return numbers.length > maxItems ? texts.numberRange(0, maxItems) : void 0;
    },
    codAmount: ({ codAmount }) => optional(rules.price)(codAmount),
    contactPhone: ({ contactPhone }) => optional(rules.phone)(contactPhone),
    contactEmail: ({ contactEmail }) => optional(rules.email)(contactEmail),
    bondedFlag: (details2) => {
      if (!isBonded(details2)) return void 0;
      if (isWarehouseBonded === false) return formLabels.notBonded;
      return !isInbound && customer && !customer.bondedAllowed ? formLabels.customerNotBonded : void 0;
    },
    customerId: () => {
      const expired = customer?.licenseExpirationDate;
      return expired && expired < today ? formLabels.licenseExpired(expired) : void 0;
    }
  };
  const rule = (name, details2) => {
    if (!isApplicable(name, details2, direction)) return void 0;
    const value = details2[name];
    const text = typeof value === "string" ? value : "";
    const longest = lengthOf(name);
    return (isRequired(name, details2) ? rules.required(text) : void 0) ?? more[name]?.(details2) ?? (longest === void 0 ? void 0 : rules.maxLength(longest)(text));
  };
  const isJudged = (field, details2) => {
    if (isInbound) return field === "shipFrom" && (isInternational || isAddressTyped(details2.shipFrom));
    if (field === "thirdPartyBilling") return details2.freightTerms === "THIRD_PARTY";
    if (field === "shippingAddress") {
      const isPickup = details2.carriage.includes("isCustomerPickup");
      const isTyped = isAddressTyped(details2.shippingAddress);
      return !details2.shipping.includes(sameAsBilling) && (!isPickup || isTyped);
    }
    return field === "billingAddress";
  };
  const addressProblems = (field, details2) => {
    if (!isJudged(field, details2)) return [];
    const address = details2[field];
    const needsName = field === "shipFrom" || field === "thirdPartyBilling";
    const found = [
      ["name", ofAddress.name(needsName)(address.name)],
      ["isoCountryCode", ofAddress.isoCountryCode(address.isoCountryCode)],
      ["address1", ofAddress.address1(address.address1)],
      ["address2", ofAddress.address2(address.address2)],
      ["address3", ofAddress.address3(address.address3)],
      ["city", ofAddress.city(address.city)],
      ["stateCode", ofAddress.stateCode(address.stateCode, address.countryCode)],
      ["zip", ofAddress.zip(address.zip, address.countryCode)]
    ];
    return found.flatMap(
      ([name, message2]) => message2 ? [[`${field}.${name}`, message2]] : []
    );
  };
  const names = [
    ...Object.keys(required),
    ...Object.keys(more),
    ...Object.keys(bounds4).filter((name) => lengthOf(name) !== void 0)
  ];
  const addresses = [
    "shipFrom",
    "thirdPartyBilling",
    "billingAddress",
    "shippingAddress"
  ];
  return {
    rule,
    lengthOf,
    isRequired,
    isShown: (name, details2) => isApplicable(name, details2, direction) && (name !== "incoterm" || isInternational),
    isJudged,
    /** Everything that is wrong with the details: messages by field. */
    problems: (details2) => new Map([
      ...[...new Set(names)].flatMap((name) => {
        const message2 = rule(name, details2);
        return message2 === void 0 ? [] : [[name, message2]];
      }),
      ...addresses.flatMap((field) => addressProblems(field, details2))
    ]),
    pallets: (text) => firstMessage(text, [
      rules.required,
      rules.numericNotZero,
      rules.range(inboundOrderRequestBounds.palletsQuantity)
    ])
  };
}
function hasContainerCheckDigit(containerNumber) {
  const text = containerNumber.trim().toUpperCase();
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(text)) return true;
  const weightOf = (character) => {
    const place = Number.parseInt(character, 36);
    return place < 10 ? place : place + Math.floor((place - 1) / 10);
  };
  const sum = [...text.slice(0, 10)].reduce((total, one, index) => total + weightOf(one) * 2 ** index, 0);
  return sum % 11 % 10 === Number(text.at(-1));
}

// src/features/orders/form/order-options.tsx
import { FormCell as FormCell4 } from "@portal-kit/ui/form-layout";
import { jsx as jsx4 } from "react/jsx-runtime";
function OrderOptions({ parts: { form: form2, rules, texts }, label, group }) {
  const isShown = useDetails(
    form2,
    (details2) => orderOptions[group].some((name) => rules.isShown(name, details2))
  );
  if (!isShown) return null;
  const options = orderOptions[group].map((id) => ({ id, label: texts[id] }));
  return /* @__PURE__ */ jsx4(FormCell4, { span: "full", children: /* @__PURE__ */ jsx4(form2.AppField, { name: `details.${group}`, children: (field) => /* @__PURE__ */ jsx4(field.CheckboxGroup, { label, options }) }) });
}
function SameAsBilling({ parts: { form: form2, texts } }) {
  return /* @__PURE__ */ jsx4(FormCell4, { span: "full", children: /* @__PURE__ */ jsx4(form2.AppField, { name: "details.shipping", children: (field) => /* @__PURE__ */ jsx4(
    field.CheckboxGroup,
    {
      label: texts.address,
      options: [{ id: sameAsBilling, label: texts.sameAsBilling }]
    }
  ) }) });
}

// src/features/orders/form/shared-sections.tsx
import { inboundOrderDetailsRequestBounds as bounds } from "@portal-kit/sdk/bounds";
import { Banner } from "@portal-kit/ui/banner";
import { Button } from "@portal-kit/ui/button";
import { FormCell as FormCell5, FormSection } from "@portal-kit/ui/form-layout";
import { jsx as jsx5, jsxs as jsxs2 } from "react/jsx-runtime";
function WarehouseField({ parts }) {
  const { labels, texts } = parts;
  const kernel = useMessages(kernelMessages);
  const { warehouses, isError, retry } = useWarehouses();
  if (isError) {
    return /* @__PURE__ */ jsx5(FormCell5, { span: "full", children: /* @__PURE__ */ jsx5(Banner, { tone: "warn", actions: /* @__PURE__ */ jsx5(Button, { onClick: retry, children: kernel.retry }), children: texts.warehousesFailed }) });
  }
  const options = (warehouses ?? []).map(({ warehouseId, name }) => ({
    id: warehouseId,
    label: name ?? warehouseId
  }));
  return /* @__PURE__ */ jsx5(
    OrderChoice,
    {
      parts,
      name: "warehouseId",
      label: labels.warehouse,
      options,
      description: warehouses?.length === 0 ? texts.noWarehouse : void 0
    }
  );
}
function BondedField({ parts }) {
  const { labels, listTexts } = parts;
  const options = [
    { id: "0", label: listTexts.taxPaid },
    { id: "1", label: listTexts.bonded }
  ];
  return /* @__PURE__ */ jsx5(OrderChoice, { parts, name: "bondedFlag", label: labels.inventory, options });
}
function ShippingTypeField({ parts, hint }) {
  const { labels, listTexts } = parts;
  const options = bounds.shippingType.enum.map((id) => ({ id, label: listTexts.shippingTypes[id] ?? id }));
  return /* @__PURE__ */ jsx5(
    OrderChoice,
    {
      parts,
      name: "shippingType",
      label: labels.shippingType,
      options,
      description: hint
    }
  );
}
function FreightTermsField({ parts }) {
  const { labels, listTexts } = parts;
  const options = bounds.freightTerms.enum.map((id) => ({ id, label: listTexts.freightTerms[id] ?? id }));
  return /* @__PURE__ */ jsx5(OrderChoice, { parts, name: "freightTerms", label: labels.freightTerms, options });
}
function ContactSection({ parts, children }) {
  const { labels, texts } = parts;
  return /* @__PURE__ */ jsxs2(FormSection, { title: texts.groups.optional, children: [
    /* @__PURE__ */ jsx5(OrderText, { parts, name: "contactName", label: texts.contactName, span: "full" }),
    /* @__PURE__ */ jsx5(OrderText, { parts, name: "contactPhone", label: texts.contactPhone }),
    /* @__PURE__ */ jsx5(OrderText, { parts, name: "contactEmail", label: texts.contactEmail, inputMode: "email" }),
    children,
    /* @__PURE__ */ jsx5(OrderText, { parts, name: "specialInstructions", label: labels.specialInstructions, span: "full" })
  ] });
}

// src/features/orders/form/inbound-details.tsx
import { Fragment as Fragment2, jsx as jsx6, jsxs as jsxs3 } from "react/jsx-runtime";
function InboundDetails({ parts, countryCode }) {
  const { form: form2, labels, texts } = parts;
  const isNumberUnusual = useDetails(form2, (details2) => !hasContainerCheckDigit(details2.containerNumber));
  const asIs = (ids) => [
    { id: "", label: "\u2013" },
    ...ids.flatMap((id) => id === null ? [] : [{ id, label: id }])
  ];
  return /* @__PURE__ */ jsxs3(Fragment2, { children: [
    /* @__PURE__ */ jsxs3(FormSection2, { title: texts.groups.order, text: texts.groups.orderText, children: [
      /* @__PURE__ */ jsx6(WarehouseField, { parts }),
      /* @__PURE__ */ jsx6(OrderText, { parts, name: "poNumber", label: labels.fields.poNumber ?? "" }),
      /* @__PURE__ */ jsx6(OrderText, { parts, name: "referenceNumber", label: labels.referenceNumber, span: "full" }),
      /* @__PURE__ */ jsx6(OrderText, { parts, name: "orderDate", type: "date", label: labels.orderDate }),
      /* @__PURE__ */ jsx6(OrderText, { parts, name: "expectedArrivalDate", type: "date", label: labels.expectedArrivalDate }),
      /* @__PURE__ */ jsx6(OrderText, { parts, name: "appointmentWindow.from", type: "time", label: texts.windowFrom }),
      /* @__PURE__ */ jsx6(OrderText, { parts, name: "appointmentWindow.to", type: "time", label: texts.windowTo })
    ] }),
    /* @__PURE__ */ jsxs3(FormSection2, { title: texts.groups.transport, text: texts.groups.transportText.inbound, children: [
      /* @__PURE__ */ jsx6(ShippingTypeField, { parts }),
      /* @__PURE__ */ jsx6(FreightTermsField, { parts }),
      /* @__PURE__ */ jsx6(CarrierFields, { parts, countryCode }),
      /* @__PURE__ */ jsx6(
        OrderText,
        {
          parts,
          name: "containerNumber",
          label: labels.containerNumber,
          ...isNumberUnusual && { description: texts.containerHint(labels.containerNumber) }
        }
      ),
      /* @__PURE__ */ jsx6(
        OrderChoice,
        {
          parts,
          name: "containerSize",
          label: labels.containerSize,
          options: asIs(bounds2.containerSize.enum)
        }
      ),
      /* @__PURE__ */ jsx6(OrderText, { parts, name: "sealNumber", label: labels.sealNumber }),
      /* @__PURE__ */ jsx6(OrderText, { parts, name: "trailerNumber", label: labels.trailerNumber }),
      /* @__PURE__ */ jsx6(OrderText, { parts, name: "bolNumber", label: labels.bolNumber }),
      /* @__PURE__ */ jsx6(OrderText, { parts, name: "proNumber", label: labels.proNumber }),
      /* @__PURE__ */ jsx6(
        OrderText,
        {
          parts,
          name: "trackingNumbers",
          label: labels.trackingNumbers,
          description: texts.trackingHint,
          span: "full"
        }
      ),
      /* @__PURE__ */ jsx6(OrderOptions, { parts, group: "loading", label: texts.loading })
    ] }),
    /* @__PURE__ */ jsxs3(FormSection2, { title: texts.groups.inventory, text: texts.groups.inventoryText, children: [
      /* @__PURE__ */ jsx6(BondedField, { parts }),
      /* @__PURE__ */ jsx6(
        OrderChoice,
        {
          parts,
          name: "incoterm",
          label: labels.incoterm,
          options: asIs(bounds2.incoterm.enum)
        }
      ),
      /* @__PURE__ */ jsx6(OrderText, { parts, name: "customsEntryNumber", label: labels.customsEntryNumber }),
      /* @__PURE__ */ jsx6(
        OrderText,
        {
          parts,
          name: "inBondNumber",
          label: labels.inBondNumber,
          inputMode: "numeric",
          maxLength: 11
        }
      ),
      /* @__PURE__ */ jsx6(OrderText, { parts, name: "ttbTransferRef", label: labels.ttbTransferRef })
    ] }),
    /* @__PURE__ */ jsx6(ShipFrom, { parts }),
    /* @__PURE__ */ jsx6(ContactSection, { parts, children: /* @__PURE__ */ jsx6(
      OrderChoice,
      {
        parts,
        name: "temperatureControl",
        label: labels.temperatureControl,
        options: bounds2.temperatureControl.enum.map((id) => ({ id, label: texts.temperatures[id] ?? id }))
      }
    ) })
  ] });
}
function ShipFrom({ parts: { form: form2, rules, texts } }) {
  const isJudged = useDetails(form2, (details2) => rules.isJudged("shipFrom", details2));
  return /* @__PURE__ */ jsx6(FormSection2, { title: texts.groups.shipFrom, text: texts.groups.shipFromText, children: /* @__PURE__ */ jsx6(AddressFields, { form: form2, fields: "details.shipFrom", name: "required", isOptional: !isJudged }) });
}

// src/features/orders/form/order-form.api.ts
function useOrderForm(start) {
  return useAppForm({ defaultValues: start });
}

// src/features/orders/form/outbound-details.tsx
import { outboundOrderDetailsRequestBounds as bounds3 } from "@portal-kit/sdk/bounds";
import { FormSection as FormSection4 } from "@portal-kit/ui/form-layout";

// src/features/orders/form/customer-section.tsx
import { Banner as Banner2 } from "@portal-kit/ui/banner";
import { Button as Button2 } from "@portal-kit/ui/button";
import { FormCell as FormCell6, FormSection as FormSection3 } from "@portal-kit/ui/form-layout";
import { SelectField } from "@portal-kit/ui/select-field";
import Plus from "lucide-react/icons/plus";
import { useMemo as useMemo3 } from "react";

// src/features/orders/form/take-customer.ts
function takeCustomer(form2, customer) {
  const { details: details2 } = form2.state.values;
  const billing = customer.addresses.find(({ addressType }) => addressType === "BILLING");
  const shipping = customer.addresses.filter(({ addressType }) => addressType === "SHIPPING");
  form2.setFieldValue("details.billingAddress", toOrderAddressValues(billing));
  form2.setFieldValue(
    "details.shippingAddress",
    toOrderAddressValues(shipping.find(({ isDefault }) => isDefault) ?? shipping[0])
  );
  const defaults = {
    shippingType: customer.defaultShippingType,
    scac: customer.defaultScac,
    specialInstructions: customer.deliveryInstructions,
    warehouseId: customer.defaultWarehouseId
  };
  for (const name of ["shippingType", "scac", "specialInstructions", "warehouseId"]) {
    const usual = defaults[name];
    if (usual && details2[name] === "") form2.setFieldValue(`details.${name}`, usual);
  }
  const { defaultFreightTerms } = customer;
  const { isDirty } = form2.getFieldMeta("details.freightTerms") ?? { isDirty: false };
  if (defaultFreightTerms && !isDirty) form2.setFieldValue("details.freightTerms", defaultFreightTerms);
}

// src/features/orders/form/customer-section.tsx
import { Fragment as Fragment3, jsx as jsx7, jsxs as jsxs4 } from "react/jsx-runtime";
function CustomerSection({ parts, list: list2, customer, onNewCustomer }) {
  const { form: form2, labels, texts, formTexts } = parts;
  const kernel = useMessages(kernelMessages);
  const { isRequired, validators } = useOrderField(parts, "customerId");
  const options = useMemo3(() => {
    const known = list2.customers ?? [];
    const all = customer && !known.includes(customer) ? [customer, ...known] : known;
    return all.map(({ customerId, name, customerNumber }) => ({
      ...{ id: customerId, label: name, detail: customerNumber }
    }));
  }, [list2.customers, customer]);
  return /* @__PURE__ */ jsxs4(FormSection3, { title: texts.groups.customer, text: texts.groups.customerText, children: [
    list2.isError && /* @__PURE__ */ jsx7(FormCell6, { span: "full", children: /* @__PURE__ */ jsx7(Banner2, { tone: "warn", actions: /* @__PURE__ */ jsx7(Button2, { onClick: list2.retry, children: kernel.retry }), children: texts.customersFailed }) }),
    /* @__PURE__ */ jsx7(FormCell6, { span: "full", children: /* @__PURE__ */ jsx7(
      form2.AppField,
      {
        name: "details.customerId",
        validators,
        listeners: {
          onChange: ({ value }) => {
            const chosen = list2.customers?.find(({ customerId }) => customerId === value);
            if (chosen) takeCustomer(form2, chosen);
          }
        },
        children: (field) => /* @__PURE__ */ jsx7(
          field.ComboBox,
          {
            label: labels.customer,
            isRequired,
            options,
            placeholder: formTexts.choose,
            emptyText: formTexts.noMatch
          }
        )
      }
    ) }),
    onNewCustomer && /* @__PURE__ */ jsx7(FormCell6, { span: "full", children: /* @__PURE__ */ jsx7(Button2, { icon: /* @__PURE__ */ jsx7(Plus, { size: 18, "aria-hidden": "true" }), onClick: onNewCustomer, children: texts.newCustomer }) })
  ] });
}
function OrderAddressSections({ parts, customer }) {
  const { form: form2, rules, texts } = parts;
  const isSame = useDetails(form2, (details2) => details2.shipping.includes(sameAsBilling));
  const isShipToJudged = useDetails(form2, (details2) => rules.isJudged("shippingAddress", details2));
  const isThirdParty = useDetails(form2, (details2) => rules.isShown("thirdPartyBilling", details2));
  return /* @__PURE__ */ jsxs4(Fragment3, { children: [
    /* @__PURE__ */ jsx7(FormSection3, { title: texts.groups.billing, children: /* @__PURE__ */ jsx7(AddressFields, { form: form2, fields: "details.billingAddress", name: "optional" }) }),
    /* @__PURE__ */ jsxs4(FormSection3, { title: texts.groups.shipping, children: [
      /* @__PURE__ */ jsx7(SameAsBilling, { parts }),
      !isSame && /* @__PURE__ */ jsxs4(Fragment3, { children: [
        /* @__PURE__ */ jsx7(StoredAddresses, { parts, customer }),
        /* @__PURE__ */ jsx7(
          AddressFields,
          {
            form: form2,
            fields: "details.shippingAddress",
            name: "optional",
            isOptional: !isShipToJudged
          }
        )
      ] })
    ] }),
    isThirdParty && /* @__PURE__ */ jsx7(FormSection3, { title: texts.groups.thirdParty, text: texts.groups.thirdPartyText, children: /* @__PURE__ */ jsx7(AddressFields, { form: form2, fields: "details.thirdPartyBilling", name: "required" }) })
  ] });
}
function StoredAddresses({ parts, customer }) {
  const { form: form2, texts } = parts;
  const addressId = useDetails(form2, (details2) => details2.shippingAddress.addressId);
  const stored = customer?.addresses.filter(({ addressType }) => addressType === "SHIPPING") ?? [];
  if (stored.length < 2) return null;
  const options = stored.map((address) => ({
    id: address.addressId ?? "",
    label: [address.name, address.address1, address.city].filter(Boolean).join(", ")
  }));
  return /* @__PURE__ */ jsx7(FormCell6, { span: "full", children: /* @__PURE__ */ jsx7(
    SelectField,
    {
      label: texts.addressChoice,
      name: "shippingAddress",
      options,
      placeholder: texts.otherAddress,
      value: stored.some((address) => address.addressId === addressId) ? addressId : "",
      onChange: (id) => {
        const chosen = stored.find((address) => address.addressId === id);
        if (chosen) form2.setFieldValue("details.shippingAddress", toOrderAddressValues(chosen));
      }
    }
  ) });
}

// src/features/orders/form/outbound-details.tsx
import { Fragment as Fragment4, jsx as jsx8, jsxs as jsxs5 } from "react/jsx-runtime";
function OutboundDetails(props) {
  const { parts, countryCode, customers, customer, onNewCustomer } = props;
  const { form: form2, labels, texts } = parts;
  const shippingHint = useDetails(form2, ({ shippingType, orderType }) => {
    if (shippingType === "PARCEL") return texts.adultSignature;
    const isUsual = shippingType !== "CONTAINER" || ["EXPORT", "TRANSFER"].includes(orderType);
    return isUsual ? void 0 : texts.containerByType;
  });
  return /* @__PURE__ */ jsxs5(Fragment4, { children: [
    /* @__PURE__ */ jsx8(CustomerSection, { parts, list: customers, customer, onNewCustomer }),
    /* @__PURE__ */ jsxs5(FormSection4, { title: texts.groups.order, text: texts.groups.orderText, children: [
      /* @__PURE__ */ jsx8(WarehouseField, { parts }),
      /* @__PURE__ */ jsx8(OrderText, { parts, name: "poNumber", label: labels.fields.poNumber ?? "" }),
      /* @__PURE__ */ jsx8(OrderText, { parts, name: "referenceNumber", label: labels.referenceNumber }),
      /* @__PURE__ */ jsx8(
        OrderChoice,
        {
          parts,
          name: "orderType",
          label: labels.orderType,
          options: bounds3.orderType.enum.map((id) => ({ id, label: texts.orderTypes[id] ?? id }))
        }
      ),
      /* @__PURE__ */ jsx8(OrderText, { parts, name: "orderDate", type: "date", label: labels.orderDate }),
      /* @__PURE__ */ jsx8(OrderText, { parts, name: "requestedShipDate", type: "date", label: labels.requestedShipDate }),
      /* @__PURE__ */ jsx8(
        OrderText,
        {
          parts,
          name: "requestedDeliveryDate",
          type: "date",
          label: labels.requestedDeliveryDate
        }
      ),
      /* @__PURE__ */ jsx8(OrderText, { parts, name: "cancelAfterDate", type: "date", label: labels.cancelAfterDate })
    ] }),
    /* @__PURE__ */ jsxs5(FormSection4, { title: texts.groups.transport, text: texts.groups.transportText.outbound, children: [
      /* @__PURE__ */ jsx8(ShippingTypeField, { parts, hint: shippingHint }),
      /* @__PURE__ */ jsx8(FreightTermsField, { parts }),
      /* @__PURE__ */ jsx8(CarrierFields, { parts, countryCode }),
      /* @__PURE__ */ jsx8(OrderText, { parts, name: "serviceLevel", label: labels.serviceLevel }),
      /* @__PURE__ */ jsx8(OrderText, { parts, name: "carrierAccountNumber", label: labels.carrierAccountNumber }),
      /* @__PURE__ */ jsx8(OrderOptions, { parts, group: "carriage", label: texts.carriage })
    ] }),
    /* @__PURE__ */ jsx8(OrderAddressSections, { parts, customer }),
    /* @__PURE__ */ jsx8(FormSection4, { title: texts.groups.inventory, text: texts.groups.inventoryText, children: /* @__PURE__ */ jsx8(BondedField, { parts }) }),
    /* @__PURE__ */ jsxs5(ContactSection, { parts, children: [
      /* @__PURE__ */ jsx8(OrderOptions, { parts, group: "services", label: texts.services }),
      /* @__PURE__ */ jsx8(OrderText, { parts, name: "codAmount", label: labels.codAmount, inputMode: "decimal" })
    ] })
  ] });
}

// src/features/orders/wizard/order-refusal.ts
import { isPortalError } from "@portal-kit/sdk";
var fieldsOf = (error) => isPortalError(error) ? error.fields : [];
var isOfItems = (fieldPath) => /^(lineItems|palletsQuantity)\b/.test(fieldPath);
function stepOfError(error) {
  const paths = fieldsOf(error).map(({ fieldPath }) => fieldPath);
  if (paths.some((path) => path.startsWith("details"))) return "details";
  return paths.some(isOfItems) ? "items" : "submit";
}
var typed = /* @__PURE__ */ new Set([
  "casesQuantity",
  "bottlesQuantity",
  "lotNumber",
  "unitPrice",
  "notes"
]);
function lineRefusals(error, sent) {
  const refusals = /* @__PURE__ */ new Map();
  for (const { fieldPath, message: message2 } of fieldsOf(error)) {
    const [, index, name = ""] = /^lineItems\[(\d+)\]\.?(\w*)/.exec(fieldPath) ?? [];
    const line = index === void 0 ? void 0 : sent[Number(index)];
    if (!line) continue;
    const field = typed.has(name) ? name : "casesQuantity";
    const known = refusals.get(line.lineItemNumber);
    refusals.set(line.lineItemNumber, { [field]: message2, ...known });
  }
  return refusals;
}

// src/features/orders/wizard/order-wizard.css.ts
var actions = "pk_ewd6";
var buttons = "pk_ewda";
var card = "pk_ewd3";
var details = "pk_ewd4";
var form = "pk_ewd2";
var note = "pk_ewd9";
var pallets = "pk_ewd8";
var review = "pk_ewd5";
var reviewActions = "pk_ewd7";
var step = "pk_ewd1";
var wizard = "pk_ewd0";

// src/features/orders/wizard/wizard-steps.tsx
import Check from "lucide-react/icons/check";

// src/features/orders/wizard/wizard-steps.css.ts
var button = "pk_hvk02";
var list = "pk_hvk00";
var mark = "pk_hvk03";
var step2 = "pk_hvk01";

// src/features/orders/wizard/wizard-steps.tsx
import { jsx as jsx9, jsxs as jsxs6 } from "react/jsx-runtime";
function WizardSteps({ current, states, onStepRequested }) {
  const texts = useMessages(orderWizardMessages);
  return /* @__PURE__ */ jsx9("nav", { "aria-label": texts.steps, children: /* @__PURE__ */ jsx9("ol", { className: list, children: orderSteps.map((step3, index) => {
    const state = states[step3];
    return /* @__PURE__ */ jsx9("li", { className: step2, children: /* @__PURE__ */ jsxs6(
      "button",
      {
        type: "button",
        part: "step",
        className: button,
        "data-state": state,
        "aria-current": step3 === current ? "step" : void 0,
        "aria-label": texts.step(index + 1, texts.stepNames[step3], state && texts.states[state]),
        onClick: () => onStepRequested(step3),
        children: [
          /* @__PURE__ */ jsx9("span", { className: mark, "aria-hidden": "true", children: state === "done" ? /* @__PURE__ */ jsx9(Check, { size: 14, strokeWidth: 3 }) : state === "problem" ? "!" : index + 1 }),
          texts.stepNames[step3]
        ]
      }
    ) }, step3);
  }) }) });
}

// src/features/orders/wizard/order-wizard-view.tsx
import { Fragment as Fragment5, jsx as jsx10, jsxs as jsxs7 } from "react/jsx-runtime";
var notices = () => import("./order-notices-RGZDSHXJ.js");
var DraftOffer = lazyPart(async () => (await notices()).DraftOffer);
var OrderConflict = lazyPart(async () => (await notices()).OrderConflict);
var NewCustomerDialog = lazyPart(
  async () => (await import("./new-customer-dialog-ZA3PB2WE.js")).NewCustomerDialog
);
var SubmitStep = lazyPart(async () => (await import("./submit-step-M2FOEY26.js")).SubmitStep);
var valuesOf = ({ order }) => toOrderValues(order);
var noRefusals = /* @__PURE__ */ new Map();
function OrderWizardView(props) {
  const { direction, supplier, record, onRequestReload, onOrderSubmitted, onRequestCancel } = props;
  const { sdk, supplierId, locale, navigation, notify, emit, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const formTexts = useMessages(formMessages);
  const texts = useMessages(orderWizardMessages);
  const fieldTexts = useMessages(orderFormMessages);
  const labels = useMessages(orderDetailsMessages);
  const listTexts = useMessages(ordersMessages);
  const lineTexts = useMessages(orderLinesMessages);
  const element = useRef(null);
  const serverErrors = useServerErrors();
  const [base, setBase] = useState(record);
  const [start, setStart] = useState(
    () => record ? valuesOf(record) : props.start ?? newOrder(direction)
  );
  const [conflicts, setConflicts] = useState(0);
  const [notes, setNotes] = useState(noNotes);
  const [refusals, setRefusals] = useState(noRefusals);
  const [isNewCustomer, setNewCustomer] = useState(false);
  const [submitted, setSubmitted] = useState();
  const leadToConflict = useRef(void 0);
  const openConflict = useCallback((lead2) => {
    leadToConflict.current = lead2;
  }, []);
  const create = useMutation(orderMutations.create(sdk, { supplierId, direction }));
  const update = useMutation(orderMutations.update(sdk, { supplierId, direction }));
  const order = base?.order;
  const orderId = order?.orderId;
  const mode = order ? "edit" : "create";
  const key = [`${direction}-order`, orderId].filter(Boolean).join("/");
  const list2 = { to: `${direction}.list` };
  const isListShown = navigation.href(list2) !== void 0;
  const form2 = useOrderForm(start);
  const values = useStore2(form2.store, (state2) => state2.values);
  const hasChanges = useStore2(form2.store, (state2) => !state2.isDefaultValue);
  const letGo = useUnsavedChanges((hasChanges || props.isCopy === true) && submitted === void 0);
  const warehouseId = values.details.warehouseId;
  const warehouse = useOrderWarehouse(warehouseId);
  const customers = useOrderCustomers(direction);
  const customer = useOrderCustomer(values.details.customerId, customers.customers);
  const countryCode = warehouse?.addresses[0]?.countryCode ?? "USA";
  const isInternational = supplier?.inventoryType === "INTL";
  const storedArrivalDate = order?.direction === "INBOUND" ? order.details.expectedArrivalDate : void 0;
  const rules = useMemo4(
    () => orderRules(
      {
        ...{ direction, isInternational, storedArrivalDate, customer },
        today: dayFromToday(0),
        isWarehouseBonded: warehouse?.isBonded
      },
      locale,
      formTexts,
      labels,
      fieldTexts
    ),
    [
      direction,
      isInternational,
      storedArrivalDate,
      customer,
      warehouse,
      locale,
      formTexts,
      labels,
      fieldTexts
    ]
  );
  const parts = useMemo4(
    () => ({ form: form2, rules, formTexts, labels, texts: fieldTexts, listTexts }),
    [form2, rules, formTexts, labels, fieldTexts, listTexts]
  );
  const { lineItems, palletsQuantity } = values;
  const problemsOf = useLineRules(direction);
  const palletsProblem = rules.pallets(palletsQuantity);
  const areDetailsValid = useMemo4(() => rules.problems(values.details).size === 0, [rules, values.details]);
  const areItemsValid = lineItems.length > 0 && palletsProblem === void 0 && lineItems.every((line) => Object.keys(problemsOf(line)).length === 0);
  const lead = useRef(void 0);
  const tellLoadFailed = (error) => notify(failureToast(error, kernel));
  const [state, send] = useLateMachine({
    fetch: async () => {
      const { startOrderWizard } = await import("./start-order-wizard-6BBNKFBF.js");
      return () => startOrderWizard(() => lead.current?.());
    },
    onLoadFailed: tellLoadFailed
  });
  const step3 = state?.matches({ writing: "items" }) ? "items" : state?.matches({ writing: "submit" }) ? "submit" : "details";
  const checked = state?.context.checked ?? nothingChecked;
  useEffect(() => {
    send({ type: "validity.changed", valid: { details: areDetailsValid, items: areItemsValid } });
  }, [send, areDetailsValid, areItemsValid]);
  const goTo = (wanted) => send({ type: "step.requested", step: wanted });
  lead.current = () => {
    requestAnimationFrame(() => {
      void form2.validateAllFields("change").then(() => {
        const frame = element.current;
        const hasField = frame?.querySelector('[aria-invalid="true"], [data-invalid]');
        if (hasField) focusFirstInvalid(frame?.querySelector("form") ?? null);
        else frame?.querySelector('[role="combobox"]')?.focus();
      });
    });
  };
  const shownStep = useRef(step3);
  useEffect(() => {
    if (shownStep.current === step3) return;
    shownStep.current = step3;
    const frame = element.current?.querySelector("[data-step]");
    frame?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: "start" });
    if (step3 !== "items") return;
    SubmitStep.preload();
    frame?.querySelector('[role="combobox"]')?.focus();
  }, [step3]);
  const restart = (next2) => {
    setStart(next2);
    form2.reset(next2);
    setRefusals(noRefusals);
  };
  const saveChange = useSaveChange({
    send: (request, etag) => update.mutateAsync({ orderId: orderId ?? "", order: request, etag }),
    reload: async () => onRequestReload?.(),
    requestOf: (fresh) => toOrderRequest(valuesOf(fresh), direction, fresh.order)
  });
  const confirmation = useFormConfirmation({
    save: ({ request, idempotencyKey }) => orderId === void 0 ? create.mutateAsync({ order: request, idempotencyKey }) : saveChange(request, base),
    onSaved: (saved) => {
      const fresh = saved.order;
      setConflicts(0);
      setSubmitted(saved);
      draft.forget();
      letGo();
      notify({
        about: key,
        status: "success",
        title: order ? texts.resubmitted : texts.created,
        ...!order && { caption: texts.createdText },
        ...fresh && {
          link: toastLink(
            navigation,
            { to: `${direction}.details`, orderId: fresh.orderId },
            texts.view(fresh.orderId)
          )
        }
      });
      emit?.({ type: "order.submitted", detail: { order: fresh, isNew: !order } });
      send({ type: "submit.succeeded" });
      if (onOrderSubmitted) onOrderSubmitted(saved);
      else if (isListShown) navigation.go(list2);
    },
    onFailed: (error) => {
      const sent = form2.state.values.lineItems;
      serverErrors.keep(error);
      setRefusals(lineRefusals(error, sent));
      const place = (path) => orderPlace(path, labels, (index) => sent[index]?.lineItemNumber);
      const { validationErrors, ...toast } = failureToast(error, kernel, texts.failed);
      const fields = isPortalError2(error) ? error.fields : [];
      notify({
        about: key,
        ...toast,
        validationErrors: fields.map(
          ({ fieldPath, message: message2 }) => fieldPath ? `${place(fieldPath)}: ${message2}` : message2
        )
      });
      if (isOutdated(error)) setConflicts(conflicts + 1);
      else send({ type: "submit.refused", step: stepOfError(error) });
    }
  });
  const draft = useFormDraft({
    form: form2,
    key,
    start,
    recordVersion: order?.version ?? null,
    isKnown: (kept) => isOrderDraft(start, kept)
  });
  const changeLines = (next2) => {
    if (refusals.size > 0) {
      const same = new Set(next2);
      const kept = lineItems.filter((line) => same.has(line)).map(({ lineItemNumber }) => lineItemNumber);
      setRefusals(new Map([...refusals].filter(([number]) => kept.includes(number))));
    }
    form2.setFieldValue("lineItems", next2);
  };
  const clearing = useWarehouseChange(warehouseId, lineItems);
  if (submitted && !onOrderSubmitted && !isListShown) {
    const fresh = submitted.order;
    return /* @__PURE__ */ jsx10("div", { className: message, children: /* @__PURE__ */ jsx10(
      EmptyState,
      {
        icon: /* @__PURE__ */ jsx10(CircleCheck, { size: 32 }),
        title: texts.done(fresh?.orderId),
        text: order ? texts.resubmitted : texts.createdText,
        actions: /* @__PURE__ */ jsxs7(Fragment5, { children: [
          fresh && /* @__PURE__ */ jsx10(DestinationButton, { to: { to: `${direction}.details`, orderId: fresh.orderId }, children: texts.viewOrder }),
          /* @__PURE__ */ jsx10(
            Button3,
            {
              onClick: () => {
                setBase(void 0);
                setSubmitted(void 0);
                restart(newOrder(direction, supplier));
                send({ type: "order.begun" });
              },
              children: texts.another
            }
          )
        ] })
      }
    ) });
  }
  const stateOf = (one, isValid) => isValid && (checked[one] || step3 !== one) ? "done" : checked[one] && !isValid ? "problem" : void 0;
  const totals = totalsOf(lineItems);
  const submit = () => {
    if (leadToConflict.current) leadToConflict.current();
    else confirmation.submit(toOrderRequest(values, direction, order));
  };
  const next = {
    details: { label: texts.toItems, go: () => goTo("items") },
    items: { label: texts.review, go: () => goTo("submit") },
    submit: { label: order ? texts.resubmit : texts.submit, go: submit }
  };
  const before = { items: "details", submit: "items" };
  const previous = before[step3];
  return /* @__PURE__ */ jsxs7(ServerErrorsContext.Provider, { value: serverErrors, children: [
    /* @__PURE__ */ jsxs7("div", { ref: element, className: wizard, children: [
      /* @__PURE__ */ jsx10(
        WizardSteps,
        {
          current: step3,
          states: {
            details: stateOf("details", areDetailsValid),
            items: stateOf("items", areItemsValid),
            submit: void 0
          },
          onStepRequested: goTo
        }
      ),
      draft.offer && /* @__PURE__ */ jsx10(
        DraftOffer,
        {
          draft,
          recordVersion: order?.version ?? null,
          texts: formTexts,
          onLoadFailed: () => {
          }
        }
      ),
      conflicts > 0 && base && onRequestReload && /* @__PURE__ */ jsx10(
        OrderConflict,
        {
          stand: { base, start, values },
          onPut: (fresh, started, changes) => {
            setBase(fresh);
            restart(started);
            for (const [path, value] of changes) form2.setFieldValue(path, value);
          },
          onRequestReload,
          onOpen: openConflict,
          onNotes: setNotes,
          onLoadFailed: () => setConflicts(0)
        },
        conflicts
      ),
      /* @__PURE__ */ jsx10(
        "form",
        {
          noValidate: true,
          "aria-label": texts.label[direction][mode],
          part: "form",
          className: form,
          onFocus: ConfirmDialog.preload,
          onSubmit: (event) => {
            event.preventDefault();
            next[step3].go();
          },
          children: /* @__PURE__ */ jsx10(FieldNotesContext.Provider, { value: notes, children: /* @__PURE__ */ jsxs7(
            "div",
            {
              role: "group",
              "aria-label": texts.stepNames[step3],
              tabIndex: -1,
              "data-step": step3,
              className: classNames(
                step,
                step3 === "submit" ? review : card,
                step3 === "details" && details
              ),
              children: [
                step3 === "details" && (direction === "inbound" ? /* @__PURE__ */ jsx10(InboundDetails, { parts, countryCode }) : /* @__PURE__ */ jsx10(
                  OutboundDetails,
                  {
                    parts,
                    countryCode,
                    customers,
                    customer,
                    onNewCustomer: can("outbound-order-customer-create") ? () => setNewCustomer(true) : void 0
                  }
                )),
                step3 === "items" && /* @__PURE__ */ jsx10(
                  LinesEditor,
                  {
                    direction,
                    warehouseId,
                    isBonded: values.details.bondedFlag === "1",
                    lines: lineItems,
                    problemsOf,
                    onLinesChanged: changeLines,
                    refusals,
                    areProblemsShown: checked.items
                  }
                ),
                step3 === "submit" && /* @__PURE__ */ jsx10(
                  SubmitStep,
                  {
                    values,
                    direction,
                    base: order,
                    customerName: customer?.name,
                    onStepRequested: goTo,
                    onLoadFailed: (error) => {
                      goTo("items");
                      tellLoadFailed(error);
                    }
                  }
                ),
                /* @__PURE__ */ jsxs7(
                  "div",
                  {
                    part: "actions",
                    "data-form-actions": step3 === "items" ? "tall" : "",
                    className: classNames(actions, step3 === "submit" && reviewActions),
                    children: [
                      step3 === "items" && /* @__PURE__ */ jsxs7(Fragment5, { children: [
                        /* @__PURE__ */ jsx10(LineTotals, { lines: lineItems }),
                        /* @__PURE__ */ jsx10("div", { className: pallets, children: /* @__PURE__ */ jsx10(form2.AppField, { name: "palletsQuantity", children: (field) => /* @__PURE__ */ jsx10(
                          TextField,
                          {
                            label: lineTexts.pallets,
                            name: "palletsQuantity",
                            inputMode: "numeric",
                            align: "end",
                            isRequired: true,
                            maxLength: 5,
                            value: field.state.value,
                            onChange: (text) => {
                              serverErrors.clear("palletsQuantity");
                              field.handleChange(text);
                            },
                            onBlur: field.handleBlur,
                            errorMessage: checked.items || field.state.meta.isBlurred ? palletsProblem ?? serverErrors.messageFor("palletsQuantity") : serverErrors.messageFor("palletsQuantity"),
                            ...totals.pallets && { description: lineTexts.suggested(totals.pallets) }
                          }
                        ) }) }),
                        /* @__PURE__ */ jsx10("p", { role: "status", className: note, children: checked.items && lineItems.length === 0 && texts.linesRequired })
                      ] }),
                      /* @__PURE__ */ jsxs7("div", { className: buttons, children: [
                        previous ? /* @__PURE__ */ jsx10(Button3, { onClick: () => goTo(previous), children: texts.back }) : (onRequestCancel || isListShown) && /* @__PURE__ */ jsx10(Button3, { onClick: () => onRequestCancel ? onRequestCancel() : navigation.go(list2), children: kernel.cancel }),
                        /* @__PURE__ */ jsx10(Button3, { type: "submit", tone: "primary", children: next[step3].label })
                      ] })
                    ]
                  }
                )
              ]
            },
            step3
          ) })
        }
      )
    ] }),
    confirmation.isAsking && /* @__PURE__ */ jsx10(
      ConfirmDialog,
      {
        title: texts.confirmTitle[mode],
        text: texts.confirmText[mode](values.details.poNumber, lineItems.length),
        confirmLabel: kernel.confirm,
        cancelLabel: kernel.cancel,
        isPending: confirmation.isSaving,
        onConfirm: confirmation.confirm,
        onCancel: confirmation.decline,
        onLoadFailed: (error) => {
          confirmation.decline();
          notify(failureToast(error, kernel, texts.failed));
        }
      }
    ),
    isNewCustomer && /* @__PURE__ */ jsx10(
      NewCustomerDialog,
      {
        onClose: () => setNewCustomer(false),
        onLoadFailed: (error) => {
          setNewCustomer(false);
          tellLoadFailed(error);
        },
        children: props.renderNewCustomer({
          onCustomerSaved: ({ customer: added }) => {
            setNewCustomer(false);
            if (!added) return customers.retry();
            form2.setFieldValue("details.customerId", added.customerId);
            takeCustomer(form2, added);
          },
          onRequestCancel: () => setNewCustomer(false)
        })
      }
    ),
    clearing.before !== void 0 && /* @__PURE__ */ jsx10(
      ConfirmDialog,
      {
        title: texts.changeWarehouse,
        text: texts.changeWarehouseText(lineItems.length),
        confirmLabel: kernel.confirm,
        cancelLabel: kernel.cancel,
        isPending: false,
        onConfirm: () => changeLines([]),
        onCancel: () => form2.setFieldValue("details.warehouseId", clearing.before ?? ""),
        onLoadFailed: () => form2.setFieldValue("details.warehouseId", clearing.before ?? "")
      }
    )
  ] });
}
function useWarehouseChange(warehouseId, lines) {
  const known = useRef({ warehouseId, lines });
  if (lines !== known.current.lines || lines.length === 0) known.current = { warehouseId, lines };
  const { current } = known;
  return { before: current.warehouseId === warehouseId ? void 0 : current.warehouseId };
}
function isOrderDraft(start, { details: kept, lineItems, palletsQuantity }) {
  if (!isLike(start.details, kept) || typeof palletsQuantity !== "string" || !Array.isArray(lineItems))
    return false;
  return lineItems.every(
    (line) => typeof line?.lineItemNumber === "number" && typeof line.item?.itemId === "string" && typeof line.item.sku === "string" && typeof line.item.bottlesPerCase === "number" && [line.casesQuantity, line.bottlesQuantity, line.lotNumber, line.unitPrice, line.notes].every(
      (text) => typeof text === "string"
    )
  );
}

// src/features/orders/wizard/order-wizard-core.tsx
import { jsx as jsx11 } from "react/jsx-runtime";
function OrderWizardCore({ orderId, copyOf, ...rest }) {
  const key = [rest.direction, orderId, copyOf].join(" ");
  return /* @__PURE__ */ jsx11(WidgetBoundary, { children: orderId === void 0 ? copyOf === void 0 ? /* @__PURE__ */ jsx11(NewOrder, { ...rest }, key) : /* @__PURE__ */ jsx11(StoredOrder, { orderId: copyOf, isCopy: true, ...rest }, key) : /* @__PURE__ */ jsx11(StoredOrder, { orderId, ...rest }, key) });
}
function NewOrder(props) {
  const kernel = useMessages(kernelMessages);
  const { supplier, isError } = useOrderSupplier();
  if (!supplier && !isError) return /* @__PURE__ */ jsx11(Loading, { label: kernel.loading });
  return /* @__PURE__ */ jsx11(OrderWizardView, { ...props, start: newOrder(props.direction, supplier), supplier });
}
function StoredOrder({
  orderId,
  isCopy = false,
  ...props
}) {
  const { direction } = props;
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const list2 = useMessages(ordersMessages);
  const { supplier, isError } = useOrderSupplier();
  const query = useQuery2({
    ...orderQueries.details(sdk, { supplierId, direction, orderId }),
    // What is being changed is not changed under the user's hands; a save tells when it is out of date.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // A cached order may have gone on: whether it can be changed is decided by what the server says now.
    refetchOnMount: "always"
  });
  if (query.data && query.isFetchedAfterMount && (supplier || isError)) {
    const { order } = query.data;
    if (isCopy) return /* @__PURE__ */ jsx11(OrderWizardView, { ...props, start: copyOfOrder(order), supplier, isCopy: true });
    if (!isChangeable(order.status)) return /* @__PURE__ */ jsx11(NotChangeable, { direction, order });
    return /* @__PURE__ */ jsx11(
      OrderWizardView,
      {
        ...props,
        supplier,
        record: query.data,
        onRequestReload: async () => (await query.refetch({ throwOnError: true })).data
      }
    );
  }
  if (!query.isError) return /* @__PURE__ */ jsx11(Loading, { label: kernel.loading });
  return /* @__PURE__ */ jsx11("div", { className: message, children: isMissing(query.error) ? /* @__PURE__ */ jsx11(
    EmptyState2,
    {
      icon: /* @__PURE__ */ jsx11(PackageX, { size: 32 }),
      title: list2.directions[direction].missing,
      text: texts.missingText,
      actions: /* @__PURE__ */ jsx11(DestinationButton, { to: { to: `${direction}.list` }, children: list2.directions[direction].backToList })
    }
  ) : /* @__PURE__ */ jsx11(ListFailure, { error: query.error, onRetry: () => void query.refetch() }) });
}
function NotChangeable({ direction, order }) {
  const { navigation, notify } = usePortal();
  const texts = useMessages(orderWizardMessages);
  const statuses = useMessages(orderStatusMessages);
  const { orderId, status } = order;
  const text = texts.notEditableText(orderId, orderStatusLook(status, statuses).label);
  const isTold = useRef2(false);
  const to = { to: `${direction}.details`, orderId };
  useEffect2(() => {
    if (isTold.current || navigation.href(to) === void 0) return;
    isTold.current = true;
    notify({ status: "error", title: texts.notEditable, caption: text });
    navigation.go(to);
  });
  return /* @__PURE__ */ jsx11("div", { className: message, children: /* @__PURE__ */ jsx11(EmptyState2, { icon: /* @__PURE__ */ jsx11(PackageX, { size: 32 }), title: texts.notEditable, text }) });
}
var Loading = ({ label }) => /* @__PURE__ */ jsx11("div", { className: message, children: /* @__PURE__ */ jsx11(Spinner, { label }) });

// src/composed/order-wizard.widget.tsx
import { jsx as jsx12 } from "react/jsx-runtime";
var CustomerForm = lazyPart2(
  async () => (await import("./customer-form.widget-FF3IIM35.js")).CustomerForm
);
function OrderWizard(props) {
  return /* @__PURE__ */ jsx12(
    OrderWizardCore,
    {
      ...props,
      renderNewCustomer: (form2) => /* @__PURE__ */ jsx12(CustomerForm, { ...form2, onLoadFailed: form2.onRequestCancel })
    }
  );
}

export {
  OrderWizard
};
