import type { PortalSdk } from '@portal-kit/sdk';
import { formatFilter } from '@portal-kit/sdk/filters';
import { itemQueries } from '@portal-kit/sdk/items';

/** Maximum number of keys per request, so that the contract's `filter` is not too long. */
const keysPerCall = 40;

/** Splits keys into requests. */
export const chunkKeys = (keys: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(keys.length / keysPerCall) }, (_, index) =>
    keys.slice(index * keysPerCall, (index + 1) * keysPerCall),
  );

/** Requests active items of a warehouse by id, SKU or UPC. */
export const itemsByKey = (
  sdk: PortalSdk,
  place: { supplierId: string; warehouseId: string },
  field: 'itemId' | 'sku' | 'upc',
  keys: readonly string[],
) => itemQueries.suggested(sdk, { ...place, limit: keys.length, filter: formatFilter({ [field]: keys }) });
