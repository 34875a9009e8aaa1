import { createPortalSdk, isPortalError } from '@portal-kit/sdk';
import { itemQueries } from '@portal-kit/sdk/items';

const { PORTAL_URL = '', PORTAL_TOKEN = '' } = process.env;

const sdk = createPortalSdk({
  baseUrl: PORTAL_URL,
  tokens: { get: () => PORTAL_TOKEN, refresh: async () => null },
});

const { data } = await sdk.client.GET('/suppliers/{supplierId}/items', {
  params: { path: { supplierId: 'SUP-1001' }, query: { limit: 20, sortBy: 'sku' } },
});
console.log((data?.data ?? []).map((item) => item.sku).join(' '));

const { queryKey } = itemQueries.list(sdk, { supplierId: 'SUP-1001' });
console.log(queryKey.length > 0);

try {
  await sdk.client.GET('/suppliers/{supplierId}/items/{itemId}', {
    params: { path: { supplierId: 'SUP-1001', itemId: 'ITM-0' } },
  });
} catch (error) {
  if (!isPortalError(error)) throw error;
  console.log(error.kind, error.status);
}
