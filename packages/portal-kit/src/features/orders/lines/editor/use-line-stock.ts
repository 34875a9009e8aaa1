import type { Item } from '@portal-kit/sdk/items';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type StockTotals, stockTotals } from '../../../../domain/items/item-quantity';
import { usePortal } from '../../../../kernel/host/portal-context';
import { usePortalQueryClient } from '../../../../kernel/queries/query-client-context';
import { chunkKeys, itemsByKey } from '../items-by-key';
import { findExceededLines, type OrderLine } from '../order-line';

/**
 * Loads the available bottles per item in the warehouse. Requests the stock of items that `addKnownItems` hasn't
 * provided. A failed request leaves the stock unknown; lines remain editable.
 */
function useLineStock(warehouseId: string, itemIds: readonly string[]) {
  const { sdk, supplierId } = usePortal();
  const [provided, setProvided] = useState<{
    warehouseId: string;
    stock: ReadonlyMap<string, StockTotals>;
  }>();
  const [requested, setRequested] = useState<{ warehouseId: string; calls: readonly string[][] }>();
  const known = provided?.warehouseId === warehouseId ? provided.stock : undefined;
  const calls = requested?.warehouseId === warehouseId ? requested.calls : undefined;

  useEffect(() => {
    if (warehouseId === '') return;
    const covered = new Set(calls?.flat());
    const unknown = itemIds.filter((itemId) => !known?.has(itemId) && !covered.has(itemId));
    if (unknown.length > 0) setRequested({ warehouseId, calls: [...(calls ?? []), ...chunkKeys(unknown)] });
  }, [warehouseId, itemIds, known, calls]);

  const stock = useQueries(
    {
      queries: (calls ?? []).map((ids) => itemsByKey(sdk, { supplierId, warehouseId }, 'itemId', ids)),
      combine: useCallback(
        (results: readonly { data?: { rows: readonly Item[] } | undefined }[]) => {
          const all = new Map(known);
          for (const { data } of results) {
            for (const item of data?.rows ?? []) all.set(item.itemId, stockTotals(item, 'available'));
          }
          return all as ReadonlyMap<string, StockTotals>;
        },
        [known],
      ),
    },
    usePortalQueryClient(),
  );
  /** Adds the stock of items that were just read from this warehouse. */
  const addKnownItems = useCallback(
    (items: readonly Item[]) =>
      setProvided((last) => ({
        warehouseId,
        stock: new Map([
          ...(last?.warehouseId === warehouseId ? last.stock : []),
          ...items.map((item) => [item.itemId, stockTotals(item, 'available')] as const),
        ]),
      })),
    [warehouseId],
  );
  return { stock, addKnownItems };
}

export interface AvailableStockOptions {
  direction: OrderDirection;
  warehouseId: string;
  isBonded: boolean;
  lines: readonly OrderLine[];
  /** Reserved bottles that this order can use, by item. */
  reserved?: ReadonlyMap<string, number> | undefined;
}

/** Returns the stock that an order's lines can use, and the lines that exceed it. Only outbound orders use stock. */
export function useAvailableStock(options: AvailableStockOptions) {
  const { direction, warehouseId, isBonded, lines, reserved } = options;
  const itemIds = useMemo(() => [...new Set(lines.map(({ item }) => item.itemId))], [lines]);
  const { stock, addKnownItems } = useLineStock(warehouseId, itemIds);
  const availableUnits = useCallback(
    (itemId: string) => {
      const free = stock.get(itemId)?.[isBonded ? 'bonded' : 'taxPaid'];
      return free === undefined || Number.isNaN(free) ? undefined : free + (reserved?.get(itemId) ?? 0);
    },
    [stock, isBonded, reserved],
  );
  const exceeded = useMemo(
    () => findExceededLines(direction === 'outbound' ? lines : [], availableUnits),
    [direction, lines, availableUnits],
  );
  return { availableUnits, addKnownItems, exceeded };
}

export type AvailableStock = ReturnType<typeof useAvailableStock>;
