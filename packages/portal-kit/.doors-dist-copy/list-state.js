'use client';
import {
  decodeListState,
  encodeListState,
  listParams
} from "./chunk-EZMODM5B.js";
export {
  decodeListState,
  encodeListState,
  listParams
};
