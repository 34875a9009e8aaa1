'use client';
import {
  tradeCountries
} from "./chunk-OBBSFUQ4.js";

// src/kernel/addresses/country-options.ts
function countryOptions(locale, without = []) {
  const regions = new Intl.DisplayNames([locale], { type: "region" });
  return tradeCountries.map((code) => ({
    id: code.slice(0, 3),
    label: regions.of(code.slice(4)) ?? code,
    detail: code.slice(0, 3)
  })).filter(({ id }) => !without.includes(id)).sort((a, b) => a.label.localeCompare(b.label, locale));
}

export {
  countryOptions
};
