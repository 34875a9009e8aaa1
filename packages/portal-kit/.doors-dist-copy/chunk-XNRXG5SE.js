'use client';
import {
  waitAfter
} from "./chunk-AJHTSYRZ.js";
import {
  PortalContext
} from "./chunk-5YJY4CFD.js";

// src/kernel/permissions/features.ts
var need = (permission, ...flags) => ({ permission, flags });
var features = {
  dashboard: [need("BASIC_ACCESS")],
  "inbound-order-list": [need("INBOUND_ORDER_LIST")],
  "inbound-order-details": [need("INBOUND_ORDER_DETAILS")],
  "inbound-order-create": [need("INBOUND_ORDER_CREATE")],
  "inbound-order-edit": [need("INBOUND_ORDER_EDIT", "inbound-order-edit")],
  "inbound-order-cancel": [need("INBOUND_ORDER_CANCEL")],
  "inbound-order-upload": [need("INBOUND_ORDER_CREATE", "inbound-orders-bulk-upload")],
  "outbound-order-list": [need("OUTBOUND_ORDER_LIST")],
  "outbound-order-details": [need("OUTBOUND_ORDER_DETAILS")],
  "outbound-order-create": [need("OUTBOUND_ORDER_CREATE")],
  "outbound-order-edit": [need("OUTBOUND_ORDER_EDIT", "outbound-order-edit")],
  "outbound-order-cancel": [need("OUTBOUND_ORDER_CANCEL")],
  "outbound-order-upload": [need("OUTBOUND_ORDER_CREATE", "outbound-orders-bulk-upload")],
  "outbound-order-customer-create": [need("OUTBOUND_ORDER_CREATE", "customer-order-creation")],
  "item-list": [need("ITEM_LIST")],
  "item-details": [need("ITEM_DETAILS")],
  "item-create": [need("ITEM_CREATE")],
  "item-edit": [need("ITEM_EDIT")],
  "item-upload": [need("ITEM_UPLOAD_MASTER_FILE", "item-bulk-upload")],
  "bulk-uploads": [
    need("ITEM_UPLOAD_MASTER_FILE", "item-bulk-upload"),
    need("CUSTOMER_UPLOAD_MASTER_FILE", "customers-bulk-upload"),
    need("INBOUND_ORDER_CREATE", "inbound-orders-bulk-upload"),
    need("OUTBOUND_ORDER_CREATE", "outbound-orders-bulk-upload")
  ],
  "customer-list": [need("CUSTOMER_LIST")],
  "customer-create": [need("CUSTOMER_CREATE")],
  "customer-edit": [need("CUSTOMER_EDIT")],
  "customer-upload": [need("CUSTOMER_UPLOAD_MASTER_FILE", "customers-bulk-upload")],
  "supplier-list": [need("SUPPLIER_LIST")],
  "supplier-create": [need("SUPPLIER_CREATE")],
  "supplier-edit": [need("SUPPLIER_EDIT")],
  "warehouse-list": [need("WAREHOUSE_LIST")],
  "warehouse-create": [need("WAREHOUSE_CREATE")],
  "warehouse-edit": [need("WAREHOUSE_EDIT")],
  "user-list": [need("USER_LIST", "user-roles")],
  "user-create": [need("USER_CREATE", "user-roles", "user-roles-creation")],
  "user-edit": [need("USER_EDIT", "user-roles", "user-roles-edit")]
};
var dependsOnFlags = (feature) => features[feature].some(({ flags }) => flags.length > 0);
function isOpen(feature, held, enabledFlags) {
  const alternatives = features[feature];
  return alternatives.some(
    ({ permission, flags }) => held.has(permission) && flags.every((flag) => enabledFlags.has(flag))
  );
}
function isPermitted(feature, held) {
  const alternatives = features[feature];
  return alternatives.some(({ permission }) => held.has(permission));
}

// src/kernel/portal/portal-provider.tsx
import { QueryClientProvider } from "@tanstack/react-query";
import { useMemo } from "react";
import { jsx } from "react/jsx-runtime";
function PortalProvider({ queryClient, children, ...portal }) {
  const { sdk, supplierId, warehouses, locale, navigation, can, notify, emit, searchKey, onFailed } = portal;
  const { unsaved, drafts } = portal;
  const value = useMemo(
    () => ({
      sdk,
      supplierId,
      warehouses,
      locale,
      navigation,
      can,
      notify,
      emit,
      searchKey,
      onFailed,
      unsaved,
      drafts
    }),
    [
      sdk,
      supplierId,
      warehouses,
      locale,
      navigation,
      can,
      notify,
      emit,
      searchKey,
      onFailed,
      unsaved,
      drafts
    ]
  );
  return /* @__PURE__ */ jsx(QueryClientProvider, { client: queryClient, children: /* @__PURE__ */ jsx(PortalContext.Provider, { value, children }) });
}

// src/kernel/portal/query-client.ts
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
var staleTimeMs = 1e4;
var isWelcome = ({ state }) => Date.now() >= state.errorUpdatedAt + waitAfter(state.error);
function createPortalQueryClient({ onError } = {}) {
  return new QueryClient({
    ...onError && {
      queryCache: new QueryCache({ onError }),
      mutationCache: new MutationCache({ onError })
    },
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: staleTimeMs,
        gcTime: 6e4,
        refetchOnWindowFocus: isWelcome,
        // A call made offline fails at once and says so; paused, it would leave the old rows under the new order.
        networkMode: "always",
        refetchOnReconnect: isWelcome
      },
      mutations: { retry: false, networkMode: "always" }
    }
  });
}

export {
  dependsOnFlags,
  isOpen,
  isPermitted,
  PortalProvider,
  createPortalQueryClient
};
