'use client';

// src/kernel/messages/message-format.ts
var formats = /* @__PURE__ */ new Map();
var fallbackLocale = "en-US";
function knownLocale(locale) {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? fallbackLocale;
  } catch {
    return fallbackLocale;
  }
}
function messageFormat(hostLocale) {
  const locale = knownLocale(hostLocale);
  const known = formats.get(locale);
  if (known) return known;
  const numbers = /* @__PURE__ */ new Map();
  const numberFormat = (options) => {
    const key = JSON.stringify(options);
    const made = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
    numbers.set(key, made);
    return made;
  };
  const rules = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { type: "conjunction" });
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const format = {
    locale,
    number: (value, options) => numberFormat(options).format(value),
    plural: (value, forms) => forms[rules.select(value)] ?? forms.other,
    list: (values) => lists.format(values),
    instant: (iso) => {
      const at = new Date(iso);
      return Number.isNaN(at.getTime()) ? iso : instants.format(at);
    },
    date: (isoDate) => {
      const at = /* @__PURE__ */ new Date(`${isoDate}T00:00:00Z`);
      if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(isoDate)) return isoDate;
      return dates.format(at);
    }
  };
  formats.set(locale, format);
  return format;
}

// src/kernel/messages/define-messages.ts
function defineMessages(english) {
  const languages = /* @__PURE__ */ new Map([["en", english]]);
  const made = /* @__PURE__ */ new Map();
  const catalogue = (locale) => {
    const known = made.get(locale);
    if (known) return known;
    const language = locale.split("-")[0] ?? "en";
    const write = languages.get(locale) ?? languages.get(language);
    const texts = write ? write(messageFormat(locale)) : english(messageFormat("en-US"));
    made.set(locale, texts);
    return texts;
  };
  return Object.assign(catalogue, {
    add: (language, texts) => {
      languages.set(language, texts);
      made.clear();
    }
  });
}

export {
  messageFormat,
  defineMessages
};
