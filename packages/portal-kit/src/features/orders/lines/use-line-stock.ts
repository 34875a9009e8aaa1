import type { Item } from '@portal-kit/sdk/items';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type StockTotals, stockTotals } from '../../../domain/items/item-quantity';
import { usePortal } from '../../../kernel/portal/portal-context';
import { itemsByKey, keyCalls } from './items-by-key';

/**
 * What of each item can be had in the warehouse, in bottles; asked for items that nobody has told the stock of. A
 * failure leaves it unknown: lines can be written without.
 */
export function useLineStock(warehouseId: string, itemIds: readonly string[]) {
  const { sdk, supplierId } = usePortal();
  const [told, setTold] = useState<{ warehouseId: string; stock: ReadonlyMap<string, StockTotals> }>();
  const [asked, setAsked] = useState<{ warehouseId: string; calls: readonly string[][] }>();
  const known = told?.warehouseId === warehouseId ? told.stock : undefined;
  const calls = asked?.warehouseId === warehouseId ? asked.calls : undefined;

  useEffect(() => {
    if (warehouseId === '') return;
    const covered = new Set(calls?.flat());
    const unknown = itemIds.filter((itemId) => !known?.has(itemId) && !covered.has(itemId));
    if (unknown.length > 0) setAsked({ warehouseId, calls: [...(calls ?? []), ...keyCalls(unknown)] });
  }, [warehouseId, itemIds, known, calls]);

  const stock = useQueries({
    queries: (calls ?? []).map((ids) => itemsByKey(sdk, { supplierId, warehouseId }, 'itemId', ids)),
    combine: useCallback(
      (answers: readonly { data?: { rows: readonly Item[] } | undefined }[]) => {
        const all = new Map(known);
        for (const { data } of answers) {
          for (const item of data?.rows ?? []) all.set(item.itemId, stockTotals(item, 'available'));
        }
        return all as ReadonlyMap<string, StockTotals>;
      },
      [known],
    ),
  });
  /** Items that have just been read from this warehouse bring their stock with them. */
  const tell = useCallback(
    (items: readonly Item[]) =>
      setTold((last) => ({
        warehouseId,
        stock: new Map([
          ...(last?.warehouseId === warehouseId ? last.stock : []),
          ...items.map((item) => [item.itemId, stockTotals(item, 'available')] as const),
        ]),
      })),
    [warehouseId],
  );
  return { stock, tell };
}
