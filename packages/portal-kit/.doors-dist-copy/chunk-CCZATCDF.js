'use client';
import {
  suppliersMessages
} from "./chunk-AMY5J4F2.js";
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
  WarehouseOptions
} from "./chunk-ZOLTU4UB.js";
import {
  RecordEdit,
  RecordForm,
  useRecordForm
} from "./chunk-BAIBQHVO.js";
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

// src/features/suppliers/supplier-form.widget.tsx
import { supplierQueries } from "@portal-kit/sdk/suppliers";

// src/features/suppliers/supplier-form-view.tsx
import { supplierRequestBounds as bounds2 } from "@portal-kit/sdk/bounds";
import {
  supplierMutations
} from "@portal-kit/sdk/suppliers";
import { FormCell, FormDisclosure, FormSection } from "@portal-kit/ui/form-layout";
import { lazyPart } from "@portal-kit/ui/lazy-part";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";

// src/features/suppliers/supplier-form.messages.ts
var supplierFormMessages = defineMessages((format) => ({
  groups: {
    supplier: "Supplier",
    supplierText: "Its name in the supplier switcher, and its key in every address.",
    warehouses: "Warehouses",
    warehousesText: "Where its goods may lie. At least one is needed to order.",
    contact: "Contact",
    registration: "Permit, tax and web site",
    permissions: "Entitlement"
  },
  supplierId: "Supplier ID",
  supplierIdHint: "Letters, digits and hyphens. Cannot be changed later.",
  reserved: (id) => `'${id}' is reserved`,
  name: "Name",
  inventoryType: "Inventory type",
  status: "Status",
  warehouses: "Warehouses",
  warehousesLoading: "Loading warehouses\u2026",
  warehousesFailed: "The warehouses could not be loaded.",
  warehousesNone: "There are no warehouses yet.",
  permissions: "Only these permissions",
  permissionsHint: "What users of this supplier may do at most. None chosen: all that their role allows.",
  permission: (id) => {
    const words = id.toLowerCase().replaceAll("_", " ");
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  },
  contactName: "Contact name",
  phone: "Phone",
  email: "E-mail",
  ttbPermitNumber: "TTB permit",
  taxId: "Tax ID",
  taxIdHint: "NN-NNNNNNN",
  website: "Web site",
  addresses: "Addresses",
  address: {
    title: (index) => index === 0 ? "Address" : `Address ${format.number(index + 1)}`,
    add: "Add address",
    more: "More addresses",
    remove: (title) => `Remove ${title}`,
    none: "No address yet."
  },
  create: {
    label: "New supplier",
    confirmTitle: "Add this supplier?",
    confirmText: (name) => `${name} will be added to the suppliers.`,
    done: "Supplier added successfully",
    doneText: ""
  },
  edit: {
    label: "Edit supplier",
    confirmTitle: "Save this supplier?",
    confirmText: (name) => `The changes to ${name} will be saved.`,
    done: "Supplier updated successfully",
    doneText: ""
  },
  addAnother: (name) => `${name} was added. The form is empty for the next one.`
}));

// src/features/suppliers/supplier-form.rules.ts
import { supplierRequestBounds as bounds } from "@portal-kit/sdk/bounds";
var reserved = /* @__PURE__ */ new Set(["login", "forgot-password", "reset-password"]);
function supplierFormRules(texts, labels) {
  const rules = formRules(texts);
  return {
    supplierId: (text) => firstMessage(text, [
      rules.required,
      rules.format(bounds.supplierId, labels.supplierId),
      (id) => reserved.has(id.trim().toLowerCase()) ? labels.reserved(id.trim()) : void 0
    ]),
    name: rules.text(bounds.name),
    ttbPermitNumber: optional(rules.format(bounds.ttbPermitNumber, labels.ttbPermitNumber)),
    taxId: optional(rules.numericHyphens, rules.format(bounds.taxId, labels.taxId)),
    website: optional(
      rules.format(bounds.website, labels.website),
      rules.maxLength(bounds.website.maxLength)
    )
  };
}

// src/features/suppliers/supplier-form.values.ts
var emptySupplier = {
  supplierId: "",
  name: "",
  inventoryType: "TAX PAID",
  status: "ACTIVE",
  warehouses: [],
  ...emptyContact,
  addresses: [],
  ttbPermitNumber: "",
  taxId: "",
  website: "",
  permissions: []
};
var sampleSupplier = { ...emptySupplier, addresses: [emptyAddress] };
function toSupplierValues(supplier) {
  return {
    ...emptySupplier,
    supplierId: supplier.supplierId,
    name: textOf(supplier.name),
    inventoryType: textOf(supplier.inventoryType) || emptySupplier.inventoryType,
    status: textOf(supplier.status) || emptySupplier.status,
    warehouses: (supplier.warehouses ?? []).map(({ warehouseId }) => warehouseId),
    contactName: textOf(supplier.contactName),
    phone: textOf(supplier.phone),
    email: textOf(supplier.email),
    addresses: (supplier.addresses ?? []).map(toAddressValues),
    ttbPermitNumber: textOf(supplier.ttbPermitNumber),
    taxId: textOf(supplier.taxId),
    website: textOf(supplier.website),
    permissions: supplier.permissions ?? []
  };
}
function toSupplierRequest(values) {
  return {
    supplierId: values.supplierId.trim().toUpperCase(),
    name: values.name.trim(),
    inventoryType: values.inventoryType,
    status: values.status,
    warehouses: values.warehouses.map((warehouseId) => ({ warehouseId })),
    permissions: values.permissions,
    contactName: textOrNull(values.contactName),
    phone: textOrNull(values.phone),
    email: textOrNull(values.email.toLowerCase()),
    addresses: values.addresses.map(toAddress),
    ttbPermitNumber: textOrNull(values.ttbPermitNumber.toUpperCase()),
    taxId: textOrNull(values.taxId),
    website: textOrNull(values.website)
  };
}

// src/features/suppliers/supplier-warehouses.tsx
import { listWarehousesContract } from "@portal-kit/sdk/contract";
import { warehouseQueries } from "@portal-kit/sdk/warehouses";
import { useQuery } from "@tanstack/react-query";
import { jsx } from "react/jsx-runtime";
function SupplierWarehouses({ texts, children }) {
  const { sdk } = usePortal();
  const { data, isError, refetch } = useQuery(
    warehouseQueries.list(sdk, { limit: listWarehousesContract.query.limit.maximum })
  );
  return /* @__PURE__ */ jsx(
    WarehouseOptions,
    {
      warehouses: data?.rows,
      isError: isError && data === void 0,
      retry: () => void refetch(),
      texts,
      children
    }
  );
}

// src/features/suppliers/supplier-form-view.tsx
import { jsx as jsx2, jsxs } from "react/jsx-runtime";
var RecordDifferences = lazyPart(
  async () => (await import("./record-differences-6A4IO6M5.js")).RecordDifferences
);
var kind = {
  name: "supplier",
  list: { to: "suppliers.list" },
  empty: emptySupplier,
  sample: sampleSupplier,
  valuesOf: ({ supplier }) => toSupplierValues(supplier),
  requestOf: toSupplierRequest,
  idOf: ({ supplier }) => supplier.supplierId,
  versionOf: ({ supplier }) => supplier.version,
  detailsOf: ({ supplier, etag }) => supplier ? { supplier, etag } : void 0,
  titleOf: ({ name }) => name
};
function SupplierFormView(host) {
  const { sdk, emit, locale } = usePortal();
  const texts = useMessages(supplierFormMessages);
  const formTexts = useMessages(formMessages);
  const parties = useMessages(partyMessages);
  const { inventoryTypes } = useMessages(suppliersMessages);
  const rules = useMemo(() => supplierFormRules(formTexts, texts), [formTexts, texts]);
  const create = useMutation(supplierMutations.create(sdk));
  const update = useMutation(supplierMutations.update(sdk));
  const record = useRecordForm(kind, {
    ...host,
    texts,
    create: ({ request, idempotencyKey }) => create.mutateAsync({ supplier: request, idempotencyKey }),
    update: (request, _, etag) => update.mutateAsync({ supplier: request, etag }),
    tellSaved: ({ supplier }, isNew) => emit?.({ type: "supplier.saved", detail: { supplier, isNew } })
  });
  const [isEntitlementOpen, setEntitlementOpen] = useState(false);
  const { form, base } = record;
  const permissions = bounds2.permissions.items.enum.map((id) => ({ id, label: texts.permission(id) }));
  return /* @__PURE__ */ jsxs(
    RecordForm,
    {
      record,
      renderConflict: (conflict) => /* @__PURE__ */ jsx2(
        RecordDifferences,
        {
          ...conflict,
          labels: texts,
          words: {
            inventoryType: (type) => inventoryTypes[type] ?? type,
            status: (status) => parties.status[status] ?? status,
            warehouses: (ids) => ids.toSorted().join(", "),
            permissions: (ids) => ids.map(texts.permission).toSorted().join(", "),
            addresses: (all) => all.map((address) => addressText(address, locale)).join("; ")
          }
        }
      ),
      children: [
        /* @__PURE__ */ jsxs(FormSection, { title: texts.groups.supplier, text: texts.groups.supplierText, children: [
          /* @__PURE__ */ jsx2(FormCell, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "supplierId", validators: { onChange: ({ value }) => rules.supplierId(value) }, children: (field) => /* @__PURE__ */ jsx2(
            field.Text,
            {
              label: texts.supplierId,
              description: base ? void 0 : texts.supplierIdHint,
              isDisabled: base !== void 0,
              isRequired: true,
              maxLength: 20
            }
          ) }) }),
          /* @__PURE__ */ jsx2(FormCell, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "status", children: (field) => /* @__PURE__ */ jsx2(
            field.Select,
            {
              label: texts.status,
              isRequired: true,
              options: bounds2.status.enum.map((id) => ({ id, label: parties.status[id] ?? id })),
              placeholder: formTexts.choose
            }
          ) }) }),
          /* @__PURE__ */ jsx2(FormCell, { span: "full", children: /* @__PURE__ */ jsx2(form.AppField, { name: "name", validators: { onChange: ({ value }) => rules.name(value) }, children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.name, isRequired: true, maxLength: bounds2.name.maxLength }) }) }),
          /* @__PURE__ */ jsx2(FormCell, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "inventoryType", children: (field) => /* @__PURE__ */ jsx2(
            field.Select,
            {
              label: texts.inventoryType,
              isRequired: true,
              options: bounds2.inventoryType.enum.map((id) => ({ id, label: inventoryTypes[id] ?? id })),
              placeholder: formTexts.choose
            }
          ) }) })
        ] }),
        /* @__PURE__ */ jsx2(FormSection, { title: texts.groups.warehouses, text: texts.groups.warehousesText, children: /* @__PURE__ */ jsx2(FormCell, { span: "full", children: /* @__PURE__ */ jsx2(form.AppField, { name: "warehouses", children: (field) => /* @__PURE__ */ jsx2(SupplierWarehouses, { texts, children: (options) => /* @__PURE__ */ jsx2(field.CheckboxGroup, { label: texts.warehouses, options }) }) }) }) }),
        /* @__PURE__ */ jsx2(FormSection, { title: texts.groups.contact, children: /* @__PURE__ */ jsx2(ContactFields, { form, fields: contactFields }) }),
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
        /* @__PURE__ */ jsxs(FormSection, { title: texts.groups.registration, children: [
          /* @__PURE__ */ jsx2(FormCell, { span: "half", children: /* @__PURE__ */ jsx2(
            form.AppField,
            {
              name: "ttbPermitNumber",
              validators: { onChange: ({ value }) => rules.ttbPermitNumber(value) },
              children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.ttbPermitNumber, maxLength: bounds2.ttbPermitNumber.maxLength })
            }
          ) }),
          /* @__PURE__ */ jsx2(FormCell, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "taxId", validators: { onChange: ({ value }) => rules.taxId(value) }, children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.taxId, description: texts.taxIdHint, maxLength: 10 }) }) }),
          /* @__PURE__ */ jsx2(FormCell, { span: "full", children: /* @__PURE__ */ jsx2(form.AppField, { name: "website", validators: { onChange: ({ value }) => rules.website(value) }, children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.website, maxLength: bounds2.website.maxLength }) }) })
        ] }),
        /* @__PURE__ */ jsx2(
          FormDisclosure,
          {
            title: texts.groups.permissions,
            isOpen: isEntitlementOpen,
            onOpenChange: setEntitlementOpen,
            children: /* @__PURE__ */ jsx2(FormCell, { span: "full", children: /* @__PURE__ */ jsx2(form.AppField, { name: "permissions", children: (field) => /* @__PURE__ */ jsx2(
              field.CheckboxGroup,
              {
                label: texts.permissions,
                description: texts.permissionsHint,
                options: permissions
              }
            ) }) })
          }
        )
      ]
    }
  );
}

// src/features/suppliers/supplier-form.widget.tsx
import { jsx as jsx3 } from "react/jsx-runtime";
function SupplierForm(props) {
  return /* @__PURE__ */ jsx3(WidgetBoundary, { children: /* @__PURE__ */ jsx3(SupplierRecord, { ...props }) });
}
function SupplierRecord({ editedSupplierId, onSupplierSaved, onRequestCancel }) {
  const { sdk } = usePortal();
  const texts = useMessages(suppliersMessages);
  const host = { onRecordSaved: onSupplierSaved, onRequestCancel };
  return editedSupplierId === void 0 ? /* @__PURE__ */ jsx3(SupplierFormView, { ...host }) : /* @__PURE__ */ jsx3(
    RecordEdit,
    {
      query: supplierQueries.details(sdk, { supplierId: editedSupplierId }),
      missing: /* @__PURE__ */ jsx3(RecordMissing, { list: { to: "suppliers.list" }, texts }),
      children: (record) => /* @__PURE__ */ jsx3(SupplierFormView, { ...record, ...host })
    },
    editedSupplierId
  );
}

export {
  SupplierForm
};
