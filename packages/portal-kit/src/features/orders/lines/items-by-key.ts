import type { PortalSdk } from '@portal-kit/sdk';
import { formatFilter } from '@portal-kit/sdk/filters';
import { itemQueries } from '@portal-kit/sdk/items';

/** So many keys are asked for at a time: what the contract's `filter` has room for. */
const keysPerCall = 40;

/** Keys as they are asked for, call by call. */
export const keyCalls = (keys: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(keys.length / keysPerCall) }, (_, index) =>
    keys.slice(index * keysPerCall, (index + 1) * keysPerCall),
  );

/** Reads the active items of a warehouse that a call names. */
export const itemsByKey = (
  sdk: PortalSdk,
  place: { supplierId: string; warehouseId: string },
  field: 'itemId' | 'sku',
  keys: readonly string[],
) => itemQueries.suggested(sdk, { ...place, limit: keys.length, filter: formatFilter({ [field]: keys }) });
