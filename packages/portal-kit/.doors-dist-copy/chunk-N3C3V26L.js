'use client';
import {
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/kernel/messages/use-messages.ts
function useMessages(catalogue) {
  return catalogue(usePortal().locale);
}

export {
  useMessages
};
