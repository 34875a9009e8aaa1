import type { PortalSdk } from '@portal-kit/sdk';
import { supplierQueries } from '@portal-kit/sdk/suppliers';

/** Time for which the list of suppliers is fresh. The list rarely changes. */
const staleTimeMs = 5 * 60_000;

/** Returns the query for all of the user's suppliers, for the supplier switcher. Source: specification, section 9. */
export const suppliersQuery = (sdk: PortalSdk) => ({
  ...supplierQueries.list(sdk, { limit: 5000, sortBy: 'name', sortDirection: 'ASC' }),
  staleTime: staleTimeMs,
});
