import type { Page } from '@portal-kit/sdk';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Finds a record in the loaded pages of its lists, so that a details page shows the row while the record loads. Returns
 * the newest row. Ignores pages that a save has made outdated.
 *
 * @param lists - Query key of the lists, for example `itemKeys.lists({ supplierId })`.
 */
export function cachedRow<Row>(
  queryClient: QueryClient,
  lists: readonly unknown[],
  isRow: (row: Row) => boolean,
): Row | undefined {
  const pages = queryClient
    .getQueryCache()
    .findAll({ queryKey: lists })
    .filter(({ state }) => state.status === 'success' && !state.isInvalidated)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { state } of pages) {
    const row = (state.data as Partial<Page<Row>> | undefined)?.rows?.find(isRow);
    if (row) return row;
  }
  return undefined;
}
