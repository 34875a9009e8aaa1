'use client';
import {
  RecordDifferences
} from "./chunk-RPB7ODQF.js";
import "./chunk-U5KQICHN.js";
import "./chunk-FXZXSEVM.js";
import "./chunk-KLRS6XJS.js";
export {
  RecordDifferences
};
