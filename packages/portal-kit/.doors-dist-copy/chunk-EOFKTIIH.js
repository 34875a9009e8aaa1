'use client';
import {
  emptyAddress,
  isoCodeOf
} from "./chunk-22FCOEOR.js";
import {
  withFieldGroup
} from "./chunk-B67S7W6O.js";
import {
  firstMessage,
  formRules,
  optional
} from "./chunk-BNAIFEXI.js";
import {
  formMessages
} from "./chunk-WVW2ORHS.js";
import {
  countryOptions
} from "./chunk-GO5ABXJJ.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/forms/address/address-fields.tsx
import { addressBounds as bounds2, statesByCountry } from "@portal-kit/sdk/bounds";
import { FormCell } from "@portal-kit/ui/form-layout";
import { useMemo } from "react";

// src/forms/address/address.messages.ts
var addressMessages = defineMessages((format) => ({
  countryCode: "Country or region",
  regions: { USA: "USA", CAN: "Canada", INT: "International" },
  isoCountryCode: "Country",
  name: "Name",
  address1: "Address 1",
  address2: "Address 2",
  address3: "Address 3",
  city: "City",
  stateCode: "State",
  province: "Province",
  zip: "Zip",
  countries: () => countryOptions(format.locale, ["840", "124"])
}));

// src/forms/address/address.rules.ts
import { addressBounds as bounds } from "@portal-kit/sdk/bounds";
var isRegional = (countryCode) => countryCode === "USA" || countryCode === "CAN";
function addressRules(texts, labels) {
  const rules = formRules(texts);
  const zipRules = {
    USA: [rules.required, rules.numericHyphens, rules.usZip(labels.zip)],
    CAN: [rules.required, rules.canadianZip]
  };
  return {
    name: (isRequired) => (isRequired ? rules.text : rules.optionalText)(bounds.name),
    address1: rules.text(bounds.address1),
    address2: rules.optionalText(bounds.address2),
    address3: rules.optionalText(bounds.address3),
    city: rules.text(bounds.city),
    isoCountryCode: rules.required,
    stateCode: (text, countryCode) => isRegional(countryCode) ? rules.required(text) : rules.optionalText(bounds.stateCode)(text),
    zip: (text, countryCode) => firstMessage(text, zipRules[countryCode] ?? [optional(rules.maxLength(bounds.zip.maxLength))])
  };
}

// src/forms/address/address-fields.tsx
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var stateOptions = (states) => Object.entries(states).map(([id, label]) => ({ id, label, detail: id }));
var optionsByCountry = {
  USA: stateOptions(statesByCountry.USA),
  CAN: stateOptions(statesByCountry.CAN)
};
var AddressFields = withFieldGroup({
  defaultValues: emptyAddress,
  props: {},
  render: function AddressFields2({ group, name, isOptional = false }) {
    const texts = useMessages(addressMessages);
    const formTexts = useMessages(formMessages);
    const rules = useMemo(() => addressRules(formTexts, texts), [formTexts, texts]);
    const unlessOut = (value, message) => isOptional && value.trim() === "" ? void 0 : message;
    const countries = useMemo(() => texts.countries(), [texts]);
    const clear = (field, value = "") => {
      group.resetField(field);
      group.setFieldValue(field, value, { dontUpdateMeta: true, dontValidate: true });
    };
    const startCountry = (countryCode) => {
      clear("isoCountryCode", isoCodeOf(countryCode));
      clear("stateCode");
      clear("zip");
    };
    const regions = bounds2.countryCode.enum.map((id) => ({ id, label: texts.regions[id] ?? id }));
    return /* @__PURE__ */ jsx(group.Subscribe, { selector: ({ values }) => values.countryCode, children: (countryCode) => /* @__PURE__ */ jsxs(Fragment, { children: [
      name && /* @__PURE__ */ jsx(FormCell, { span: "half", children: /* @__PURE__ */ jsx(
        group.AppField,
        {
          name: "name",
          validators: {
            onChange: ({ value }) => unlessOut(value, rules.name(name === "required")(value))
          },
          children: (field) => /* @__PURE__ */ jsx(
            field.Text,
            {
              label: texts.name,
              isRequired: name === "required" && !isOptional,
              maxLength: bounds2.name.maxLength
            }
          )
        }
      ) }),
      /* @__PURE__ */ jsx(FormCell, { span: "half", children: /* @__PURE__ */ jsx(group.AppField, { name: "countryCode", listeners: { onChange: ({ value }) => startCountry(value) }, children: (field) => /* @__PURE__ */ jsx(
        field.Select,
        {
          label: texts.countryCode,
          isRequired: true,
          options: regions,
          placeholder: formTexts.choose
        }
      ) }) }),
      !isRegional(countryCode) && /* @__PURE__ */ jsx(FormCell, { span: "half", children: /* @__PURE__ */ jsx(
        group.AppField,
        {
          name: "isoCountryCode",
          validators: { onChange: ({ value }) => unlessOut(value, rules.isoCountryCode(value)) },
          children: (field) => /* @__PURE__ */ jsx(
            field.ComboBox,
            {
              label: texts.isoCountryCode,
              isRequired: !isOptional,
              options: countries,
              placeholder: formTexts.choose,
              emptyText: formTexts.noMatch
            }
          )
        }
      ) }),
      /* @__PURE__ */ jsx(FormCell, { span: "full", children: /* @__PURE__ */ jsx(
        group.AppField,
        {
          name: "address1",
          validators: { onChange: ({ value }) => unlessOut(value, rules.address1(value)) },
          children: (field) => /* @__PURE__ */ jsx(
            field.Text,
            {
              label: texts.address1,
              isRequired: !isOptional,
              maxLength: bounds2.address1.maxLength
            }
          )
        }
      ) }),
      ["address2", "address3"].map((line) => /* @__PURE__ */ jsx(FormCell, { span: "half", children: /* @__PURE__ */ jsx(group.AppField, { name: line, validators: { onChange: ({ value }) => rules[line](value) }, children: (field) => /* @__PURE__ */ jsx(field.Text, { label: texts[line], maxLength: bounds2[line].maxLength }) }) }, line)),
      /* @__PURE__ */ jsx(FormCell, { span: isRegional(countryCode) ? "third" : "half", children: /* @__PURE__ */ jsx(
        group.AppField,
        {
          name: "city",
          validators: { onChange: ({ value }) => unlessOut(value, rules.city(value)) },
          children: (field) => /* @__PURE__ */ jsx(field.Text, { label: texts.city, isRequired: !isOptional, maxLength: bounds2.city.maxLength })
        }
      ) }),
      isRegional(countryCode) && /* @__PURE__ */ jsx(FormCell, { span: "third", children: /* @__PURE__ */ jsx(
        group.AppField,
        {
          name: "stateCode",
          validators: {
            onChange: ({ value }) => unlessOut(value, rules.stateCode(value, countryCode))
          },
          children: (field) => /* @__PURE__ */ jsx(
            field.ComboBox,
            {
              label: countryCode === "CAN" ? texts.province : texts.stateCode,
              isRequired: !isOptional,
              options: optionsByCountry[countryCode] ?? [],
              placeholder: formTexts.choose,
              emptyText: formTexts.noMatch
            }
          )
        }
      ) }),
      /* @__PURE__ */ jsx(FormCell, { span: isRegional(countryCode) ? "third" : "half", children: /* @__PURE__ */ jsx(
        group.AppField,
        {
          name: "zip",
          validators: { onChange: ({ value }) => unlessOut(value, rules.zip(value, countryCode)) },
          children: (field) => /* @__PURE__ */ jsx(
            field.Text,
            {
              label: texts.zip,
              isRequired: isRegional(countryCode) && !isOptional,
              maxLength: bounds2.zip.maxLength
            }
          )
        }
      ) })
    ] }) });
  }
});

export {
  addressMessages,
  addressRules,
  AddressFields
};
