'use client';
import {
  AddressFields
} from "./chunk-EOFKTIIH.js";
import {
  emptyAddress
} from "./chunk-22FCOEOR.js";
import {
  withFieldGroup
} from "./chunk-B67S7W6O.js";
import {
  formRules,
  optional
} from "./chunk-BNAIFEXI.js";
import {
  formMessages
} from "./chunk-WVW2ORHS.js";
import {
  countryName
} from "./chunk-OBBSFUQ4.js";
import {
  DestinationButton
} from "./chunk-TGM265ZM.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/kernel/details/record-missing.tsx
import { EmptyState } from "@portal-kit/ui/empty-state";
import SearchX from "lucide-react/icons/search-x";
import { jsx } from "react/jsx-runtime";
function RecordMissing({ list, texts }) {
  return /* @__PURE__ */ jsx(
    EmptyState,
    {
      icon: /* @__PURE__ */ jsx(SearchX, { size: 32 }),
      title: texts.missing,
      text: texts.missingText,
      actions: /* @__PURE__ */ jsx(DestinationButton, { to: list, children: texts.backToList })
    }
  );
}

// src/forms/address/address-text.ts
function addressText(address, locale) {
  const { name, address1, address2, address3, city, stateCode, zip, isoCountryCode } = address;
  const place = [city, stateCode, zip].filter(Boolean).join(" ");
  return [name, address1, address2, address3, place, countryName(isoCountryCode, locale)].map((part) => part.trim()).filter(Boolean).join(", ");
}

// src/forms/contact/contact-fields.tsx
import { customerRequestBounds as bounds } from "@portal-kit/sdk/bounds";
import { FormCell } from "@portal-kit/ui/form-layout";
import { useMemo } from "react";

// src/forms/contact/contact.messages.ts
var contactMessages = defineMessages(() => ({
  contactName: "Contact name",
  phone: "Phone",
  phoneHint: "XXX-XXX-XXXX",
  email: "E-mail"
}));

// src/forms/contact/contact-fields.tsx
import { Fragment, jsx as jsx2, jsxs } from "react/jsx-runtime";
var emptyContact = { contactName: "", phone: "", email: "" };
var contactFields = { contactName: "contactName", phone: "phone", email: "email" };
var ContactFields = withFieldGroup({
  defaultValues: emptyContact,
  props: {},
  render: function ContactFields2({ group, isPhoneRequired = false }) {
    const texts = useMessages(contactMessages);
    const formTexts = useMessages(formMessages);
    const rules = useMemo(() => {
      const { required, phone, email, maxLength, optionalText } = formRules(formTexts);
      return {
        contactName: optionalText(bounds.contactName),
        phone: optional(phone),
        requiredPhone: (text) => required(text) ?? phone(text),
        email: optional(email, maxLength(bounds.email.maxLength))
      };
    }, [formTexts]);
    return /* @__PURE__ */ jsxs(Fragment, { children: [
      /* @__PURE__ */ jsx2(FormCell, { span: "full", children: /* @__PURE__ */ jsx2(
        group.AppField,
        {
          name: "contactName",
          validators: { onChange: ({ value }) => rules.contactName(value) },
          children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.contactName, maxLength: bounds.contactName.maxLength })
        }
      ) }),
      /* @__PURE__ */ jsx2(FormCell, { span: "half", children: /* @__PURE__ */ jsx2(
        group.AppField,
        {
          name: "phone",
          validators: {
            onChange: ({ value }) => (isPhoneRequired ? rules.requiredPhone : rules.phone)(value)
          },
          children: (field) => /* @__PURE__ */ jsx2(
            field.Text,
            {
              label: texts.phone,
              description: texts.phoneHint,
              isRequired: isPhoneRequired,
              maxLength: 12
            }
          )
        }
      ) }),
      /* @__PURE__ */ jsx2(FormCell, { span: "half", children: /* @__PURE__ */ jsx2(group.AppField, { name: "email", validators: { onChange: ({ value }) => rules.email(value) }, children: (field) => /* @__PURE__ */ jsx2(field.Text, { label: texts.email, inputMode: "email", maxLength: bounds.email.maxLength }) }) })
    ] });
  }
});

// src/forms/address/address-list.tsx
import { Button } from "@portal-kit/ui/button";
import { FormCell as FormCell2, FormSection } from "@portal-kit/ui/form-layout";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";

// src/forms/focus-after-render.ts
function focusAfterRender(form, selector) {
  requestAnimationFrame(() => form?.querySelector(selector)?.focus());
}

// src/forms/address/address-list.tsx
import { Fragment as Fragment2, jsx as jsx3, jsxs as jsxs2 } from "react/jsx-runtime";
var AddressList = withFieldGroup({
  defaultValues: { addresses: [emptyAddress] },
  props: {},
  render: function AddressList2({ group, texts, name, from = 0, min, max, added = emptyAddress, renderMore }) {
    return /* @__PURE__ */ jsx3(group.AppField, { name: "addresses", mode: "array", children: (field) => {
      const places = field.state.value.map((_, index) => index).slice(from);
      return /* @__PURE__ */ jsxs2(Fragment2, { children: [
        places.map((index) => /* @__PURE__ */ jsxs2(
          FormSection,
          {
            title: texts.title(index),
            ...index === from && texts.hint !== void 0 && { text: texts.hint },
            children: [
              /* @__PURE__ */ jsx3(
                AddressFields,
                {
                  form: group,
                  fields: `addresses[${index}]`,
                  ...name !== void 0 && { name }
                }
              ),
              renderMore?.(index),
              field.state.value.length > min && /* @__PURE__ */ jsx3(FormCell2, { span: "full", children: /* @__PURE__ */ jsx3(
                Button,
                {
                  tone: "quiet",
                  icon: /* @__PURE__ */ jsx3(Trash2, { size: 16, "aria-hidden": "true" }),
                  onClick: (event) => {
                    const { form } = event.currentTarget;
                    void field.removeValue(index);
                    focusAfterRender(form, "[data-add-address] button");
                  },
                  children: texts.remove(texts.title(index))
                }
              ) })
            ]
          },
          index
        )),
        field.state.value.length < max && /* @__PURE__ */ jsx3(
          FormSection,
          {
            title: texts.more,
            ...places.length === 0 && texts.none && { text: texts.none },
            children: /* @__PURE__ */ jsx3(FormCell2, { span: "full", children: /* @__PURE__ */ jsx3("span", { "data-add-address": "", children: /* @__PURE__ */ jsx3(
              Button,
              {
                icon: /* @__PURE__ */ jsx3(Plus, { size: 16, "aria-hidden": "true" }),
                onClick: (event) => {
                  const { form } = event.currentTarget;
                  const index = field.state.value.length;
                  field.pushValue(added);
                  focusAfterRender(form, `[name^="addresses[${index}]"]:not([type="hidden"])`);
                },
                children: texts.add
              }
            ) }) })
          }
        )
      ] });
    } });
  }
});

export {
  RecordMissing,
  addressText,
  emptyContact,
  contactFields,
  ContactFields,
  AddressList
};
