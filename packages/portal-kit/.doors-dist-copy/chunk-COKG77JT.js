'use client';
import {
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/kernel/portal/use-warehouses.ts
import { supplierQueries } from "@portal-kit/sdk/suppliers";
import { useQuery } from "@tanstack/react-query";
function useWarehouses({ isWanted = true } = {}) {
  const { sdk, supplierId, warehouses } = usePortal();
  const query = useQuery({
    ...supplierQueries.details(sdk, { supplierId }),
    enabled: isWanted && warehouses === void 0
  });
  const found = warehouses ?? query.data?.supplier.warehouses;
  return {
    warehouses: found,
    isError: warehouses === void 0 && query.isError,
    retry: () => void query.refetch()
  };
}

export {
  useWarehouses
};
