import { useRef } from 'react';
import type { OrderLine } from '../lines/order-line';

/** Lines are of one warehouse: where another one is chosen over them, the one that they are of. */
export function useWarehouseChange(
  warehouseId: string,
  lines: readonly OrderLine[],
): { before: string | undefined } {
  const known = useRef({ warehouseId, lines });
  // Lines that come together with their warehouse, as a draft's do, are of that one.
  if (lines !== known.current.lines || lines.length === 0) known.current = { warehouseId, lines };
  const { current } = known;
  return { before: current.warehouseId === warehouseId ? undefined : current.warehouseId };
}
