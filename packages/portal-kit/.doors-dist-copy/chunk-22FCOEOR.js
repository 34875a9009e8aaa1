'use client';
import {
  textOf,
  textOrNull
} from "./chunk-RXUNJAB6.js";

// src/forms/address/address.values.ts
var emptyAddress = {
  countryCode: "USA",
  isoCountryCode: "840",
  name: "",
  address1: "",
  address2: "",
  address3: "",
  city: "",
  stateCode: "",
  zip: ""
};
var isoCodeOf = (countryCode) => ({ USA: "840", CAN: "124" })[countryCode] ?? "";
function toAddressValues(address) {
  const { countryCode = "USA", ...rest } = address ?? {};
  return {
    countryCode,
    isoCountryCode: textOf(rest.isoCountryCode) || isoCodeOf(countryCode),
    name: textOf(rest.name),
    address1: textOf(rest.address1),
    address2: textOf(rest.address2),
    address3: textOf(rest.address3),
    city: textOf(rest.city),
    stateCode: textOf(rest.stateCode),
    zip: textOf(rest.zip)
  };
}
function toAddress(values) {
  const zip = textOrNull(values.zip);
  return {
    countryCode: values.countryCode,
    isoCountryCode: values.isoCountryCode,
    name: textOrNull(values.name),
    address1: values.address1.trim(),
    address2: textOrNull(values.address2),
    address3: textOrNull(values.address3),
    city: values.city.trim(),
    stateCode: textOrNull(values.stateCode),
    zip: values.countryCode === "CAN" && zip ? canadianZip(zip) : zip
  };
}
var canadianZip = (zip) => zip.toUpperCase().replace(/^(...) ?(...)$/, "$1 $2");

export {
  emptyAddress,
  isoCodeOf,
  toAddressValues,
  toAddress
};
