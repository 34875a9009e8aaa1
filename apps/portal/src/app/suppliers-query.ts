import type { PortalSdk } from '@portal-kit/sdk';
import { supplierQueries } from '@portal-kit/sdk/suppliers';

/** Milliseconds. The value is high because the list of suppliers rarely changes. */
const staleTime = 5 * 60_000;

/** All suppliers of the user, for the supplier switcher. Source: specification, section 9. */
export const suppliersQuery = (sdk: PortalSdk) => ({
  ...supplierQueries.list(sdk, { limit: 5000, sortBy: 'name', sortDirection: 'ASC' }),
  staleTime,
});
