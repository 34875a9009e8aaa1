'use client';
import {
  AddressList,
  ContactFields,
  RecordMissing,
  addressText,
  contactFields,
  emptyContact
} from "./chunk-427JH7N3.js";
import {
  AddressFields
} from "./chunk-EOFKTIIH.js";
import {
  emptyAddress,
  toAddress,
  toAddressValues
} from "./chunk-22FCOEOR.js";
import {
  customersMessages
} from "./chunk-4Y5ZO6QB.js";
import {
  partyMessages
} from "./chunk-MBHF23XG.js";
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
  formRules,
  optional
} from "./chunk-BNAIFEXI.js";
import {
  formMessages
} from "./chunk-WVW2ORHS.js";
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
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/features/customers/customer-form.widget.tsx
import { customerQueries } from "@portal-kit/sdk/customers";

// src/features/customers/customer-form-view.tsx
import {
  customerMutations
} from "@portal-kit/sdk/customers";
import { lazyPart } from "@portal-kit/ui/lazy-part";
import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";

// src/features/customers/customer-form.messages.ts
var customerFormMessages = defineMessages((format) => ({
  groups: {
    customer: "Customer",
    customerText: "How the supplier knows it.",
    contact: "Contact",
    billing: "Billing address",
    shipping: "Shipping",
    shippingText: "Where goods are delivered.",
    licences: "Permits and licences",
    licencesText: "The type of the customer decides which are required.",
    defaults: "What new orders start with"
  },
  customerNumber: "Customer number",
  name: "Name",
  dbaName: "Doing business as",
  customerType: "Type",
  status: "Status",
  contactName: "Contact name",
  phone: "Phone",
  email: "E-mail",
  shippingSameAsBilling: "Ship to",
  sameAsBilling: "Same as billing",
  addresses: "Addresses",
  addressPhone: "Phone at this address",
  addressEmail: "E-mail at this address",
  isDefault: "New orders",
  isDefaultChoice: "Start with this address",
  address: {
    title: (index) => index === 1 ? "Shipping address" : `Shipping address ${format.number(index)}`,
    add: "Add shipping address",
    more: "More shipping addresses",
    remove: (title) => `Remove ${title}`
  },
  ttbPermitNumber: "TTB permit",
  ttbPermitHint: "Such as NJ-W-20417 or BWC-CA-5177",
  stateLicenseNumber: "State licence",
  stateLicenseState: "State of the licence",
  licenseExpirationDate: "Licence expires",
  taxId: "Tax ID",
  taxIdHint: "NN-NNNNNNN",
  defaultWarehouseId: "Warehouse",
  defaultShippingType: "Shipping type",
  shippingTypes: {
    PARCEL: "Parcel",
    FULL_TRUCK_LOAD: "Full truck load",
    LTL: "LTL",
    CONTAINER: "Container"
  },
  defaultFreightTerms: "Freight terms",
  freightTerms: { PREPAID: "Prepaid", COLLECT: "Collect", THIRD_PARTY: "Third party" },
  defaultScac: "SCAC",
  deliveryInstructions: "Delivery instructions",
  bondedAllowed: "May receive bonded goods",
  create: {
    label: "New customer",
    confirmTitle: "Add this customer?",
    confirmText: (name) => `${name} will be added to the customers.`,
    done: "Customer added successfully",
    doneText: ""
  },
  edit: {
    label: "Edit customer",
    confirmTitle: "Save this customer?",
    confirmText: (name) => `The changes to ${name} will be saved.`,
    done: "Customer updated successfully",
    doneText: ""
  },
  addAnother: (name) => `${name} was added. The form is empty for the next one.`
}));

// src/features/customers/customer-form.rules.ts
import { customerRequestBounds as bounds } from "@portal-kit/sdk/bounds";
var withPermit = /* @__PURE__ */ new Set(["DISTRIBUTOR", "IMPORTER", "BONDED_WAREHOUSE", "PRODUCER"]);
var withLicence = /* @__PURE__ */ new Set(["RETAILER_OFF_PREMISE", "ON_PREMISE"]);
var needsPermit = (customerType, countryCode) => withPermit.has(customerType) && countryCode === "USA";
var needsLicence = (customerType) => withLicence.has(customerType);
function customerFormRules(texts, labels) {
  const rules = formRules(texts);
  const permit = optional(rules.format(bounds.ttbPermitNumber, labels.ttbPermitNumber));
  const licence = optional(rules.numericHyphens, rules.maxLength(bounds.stateLicenseNumber.maxLength));
  const ifNeeded = (isNeeded, text) => isNeeded ? rules.required(text) : void 0;
  return {
    customerNumber: rules.text(bounds.customerNumber),
    name: rules.text(bounds.name),
    dbaName: rules.optionalText(bounds.dbaName),
    customerType: rules.required,
    addressPhone: optional(rules.phone),
    addressEmail: optional(rules.email, rules.maxLength(bounds.email.maxLength)),
    ttbPermitNumber: (text, isNeeded) => ifNeeded(isNeeded, text) ?? permit(text),
    stateLicenseNumber: (text, isNeeded) => ifNeeded(isNeeded, text) ?? licence(text),
    stateLicenseState: (text, licenceNumber) => ifNeeded(licenceNumber.trim() !== "", text),
    taxId: optional(rules.numericHyphens, rules.format(bounds.taxId, labels.taxId)),
    defaultScac: optional(rules.format(bounds.defaultScac, labels.defaultScac)),
    deliveryInstructions: rules.optionalText(bounds.deliveryInstructions)
  };
}

// src/features/customers/customer-form.values.ts
var emptyCustomerAddress = {
  ...emptyAddress,
  addressId: "",
  phone: "",
  email: "",
  isDefault: []
};
var emptyCustomer = {
  customerNumber: "",
  status: "ACTIVE",
  name: "",
  dbaName: "",
  customerType: "",
  ...emptyContact,
  shippingSameAsBilling: ["Y"],
  addresses: [emptyCustomerAddress, { ...emptyCustomerAddress, isDefault: ["Y"] }],
  ttbPermitNumber: "",
  stateLicenseNumber: "",
  stateLicenseState: "",
  licenseExpirationDate: "",
  taxId: "",
  defaultWarehouseId: "",
  defaultShippingType: "",
  defaultFreightTerms: "",
  defaultScac: "",
  deliveryInstructions: "",
  bondedAllowed: "N"
};
var toCustomerAddressValues = (address) => ({
  ...toAddressValues(address),
  addressId: textOf(address.addressId),
  phone: textOf(address.phone),
  email: textOf(address.email),
  isDefault: address.isDefault ? ["Y"] : []
});
function isSameAsBilling([billing, shipping, ...more]) {
  if (!billing || !shipping || more.length > 0 || shipping.phone || shipping.email) return false;
  return JSON.stringify(toAddress(billing)) === JSON.stringify(toAddress(shipping));
}
function toCustomerValues(customer) {
  const stored = customer.addresses ?? [];
  const isBilling = ({ addressType }) => addressType === "BILLING";
  const [billing = emptyCustomerAddress] = stored.filter(isBilling).map(toCustomerAddressValues);
  const shipping = stored.filter((address) => !isBilling(address)).map(toCustomerAddressValues);
  const addresses = [billing, ...shipping.length > 0 ? shipping : [emptyCustomerAddress]];
  return {
    ...emptyCustomer,
    customerNumber: textOf(customer.customerNumber),
    status: textOf(customer.status) || emptyCustomer.status,
    name: textOf(customer.name),
    dbaName: textOf(customer.dbaName),
    customerType: textOf(customer.customerType),
    contactName: textOf(customer.contactName),
    phone: textOf(customer.phone),
    email: textOf(customer.email),
    shippingSameAsBilling: isSameAsBilling(addresses) ? ["Y"] : [],
    addresses,
    ttbPermitNumber: textOf(customer.ttbPermitNumber),
    stateLicenseNumber: textOf(customer.stateLicenseNumber),
    stateLicenseState: textOf(customer.stateLicenseState),
    licenseExpirationDate: textOf(customer.licenseExpirationDate),
    taxId: textOf(customer.taxId),
    defaultWarehouseId: textOf(customer.defaultWarehouseId),
    defaultShippingType: textOf(customer.defaultShippingType),
    defaultFreightTerms: textOf(customer.defaultFreightTerms),
    defaultScac: textOf(customer.defaultScac),
    deliveryInstructions: textOf(customer.deliveryInstructions),
    bondedAllowed: customer.bondedAllowed ? "Y" : "N"
  };
}
function toCustomerAddress(values, addressType) {
  return {
    ...toAddress(values),
    addressType,
    ...values.addressId && { addressId: values.addressId },
    phone: textOrNull(values.phone),
    email: textOrNull(values.email.toLowerCase()),
    isDefault: values.isDefault.length > 0
  };
}
function toCustomerAddresses({ addresses, shippingSameAsBilling }) {
  const [billing = emptyCustomerAddress, ...shipping] = addresses;
  const copy = { ...emptyCustomerAddress, ...billing, addressId: "", phone: "", email: "", isDefault: ["Y"] };
  const destinations = shippingSameAsBilling.length > 0 ? [copy] : shipping;
  return [
    toCustomerAddress(billing, "BILLING"),
    ...destinations.map((address) => toCustomerAddress(address, "SHIPPING"))
  ];
}
function toCustomerRequest(values) {
  return {
    customerNumber: values.customerNumber.trim(),
    status: values.status,
    name: values.name.trim(),
    dbaName: textOrNull(values.dbaName),
    customerType: values.customerType,
    contactName: textOrNull(values.contactName),
    phone: values.phone.trim(),
    email: textOrNull(values.email.toLowerCase()),
    addresses: toCustomerAddresses(values),
    ttbPermitNumber: textOrNull(values.ttbPermitNumber.toUpperCase()),
    stateLicenseNumber: textOrNull(values.stateLicenseNumber),
    stateLicenseState: textOrNull(values.stateLicenseState),
    licenseExpirationDate: textOrNull(values.licenseExpirationDate),
    taxId: textOrNull(values.taxId),
    defaultWarehouseId: textOrNull(values.defaultWarehouseId),
    defaultShippingType: textOrNull(values.defaultShippingType),
    defaultFreightTerms: textOrNull(values.defaultFreightTerms),
    defaultScac: textOrNull(values.defaultScac.toUpperCase()),
    deliveryInstructions: textOrNull(values.deliveryInstructions),
    bondedAllowed: values.bondedAllowed === "Y"
  };
}

// src/features/customers/customer-form-addresses.tsx
import { customerRequestBounds as bounds2, customerAddressBounds } from "@portal-kit/sdk/bounds";
import { FormCell, FormSection } from "@portal-kit/ui/form-layout";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
function CustomerFormAddresses({ form, rules, texts }) {
  const keepOneDefault = (chosen) => {
    for (const [index, address] of form.state.values.addresses.entries()) {
      if (index !== chosen && address.isDefault.length > 0)
        form.setFieldValue(`addresses[${index}].isDefault`, []);
    }
  };
  const more = (index) => /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(FormCell, { span: "half", children: /* @__PURE__ */ jsx(
      form.AppField,
      {
        name: `addresses[${index}].phone`,
        validators: { onChange: ({ value }) => rules.addressPhone(value) },
        children: (field) => /* @__PURE__ */ jsx(field.Text, { label: texts.addressPhone, maxLength: 12 })
      }
    ) }),
    /* @__PURE__ */ jsx(FormCell, { span: "half", children: /* @__PURE__ */ jsx(
      form.AppField,
      {
        name: `addresses[${index}].email`,
        validators: { onChange: ({ value }) => rules.addressEmail(value) },
        children: (field) => /* @__PURE__ */ jsx(
          field.Text,
          {
            label: texts.addressEmail,
            inputMode: "email",
            maxLength: customerAddressBounds.email.maxLength
          }
        )
      }
    ) }),
    /* @__PURE__ */ jsx(FormCell, { span: "full", children: /* @__PURE__ */ jsx(
      form.AppField,
      {
        name: `addresses[${index}].isDefault`,
        listeners: { onChange: ({ value }) => value.length > 0 && keepOneDefault(index) },
        children: (field) => /* @__PURE__ */ jsx(
          field.CheckboxGroup,
          {
            label: texts.isDefault,
            options: [{ id: "Y", label: texts.isDefaultChoice }]
          }
        )
      }
    ) })
  ] });
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(FormSection, { title: texts.groups.billing, children: /* @__PURE__ */ jsx(AddressFields, { form, fields: "addresses[0]", name: "optional" }) }),
    /* @__PURE__ */ jsx(FormSection, { title: texts.groups.shipping, text: texts.groups.shippingText, children: /* @__PURE__ */ jsx(FormCell, { span: "full", children: /* @__PURE__ */ jsx(form.AppField, { name: "shippingSameAsBilling", children: (field) => /* @__PURE__ */ jsx(
      field.CheckboxGroup,
      {
        label: texts.shippingSameAsBilling,
        options: [{ id: "Y", label: texts.sameAsBilling }]
      }
    ) }) }) }),
    /* @__PURE__ */ jsx(form.Subscribe, { selector: ({ values }) => values.shippingSameAsBilling.length > 0, children: (isSame) => !isSame && /* @__PURE__ */ jsx(
      AddressList,
      {
        form,
        fields: { addresses: "addresses" },
        name: "optional",
        texts: texts.address,
        from: 1,
        min: bounds2.addresses.minItems,
        max: bounds2.addresses.maxItems,
        added: emptyCustomerAddress,
        renderMore: more
      }
    ) })
  ] });
}

// src/features/customers/customer-form-core.tsx
import { customerRequestBounds as bounds3 } from "@portal-kit/sdk/bounds";
import { FormCell as FormCell2, FormSection as FormSection2 } from "@portal-kit/ui/form-layout";
import { Fragment as Fragment2, jsx as jsx2, jsxs as jsxs2 } from "react/jsx-runtime";
function CustomerFormCore({
  form,
  rules,
  texts,
  formTexts,
  parties,
  types
}) {
  return /* @__PURE__ */ jsxs2(Fragment2, { children: [
    /* @__PURE__ */ jsxs2(FormSection2, { title: texts.groups.customer, text: texts.groups.customerText, children: [
      /* @__PURE__ */ jsx2(FormCell2, { span: "half", children: /* @__PURE__ */ jsx2(
        form.AppField,
        {
          name: "customerNumber",
          validators: { onChange: ({ value }) => rules.customerNumber(value) },
          children: (field) => /* @__PURE__ */ jsx2(
            field.Text,
            {
              label: texts.customerNumber,
              isRequired: true,
              maxLength: bounds3.customerNumber.maxLength
            }
          )
        }
      ) }),
      /* @__PURE__ */ jsx2(FormCell2, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "status", children: (field) => /* @__PURE__ */ jsx2(
        field.Select,
        {
          label: texts.status,
          isRequired: true,
          options: bounds3.status.enum.map((id) => ({ id, label: parties.status[id] ?? id })),
          placeholder: formTexts.choose
        }
      ) }) }),
      /* @__PURE__ */ jsx2(FormCell2, { span: "full", children: /* @__PURE__ */ jsx2(form.AppField, { name: "name", validators: { onChange: ({ value }) => rules.name(value) }, children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.name, isRequired: true, maxLength: bounds3.name.maxLength }) }) }),
      /* @__PURE__ */ jsx2(FormCell2, { span: "half", children: /* @__PURE__ */ jsx2(
        form.AppField,
        {
          name: "customerType",
          validators: { onChange: ({ value }) => rules.customerType(value) },
          children: (field) => /* @__PURE__ */ jsx2(
            field.Select,
            {
              label: texts.customerType,
              isRequired: true,
              options: bounds3.customerType.enum.map((id) => ({ id, label: types[id] ?? id })),
              placeholder: formTexts.choose
            }
          )
        }
      ) }),
      /* @__PURE__ */ jsx2(FormCell2, { span: "half", children: /* @__PURE__ */ jsx2(form.AppField, { name: "dbaName", validators: { onChange: ({ value }) => rules.dbaName(value) }, children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.dbaName, maxLength: bounds3.dbaName.maxLength }) }) })
    ] }),
    /* @__PURE__ */ jsx2(FormSection2, { title: texts.groups.contact, children: /* @__PURE__ */ jsx2(ContactFields, { form, fields: contactFields, isPhoneRequired: true }) })
  ] });
}

// src/features/customers/customer-form-optional.tsx
import { customerRequestBounds as bounds4, statesByCountry } from "@portal-kit/sdk/bounds";
import { FormCell as FormCell3, FormDisclosure, FormSection as FormSection3 } from "@portal-kit/ui/form-layout";
import { useState } from "react";
import { Fragment as Fragment3, jsx as jsx3, jsxs as jsxs3 } from "react/jsx-runtime";
var states = Object.entries(statesByCountry.USA).map(([id, label]) => ({ id, label, detail: id }));
var isPermitNeeded = ({ customerType, addresses }) => needsPermit(customerType, addresses[0]?.countryCode);
function CustomerFormOptional({ form, rules, texts, formTexts, parties }) {
  const [isOpen, setOpen] = useState(false);
  const { warehouses = [] } = useWarehouses({ isWanted: isOpen });
  const choices = (labels, ids) => ids.map((id) => ({ id, label: labels[id] ?? id }));
  return /* @__PURE__ */ jsxs3(Fragment3, { children: [
    /* @__PURE__ */ jsxs3(FormSection3, { title: texts.groups.licences, text: texts.groups.licencesText, children: [
      /* @__PURE__ */ jsx3(FormCell3, { span: "half", children: /* @__PURE__ */ jsx3(form.Subscribe, { selector: ({ values }) => isPermitNeeded(values), children: (isRequired) => /* @__PURE__ */ jsx3(
        form.AppField,
        {
          name: "ttbPermitNumber",
          validators: {
            onChangeListenTo: ["customerType", "addresses[0].countryCode"],
            onChange: ({ value, fieldApi }) => rules.ttbPermitNumber(value, isPermitNeeded(fieldApi.form.state.values))
          },
          children: (field) => /* @__PURE__ */ jsx3(
            field.Text,
            {
              label: texts.ttbPermitNumber,
              description: texts.ttbPermitHint,
              isRequired,
              maxLength: bounds4.ttbPermitNumber.maxLength
            }
          )
        }
      ) }) }),
      /* @__PURE__ */ jsx3(FormCell3, { span: "half", children: /* @__PURE__ */ jsx3(form.AppField, { name: "taxId", validators: { onChange: ({ value }) => rules.taxId(value) }, children: (field) => /* @__PURE__ */ jsx3(field.Text, { label: texts.taxId, description: texts.taxIdHint, maxLength: 10 }) }) }),
      /* @__PURE__ */ jsx3(FormCell3, { span: "half", children: /* @__PURE__ */ jsx3(form.Subscribe, { selector: ({ values }) => needsLicence(values.customerType), children: (isRequired) => /* @__PURE__ */ jsx3(
        form.AppField,
        {
          name: "stateLicenseNumber",
          validators: {
            onChangeListenTo: ["customerType"],
            onChange: ({ value, fieldApi }) => rules.stateLicenseNumber(
              value,
              needsLicence(fieldApi.form.getFieldValue("customerType"))
            )
          },
          children: (field) => /* @__PURE__ */ jsx3(
            field.Text,
            {
              label: texts.stateLicenseNumber,
              isRequired,
              maxLength: bounds4.stateLicenseNumber.maxLength
            }
          )
        }
      ) }) }),
      /* @__PURE__ */ jsx3(FormCell3, { span: "half", children: /* @__PURE__ */ jsx3(form.Subscribe, { selector: ({ values }) => values.stateLicenseNumber.trim() !== "", children: (isRequired) => /* @__PURE__ */ jsx3(
        form.AppField,
        {
          name: "stateLicenseState",
          validators: {
            onChangeListenTo: ["stateLicenseNumber"],
            onChange: ({ value, fieldApi }) => rules.stateLicenseState(value, fieldApi.form.getFieldValue("stateLicenseNumber"))
          },
          children: (field) => /* @__PURE__ */ jsx3(
            field.ComboBox,
            {
              label: texts.stateLicenseState,
              isRequired,
              options: states,
              placeholder: formTexts.choose,
              emptyText: formTexts.noMatch
            }
          )
        }
      ) }) }),
      /* @__PURE__ */ jsx3(FormCell3, { span: "half", children: /* @__PURE__ */ jsx3(form.AppField, { name: "licenseExpirationDate", children: (field) => /* @__PURE__ */ jsx3(field.Text, { type: "date", label: texts.licenseExpirationDate }) }) }),
      /* @__PURE__ */ jsx3(FormCell3, { span: "half", children: /* @__PURE__ */ jsx3(form.AppField, { name: "bondedAllowed", children: (field) => /* @__PURE__ */ jsx3(
        field.Select,
        {
          label: texts.bondedAllowed,
          options: [
            { id: "N", label: parties.no },
            { id: "Y", label: parties.yes }
          ],
          placeholder: formTexts.choose
        }
      ) }) })
    ] }),
    /* @__PURE__ */ jsxs3(FormDisclosure, { title: texts.groups.defaults, isOpen, onOpenChange: setOpen, children: [
      /* @__PURE__ */ jsx3(FormCell3, { span: "half", children: /* @__PURE__ */ jsx3(form.AppField, { name: "defaultWarehouseId", children: (field) => /* @__PURE__ */ jsx3(
        field.ComboBox,
        {
          label: texts.defaultWarehouseId,
          options: warehouses.map(({ warehouseId, name }) => ({
            id: warehouseId,
            label: name ?? warehouseId,
            detail: warehouseId
          })),
          placeholder: formTexts.choose,
          emptyText: formTexts.noMatch
        }
      ) }) }),
      /* @__PURE__ */ jsx3(FormCell3, { span: "half", children: /* @__PURE__ */ jsx3(form.AppField, { name: "defaultShippingType", children: (field) => /* @__PURE__ */ jsx3(
        field.ComboBox,
        {
          label: texts.defaultShippingType,
          options: choices(texts.shippingTypes, bounds4.defaultShippingType.enum),
          placeholder: formTexts.choose,
          emptyText: formTexts.noMatch
        }
      ) }) }),
      /* @__PURE__ */ jsx3(FormCell3, { span: "half", children: /* @__PURE__ */ jsx3(form.AppField, { name: "defaultFreightTerms", children: (field) => /* @__PURE__ */ jsx3(
        field.ComboBox,
        {
          label: texts.defaultFreightTerms,
          options: choices(texts.freightTerms, bounds4.defaultFreightTerms.enum),
          placeholder: formTexts.choose,
          emptyText: formTexts.noMatch
        }
      ) }) }),
      /* @__PURE__ */ jsx3(FormCell3, { span: "half", children: /* @__PURE__ */ jsx3(
        form.AppField,
        {
          name: "defaultScac",
          validators: { onChange: ({ value }) => rules.defaultScac(value) },
          children: (field) => /* @__PURE__ */ jsx3(field.Text, { label: texts.defaultScac, maxLength: 4 })
        }
      ) }),
      /* @__PURE__ */ jsx3(FormCell3, { span: "full", children: /* @__PURE__ */ jsx3(
        form.AppField,
        {
          name: "deliveryInstructions",
          validators: { onChange: ({ value }) => rules.deliveryInstructions(value) },
          children: (field) => /* @__PURE__ */ jsx3(
            field.Text,
            {
              label: texts.deliveryInstructions,
              maxLength: bounds4.deliveryInstructions.maxLength
            }
          )
        }
      ) })
    ] })
  ] });
}

// src/features/customers/customer-form-view.tsx
import { jsx as jsx4, jsxs as jsxs4 } from "react/jsx-runtime";
var RecordDifferences = lazyPart(
  async () => (await import("./record-differences-6A4IO6M5.js")).RecordDifferences
);
var kind = {
  name: "customer",
  list: { to: "customers.list" },
  empty: emptyCustomer,
  valuesOf: ({ customer }) => toCustomerValues(customer),
  requestOf: toCustomerRequest,
  idOf: ({ customer }) => customer.customerId,
  versionOf: ({ customer }) => customer.version,
  detailsOf: ({ customer, etag }) => customer ? { customer, etag } : void 0,
  titleOf: ({ name }) => name
};
function CustomerFormView(host) {
  const { sdk, supplierId, emit, locale } = usePortal();
  const texts = useMessages(customerFormMessages);
  const formTexts = useMessages(formMessages);
  const parties = useMessages(partyMessages);
  const { types } = useMessages(customersMessages);
  const rules = useMemo(() => customerFormRules(formTexts, texts), [formTexts, texts]);
  const create = useMutation(customerMutations.create(sdk, { supplierId }));
  const update = useMutation(customerMutations.update(sdk, { supplierId }));
  const record = useRecordForm(kind, {
    ...host,
    texts,
    create: ({ request, idempotencyKey }) => create.mutateAsync({ customer: request, idempotencyKey }),
    update: (request, { customer: { customerId } }, etag) => update.mutateAsync({ customerId, customer: request, etag }),
    tellSaved: ({ customer }, isNew) => emit?.({ type: "customer.saved", detail: { customer, isNew } })
  });
  const parts = { form: record.form, rules, texts, formTexts, parties };
  return /* @__PURE__ */ jsxs4(
    RecordForm,
    {
      record,
      renderConflict: (conflict) => /* @__PURE__ */ jsx4(
        RecordDifferences,
        {
          ...conflict,
          labels: texts,
          words: {
            status: (status) => parties.status[status] ?? status,
            customerType: (type) => types[type] ?? type,
            shippingSameAsBilling: (choice) => choice.length > 0 ? texts.sameAsBilling : parties.no,
            addresses: (all) => all.map((address) => addressText(address, locale)).join("; "),
            defaultShippingType: (type) => texts.shippingTypes[type] ?? type,
            defaultFreightTerms: (terms) => texts.freightTerms[terms] ?? terms,
            bondedAllowed: (choice) => choice === "Y" ? parties.yes : parties.no
          }
        }
      ),
      children: [
        /* @__PURE__ */ jsx4(CustomerFormCore, { ...parts, types }),
        /* @__PURE__ */ jsx4(CustomerFormAddresses, { ...parts }),
        /* @__PURE__ */ jsx4(CustomerFormOptional, { ...parts })
      ]
    }
  );
}

// src/features/customers/customer-form.widget.tsx
import { jsx as jsx5 } from "react/jsx-runtime";
function CustomerForm(props) {
  return /* @__PURE__ */ jsx5(WidgetBoundary, { children: /* @__PURE__ */ jsx5(CustomerRecord, { ...props }) });
}
function CustomerRecord({ customerId, onCustomerSaved, onRequestCancel }) {
  const { sdk, supplierId } = usePortal();
  const texts = useMessages(customersMessages);
  const host = { onRecordSaved: onCustomerSaved, onRequestCancel };
  return customerId === void 0 ? /* @__PURE__ */ jsx5(CustomerFormView, { ...host }) : /* @__PURE__ */ jsx5(
    RecordEdit,
    {
      query: customerQueries.details(sdk, { supplierId, customerId }),
      missing: /* @__PURE__ */ jsx5(RecordMissing, { list: { to: "customers.list" }, texts }),
      children: (record) => /* @__PURE__ */ jsx5(CustomerFormView, { ...record, ...host })
    },
    customerId
  );
}

export {
  CustomerForm
};
