'use client';

// src/features/orders/order-places.ts
function orderPlace(fieldPath, texts, lineNumberAt) {
  const [, index, field = ""] = /^lineItems\[(\d+)\]\.?(.*)$/.exec(fieldPath) ?? [];
  if (index !== void 0) {
    const line = lineNumberAt(Number(index)) ?? Number(index) + 1;
    return texts.lineField(line, texts.lineFields[field] ?? field);
  }
  const [name = "", part] = fieldPath.replace(/^details\./, "").split(".");
  const named = texts.fields[name] ?? texts[name];
  const party = Object.hasOwn(texts.parties, name) ? texts.parties[name] : named;
  if (typeof party !== "string") return fieldPath;
  return part ? `${party} (${part})` : party;
}

export {
  orderPlace
};
