'use client';

// src/forms/rules.ts
var blocked = /[^\x20-\x7E\p{L}\p{M}\p{N}\p{P}\p{Zs}]/gu;
var formats = {
  text: /^[\x20-\x7E\p{L}\p{M}\p{N}\p{P}\p{Zs}]*$/u,
  numericOnly: /^\d+$/,
  numericNotZero: /^0*[1-9]\d*$/,
  numericHyphens: /^[0-9-]+$/,
  phone: /^\d{3}-\d{3}-\d{4}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  usZip: /^\d{5}(-\d{4})?$/,
  // Its first letter names the region; case and the space do not count.
  canadianZip: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i
};
function hasCheckDigit(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
var latestVintage = () => (/* @__PURE__ */ new Date()).getFullYear() + 1;
function withoutBlockedCharacters(text) {
  return text.replace(blocked, "");
}
function firstMessage(text, rules) {
  for (const rule of rules) {
    const message = rule(text);
    if (message !== void 0) return message;
  }
  return void 0;
}
function optional(...rules) {
  return (text) => text.trim() === "" ? void 0 : firstMessage(text, rules);
}
function formRules(texts) {
  const matching = (pattern, message) => (text) => pattern.test(text.trim()) ? void 0 : message;
  const required = (text) => text.trim() === "" ? texts.required : void 0;
  const maxLength = (count) => (text) => [...text.trim()].length > count ? texts.maxLength(count) : void 0;
  return {
    required,
    maxLength,
    /** A required text with the bounds of a field of the contract. */
    text: (bound) => (text) => firstMessage(text, [required, maxLength(bound.maxLength)]),
    /** Without it, or with one within its bounds. */
    optionalText: (bound) => optional(maxLength(bound.maxLength)),
    /** The pattern of a field of the contract, in either case. */
    format: (bound, label) => matching(new RegExp(bound.pattern, "iu"), texts.format(label)),
    usZip: (label) => matching(formats.usZip, texts.digits(label, 5)),
    canadianZip: matching(formats.canadianZip, texts.canadianZip),
    numericOnly: matching(formats.numericOnly, texts.numericOnly),
    numericNotZero: matching(formats.numericNotZero, texts.numericNotZero),
    // A number that ends in its point has no decimals yet.
    upToTwoDecimalsNotZero: matching(/^(?!0+(\.0{0,2})?$)\d+(\.\d{0,2})?$/, texts.numericTwoDecimals),
    price: matching(/^(?!0+\.00$)\d{1,7}\.\d{2}$/, texts.price),
    numericHyphens: matching(formats.numericHyphens, texts.numericHyphens),
    phone: matching(formats.phone, texts.phone),
    email: matching(formats.email, texts.email),
    digits: (label, count) => matching(new RegExp(`^\\d{${count}}$`), texts.digits(label, count)),
    checkDigit: (label) => (text) => hasCheckDigit(text.trim()) ? void 0 : texts.checkDigit(label),
    /** The bounds of a number of the contract. */
    range: ({ minimum, maximum }) => (text) => {
      const value = Number(text);
      return value < minimum || value > maximum ? texts.numberRange(minimum, maximum) : void 0;
    }
  };
}

export {
  formats,
  hasCheckDigit,
  latestVintage,
  withoutBlockedCharacters,
  firstMessage,
  optional,
  formRules
};
