'use client';
import {
  DraftOffer
} from "./chunk-7NJU5RTO.js";
import "./chunk-FXZXSEVM.js";
export {
  DraftOffer
};
