'use client';

// src/forms/field-text.ts
var textOf = (value) => value === null || value === void 0 ? "" : String(value);
var textOrNull = (text) => text.trim() || null;
var numberOrNull = (text) => text.trim() === "" ? null : Number(text);

export {
  textOf,
  textOrNull,
  numberOrNull
};
