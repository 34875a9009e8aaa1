import { formatFilter } from '@portal-kit/sdk/filters';
import { type Item, itemQueries } from '@portal-kit/sdk/items';
import { usePortal } from '../../../kernel/host/portal-context';
import { usePortalQueryClient } from '../../../kernel/queries/query-client-context';

/** A UPC has 12 digits. Source: `upc` of `ItemRequest`. */
const upcPattern = /^\d{12}$/;

/**
 * Returns a function that looks up the active item with a UPC or a Supplier Item ID.
 *
 * @param warehouseId - Limits the items to this warehouse. Default: all warehouses.
 */
export function useItemByCode(warehouseId: string | undefined) {
  const { sdk, supplierId } = usePortal();
  const queryClient = usePortalQueryClient();
  const find = async (field: 'upc' | 'sku', code: string): Promise<Item | undefined> => {
    const filter = formatFilter({ [field]: [code] });
    const { rows } = await queryClient.fetchQuery(
      itemQueries.suggested(sdk, { supplierId, warehouseId, filter, limit: 1 }),
    );
    return rows.find(({ itemId }) => itemId);
  };
  return async (code: string) =>
    (upcPattern.test(code) ? await find('upc', code) : undefined) ?? (await find('sku', code));
}
