import { useRef } from 'react';
import type { OrderLine } from '../../lines/order-line';

/** Lines belong to one warehouse. Returns that warehouse while the user has chosen another one. */
export function useWarehouseChange(warehouseId: string, lines: readonly OrderLine[]): string | undefined {
  const known = useRef({ warehouseId, lines });
  // Lines that change together with the warehouse, as from a draft, belong to the new warehouse.
  if (lines !== known.current.lines || lines.length === 0) known.current = { warehouseId, lines };
  const { current } = known;
  return current.warehouseId === warehouseId ? undefined : current.warehouseId;
}
