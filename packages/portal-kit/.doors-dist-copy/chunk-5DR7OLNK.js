'use client';
import {
  warehousesMessages
} from "./chunk-JHFZP7FK.js";
import {
  AddressList,
  ContactFields,
  RecordMissing,
  addressText,
  contactFields,
  emptyContact
} from "./chunk-427JH7N3.js";
import {
  emptyAddress,
  toAddress,
  toAddressValues
} from "./chunk-22FCOEOR.js";
import {
  partyMessages
} from "./chunk-MBHF23XG.js";
import {
  RecordEdit,
  RecordForm,
  useRecordForm
} from "./chunk-BAIBQHVO.js";
import {
  withFieldGroup
} from "./chunk-B67S7W6O.js";
import {
  textOf,
  textOrNull
} from "./chunk-RXUNJAB6.js";
import {
  firstMessage,
  formRules,
  optional
} from "./chunk-BNAIFEXI.js";
import {
  formMessages
} from "./chunk-WVW2ORHS.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  WidgetBoundary
} from "./chunk-RKLTJXO2.js";
import {
  usePortal
} from "./chunk-5YJY4CFD.js";
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/features/warehouses/warehouse-form.widget.tsx
import { warehouseQueries } from "@portal-kit/sdk/warehouses";

// src/features/warehouses/warehouse-form-view.tsx
import { warehouseRequestBounds as bounds2 } from "@portal-kit/sdk/bounds";
import {
  warehouseMutations
} from "@portal-kit/sdk/warehouses";
import { FormCell as FormCell2, FormDisclosure, FormSection } from "@portal-kit/ui/form-layout";
import { lazyPart } from "@portal-kit/ui/lazy-part";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";

// src/features/warehouses/time-zones.ts
var timeZones = Intl.supportedValuesOf("timeZone").map((id) => ({
  id,
  label: id.replaceAll("_", " ")
}));

// src/features/warehouses/warehouse-form.messages.ts
var warehouseFormMessages = defineMessages((format) => ({
  groups: {
    warehouse: "Warehouse",
    warehouseText: "Its name on every screen, and its key.",
    bond: "Bond and customs",
    contact: "Contact",
    hours: "Hours and temperature"
  },
  warehouseId: "Warehouse ID",
  warehouseIdHint: "Letters, digits and hyphens. Cannot be changed later.",
  name: "Name",
  status: "Status",
  isBonded: "Can hold bonded stock",
  bondRegistryNumber: "Bond registry number",
  ftzNumber: "FTZ number",
  customsFirmsCode: "FIRMS code",
  contactName: "Contact name",
  phone: "Phone",
  email: "E-mail",
  timeZone: "Time zone",
  receivingHours: "Receiving hours",
  shippingHours: "Shipping hours",
  from: "from",
  to: "to",
  beforeStart: "Ends before it starts",
  cutoffTime: "Cut-off time",
  temperatureZones: "Temperature zones",
  zones: { AMBIENT: "Ambient", COOL: "Cool", REFRIGERATED: "Refrigerated" },
  addresses: "Addresses",
  address: {
    title: (index) => index === 0 ? "Address" : `Address ${format.number(index + 1)}`,
    hint: "The first is where goods ship from.",
    add: "Add address",
    more: "More addresses",
    remove: (title) => `Remove ${title}`
  },
  create: {
    label: "New warehouse",
    confirmTitle: "Add this warehouse?",
    confirmText: (name) => `${name} will be added to the warehouses.`,
    done: "Success!",
    doneText: "A new Warehouse has been created."
  },
  edit: {
    label: "Edit warehouse",
    confirmTitle: "Save this warehouse?",
    confirmText: (name) => `The changes to ${name} will be saved.`,
    done: "Warehouse modified succesfully.",
    doneText: ""
  },
  addAnother: (name) => `${name} was added. The form is empty for the next one.`
}));

// src/features/warehouses/warehouse-form.rules.ts
import { warehouseRequestBounds as bounds } from "@portal-kit/sdk/bounds";
function warehouseFormRules(texts, labels) {
  const rules = formRules(texts);
  return {
    warehouseId: (text) => firstMessage(text, [rules.required, rules.format(bounds.warehouseId, labels.warehouseId)]),
    name: rules.text(bounds.name),
    bondRegistryNumber: (text, isBonded) => (isBonded === "Y" ? rules.text : rules.optionalText)(bounds.bondRegistryNumber)(text),
    ftzNumber: rules.optionalText(bounds.ftzNumber),
    customsFirmsCode: optional(rules.format(bounds.customsFirmsCode, labels.customsFirmsCode)),
    timeZone: rules.required,
    /** Of a window both ends or none, and the end after the start. */
    from: (text, { to }) => to === "" ? void 0 : rules.required(text),
    to: (text, { from }) => {
      if (from === "") return void 0;
      return rules.required(text) ?? (text <= from ? labels.beforeStart : void 0);
    }
  };
}

// src/features/warehouses/warehouse-form.values.ts
var noHours = { from: "", to: "" };
var emptyWarehouse = {
  warehouseId: "",
  name: "",
  status: "ACTIVE",
  timeZone: "America/New_York",
  addresses: [emptyAddress],
  isBonded: "N",
  bondRegistryNumber: "",
  ftzNumber: "",
  customsFirmsCode: "",
  ...emptyContact,
  receivingHours: noHours,
  shippingHours: noHours,
  cutoffTime: "",
  temperatureZones: []
};
function toWarehouseValues(warehouse) {
  return {
    ...emptyWarehouse,
    warehouseId: warehouse.warehouseId,
    name: textOf(warehouse.name),
    status: textOf(warehouse.status) || emptyWarehouse.status,
    timeZone: textOf(warehouse.timeZone) || emptyWarehouse.timeZone,
    addresses: warehouse.addresses?.length ? warehouse.addresses.map(toAddressValues) : [emptyAddress],
    isBonded: warehouse.isBonded ? "Y" : "N",
    bondRegistryNumber: textOf(warehouse.bondRegistryNumber),
    ftzNumber: textOf(warehouse.ftzNumber),
    customsFirmsCode: textOf(warehouse.customsFirmsCode),
    contactName: textOf(warehouse.contactName),
    phone: textOf(warehouse.phone),
    email: textOf(warehouse.email),
    receivingHours: warehouse.receivingHours ?? noHours,
    shippingHours: warehouse.shippingHours ?? noHours,
    cutoffTime: textOf(warehouse.cutoffTime),
    temperatureZones: warehouse.temperatureZones ?? []
  };
}
var hoursOrNull = ({ from, to }) => from === "" ? null : { from, to };
function toWarehouseRequest(values) {
  return {
    warehouseId: values.warehouseId.trim().toUpperCase(),
    name: values.name.trim(),
    status: values.status,
    addresses: values.addresses.map(toAddress),
    isBonded: values.isBonded === "Y",
    bondRegistryNumber: textOrNull(values.bondRegistryNumber),
    ftzNumber: textOrNull(values.ftzNumber),
    customsFirmsCode: textOrNull(values.customsFirmsCode.toUpperCase()),
    contactName: textOrNull(values.contactName),
    phone: textOrNull(values.phone),
    email: textOrNull(values.email.toLowerCase()),
    timeZone: values.timeZone,
    receivingHours: hoursOrNull(values.receivingHours),
    shippingHours: hoursOrNull(values.shippingHours),
    cutoffTime: textOrNull(values.cutoffTime),
    temperatureZones: values.temperatureZones
  };
}

// src/features/warehouses/warehouse-hours.tsx
import { FormCell } from "@portal-kit/ui/form-layout";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var WarehouseHours = withFieldGroup({
  defaultValues: { from: "", to: "" },
  props: {},
  render: function WarehouseHours2({ group, label, texts, rules }) {
    const window = () => group.state.values;
    return /* @__PURE__ */ jsxs(Fragment, { children: [
      /* @__PURE__ */ jsx(FormCell, { span: "half", children: /* @__PURE__ */ jsx(
        group.AppField,
        {
          name: "from",
          validators: {
            onChangeListenTo: ["to"],
            onChange: ({ value }) => rules.from(value, window())
          },
          children: (field) => /* @__PURE__ */ jsx(field.Text, { type: "time", label: `${label} ${texts.from}` })
        }
      ) }),
      /* @__PURE__ */ jsx(FormCell, { span: "half", children: /* @__PURE__ */ jsx(
        group.AppField,
        {
          name: "to",
          validators: {
            onChangeListenTo: ["from"],
            onChange: ({ value }) => rules.to(value, window())
          },
          children: (field) => /* @__PURE__ */ jsx(field.Text, { type: "time", label: `${label} ${texts.to}` })
        }
      ) })
    ] });
  }
});

// src/features/warehouses/warehouse-form-view.tsx
import { jsx as jsx2, jsxs as jsxs2 } from "react/jsx-runtime";
var RecordDifferences = lazyPart(
  async () => (await import("./record-differences-6A4IO6M5.js")).RecordDifferences
);
var kind = {
  name: "warehouse",
  list: { to: "warehouses.list" },
  empty: emptyWarehouse,
  valuesOf: ({ warehouse }) => toWarehouseValues(warehouse),
  requestOf: toWarehouseRequest,
  idOf: ({ warehouse }) => warehouse.warehouseId,
  versionOf: ({ warehouse }) => warehouse.version,
  detailsOf: ({ warehouse, etag }) => warehouse ? { warehouse, etag } : void 0,
  titleOf: ({ name }) => name
};
function WarehouseFormView(host) {
  const { sdk, emit, locale } = usePortal();
  const texts = useMessages(warehouseFormMessages);
  const formTexts = useMessages(formMessages);
  const parties = useMessages(partyMessages);
  const rules = useMemo(() => warehouseFormRules(formTexts, texts), [formTexts, texts]);
  const create = useMutation(warehouseMutations.create(sdk));
  const update = useMutation(warehouseMutations.update(sdk));
  const record = useRecordForm(kind, {
    ...host,
    texts,
    create: ({ request, idempotencyKey }) => create.mutateAsync({ warehouse: request, idempotencyKey }),
    update: (request, _, etag) => update.mutateAsync({ warehouse: request, etag }),
    tellSaved: ({ warehouse }, isNew) => emit?.({ type: "warehouse.saved", detail: { warehouse, isNew } })
  });
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { form, base } = record;
  const zones = bounds2.temperatureZones.items.enum.map((id) => ({ id, label: texts.zones[id] ?? id }));
  return /* @__PURE__ */ jsxs2(
    RecordForm,
    {
      record,
      renderConflict: (conflict) => /* @__PURE__ */ jsx2(
        RecordDifferences,
        {
          ...conflict,
          labels: texts,
          words: {
            status: (status) => parties.status[status] ?? status,
            isBonded: (choice) => choice === "Y" ? parties.yes : parties.no,
            addresses: (all) => all.map((address) => addressText(address, locale)).join("; "),
            receivingHours: ({ from, to }) => from && `${from}\u2013${to}`,
            shippingHours: ({ from, to }) => from && `${from}\u2013${to}`,
            temperatureZones: (ids) => ids.map((id) => texts.zones[id] ?? id).join(", ")
          }
        }
      ),
      children: [
        /* @__PURE__ */ jsxs2(FormSection, { title: texts.groups.warehouse, text: texts.groups.warehouseText, children: [
          /* @__PURE__ */ jsx2(FormCell2, { span: "half", children: /* @__PURE__ */ jsx2(
            form.AppField,
            {
              name: "warehouseId",
              validators: { onChange: ({ value }) => rules.warehouseId(value) },
              children: (field) => /* @__PURE__ */ jsx2(
                field.Text,
                {
                  label: texts.warehouseId,
                  description: base ? void 0 : texts.warehouseIdHint,
                  isDisabled: base !== void 0,
                  isRequired: true,
                  maxLength: 20
                }
              )
            }
          ) }),
          /* @__PURE__ */ jsx2(FormCell2, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "status", children: (field) => /* @__PURE__ */ jsx2(
            field.Select,
            {
              label: texts.status,
              isRequired: true,
              options: bounds2.status.enum.map((id) => ({ id, label: parties.status[id] ?? id })),
              placeholder: formTexts.choose
            }
          ) }) }),
          /* @__PURE__ */ jsx2(FormCell2, { span: "full", children: /* @__PURE__ */ jsx2(form.AppField, { name: "name", validators: { onChange: ({ value }) => rules.name(value) }, children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.name, isRequired: true, maxLength: bounds2.name.maxLength }) }) }),
          /* @__PURE__ */ jsx2(FormCell2, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "timeZone", validators: { onChange: ({ value }) => rules.timeZone(value) }, children: (field) => /* @__PURE__ */ jsx2(
            field.ComboBox,
            {
              label: texts.timeZone,
              isRequired: true,
              options: timeZones,
              placeholder: formTexts.choose,
              emptyText: formTexts.noMatch
            }
          ) }) })
        ] }),
        /* @__PURE__ */ jsx2(
          AddressList,
          {
            form,
            fields: { addresses: "addresses" },
            name: "optional",
            texts: texts.address,
            min: bounds2.addresses.minItems,
            max: bounds2.addresses.maxItems
          }
        ),
        /* @__PURE__ */ jsxs2(FormSection, { title: texts.groups.bond, children: [
          /* @__PURE__ */ jsx2(FormCell2, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "isBonded", children: (field) => /* @__PURE__ */ jsx2(
            field.Select,
            {
              label: texts.isBonded,
              options: [
                { id: "N", label: parties.no },
                { id: "Y", label: parties.yes }
              ],
              placeholder: formTexts.choose
            }
          ) }) }),
          /* @__PURE__ */ jsx2(FormCell2, { span: "half", children: /* @__PURE__ */ jsx2(form.Subscribe, { selector: ({ values }) => values.isBonded, children: (isBonded) => /* @__PURE__ */ jsx2(
            form.AppField,
            {
              name: "bondRegistryNumber",
              validators: {
                onChangeListenTo: ["isBonded"],
                onChange: ({ value, fieldApi }) => rules.bondRegistryNumber(value, fieldApi.form.getFieldValue("isBonded"))
              },
              children: (field) => /* @__PURE__ */ jsx2(
                field.Text,
                {
                  label: texts.bondRegistryNumber,
                  isRequired: isBonded === "Y",
                  maxLength: bounds2.bondRegistryNumber.maxLength
                }
              )
            }
          ) }) }),
          /* @__PURE__ */ jsx2(FormCell2, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "ftzNumber", validators: { onChange: ({ value }) => rules.ftzNumber(value) }, children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.ftzNumber, maxLength: bounds2.ftzNumber.maxLength }) }) }),
          /* @__PURE__ */ jsx2(FormCell2, { span: "half", children: /* @__PURE__ */ jsx2(
            form.AppField,
            {
              name: "customsFirmsCode",
              validators: { onChange: ({ value }) => rules.customsFirmsCode(value) },
              children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.customsFirmsCode, maxLength: 4 })
            }
          ) })
        ] }),
        /* @__PURE__ */ jsx2(FormSection, { title: texts.groups.contact, children: /* @__PURE__ */ jsx2(ContactFields, { form, fields: contactFields }) }),
        /* @__PURE__ */ jsxs2(FormDisclosure, { title: texts.groups.hours, isOpen: isMoreOpen, onOpenChange: setMoreOpen, children: [
          /* @__PURE__ */ jsx2(
            WarehouseHours,
            {
              form,
              fields: "receivingHours",
              label: texts.receivingHours,
              ...{ texts, rules }
            }
          ),
          /* @__PURE__ */ jsx2(
            WarehouseHours,
            {
              form,
              fields: "shippingHours",
              label: texts.shippingHours,
              ...{ texts, rules }
            }
          ),
          /* @__PURE__ */ jsx2(FormCell2, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "cutoffTime", children: (field) => /* @__PURE__ */ jsx2(field.Text, { type: "time", label: texts.cutoffTime }) }) }),
          /* @__PURE__ */ jsx2(FormCell2, { span: "full", children: /* @__PURE__ */ jsx2(form.AppField, { name: "temperatureZones", children: (field) => /* @__PURE__ */ jsx2(field.CheckboxGroup, { label: texts.temperatureZones, options: zones }) }) })
        ] })
      ]
    }
  );
}

// src/features/warehouses/warehouse-form.widget.tsx
import { jsx as jsx3 } from "react/jsx-runtime";
function WarehouseForm(props) {
  return /* @__PURE__ */ jsx3(WidgetBoundary, { children: /* @__PURE__ */ jsx3(WarehouseRecord, { ...props }) });
}
function WarehouseRecord({ warehouseId, onWarehouseSaved, onRequestCancel }) {
  const { sdk } = usePortal();
  const texts = useMessages(warehousesMessages);
  const host = { onRecordSaved: onWarehouseSaved, onRequestCancel };
  return warehouseId === void 0 ? /* @__PURE__ */ jsx3(WarehouseFormView, { ...host }) : /* @__PURE__ */ jsx3(
    RecordEdit,
    {
      query: warehouseQueries.details(sdk, { warehouseId }),
      missing: /* @__PURE__ */ jsx3(RecordMissing, { list: { to: "warehouses.list" }, texts }),
      children: (record) => /* @__PURE__ */ jsx3(WarehouseFormView, { ...record, ...host })
    },
    warehouseId
  );
}

export {
  WarehouseForm
};
