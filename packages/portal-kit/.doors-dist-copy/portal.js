'use client';
import {
  PortalProvider,
  createPortalQueryClient,
  dependsOnFlags,
  isOpen
} from "./chunk-XNRXG5SE.js";
import {
  DestinationButton
} from "./chunk-TGM265ZM.js";
import "./chunk-5FAN3RNM.js";
import "./chunk-4JIPPU25.js";
import "./chunk-AJHTSYRZ.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/kernel/drafts/draft-store.ts
var maxAgeMs = 7 * 24 * 60 * 60 * 1e3;
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function draftOf(text) {
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(found) || !isObject(found.values) || typeof found.savedAt !== "string") return null;
  const ageMs = Date.now() - Date.parse(found.savedAt);
  if (!(ageMs < maxAgeMs)) return null;
  const { savedAt, values, recordVersion } = found;
  return { savedAt, values, recordVersion: typeof recordVersion === "number" ? recordVersion : null };
}
function createDraftStore(store, { prefix, email, supplierId, isCurrent = () => true }) {
  const keyOf = (form) => prefix + [email, supplierId, form].map(encodeURIComponent).join(":");
  return {
    read: (form) => {
      const text = store.get(keyOf(form));
      if (text === null) return null;
      const draft = draftOf(text);
      if (!draft) store.remove(keyOf(form));
      return draft;
    },
    write: (form, draft) => {
      if (isCurrent()) store.set(keyOf(form), JSON.stringify(draft));
    },
    remove: (form) => store.remove(keyOf(form))
  };
}

// src/kernel/permissions/permissions.ts
var fallbackRole = "READ_ONLY";
function resolvePermissions(input) {
  const { user, roles, supplierId, supplierPermissions } = input;
  const role = user.globalRole ?? user.supplierRoles.find((entry) => entry.supplierId === supplierId)?.role ?? fallbackRole;
  const held = (Object.hasOwn(roles, role) ? roles[role] : roles[fallbackRole]) ?? [];
  const isCapped = user.globalRole === null && supplierPermissions && supplierPermissions.length > 0;
  const cap = isCapped ? new Set(supplierPermissions) : void 0;
  return new Set(cap ? held.filter((id) => cap.has(id)) : held);
}
export {
  DestinationButton,
  PortalProvider,
  createDraftStore,
  createPortalQueryClient,
  defineMessages,
  dependsOnFlags,
  isOpen,
  kernelMessages,
  resolvePermissions,
  usePortal
};
