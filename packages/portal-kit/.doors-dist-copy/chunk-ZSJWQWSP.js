'use client';

// src/features/items/item-status.ts
var tones = /* @__PURE__ */ new Map([
  ["ACTIVE", "ok"],
  ["INACTIVE", "neutral"],
  ["DISCONTINUED", "bad"]
]);
function itemStatusLook(status, texts) {
  const tone = tones.get(status);
  return { tone: tone ?? "neutral", label: (tone ? texts.status[status] : status) ?? status };
}

export {
  itemStatusLook
};
