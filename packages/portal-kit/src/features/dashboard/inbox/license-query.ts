import type { Page, PortalQuery, PortalSdk } from '@portal-kit/sdk';
import { type Customer, customerQueries } from '@portal-kit/sdk/customers';
import { formatFilter } from '@portal-kit/sdk/filters';

/** Types of customers with a license. Consumers are left out, because there can be many of them. */
const licensedTypes: readonly Customer['customerType'][] = [
  'DISTRIBUTOR',
  'RETAILER_OFF_PREMISE',
  'ON_PREMISE',
  'CONTROL_STATE_BOARD',
  'IMPORTER',
  'EXPORT_AGENT',
  'BONDED_WAREHOUSE',
  'PRODUCER',
];
/** Highest number of customers that the query returns. */
export const licensesMax = 1000;

/** Creates the query for active customers whose licenses can expire. */
export const licenseQuery = (sdk: PortalSdk, supplierId: string): PortalQuery<Page<Customer>> =>
  customerQueries.list(sdk, {
    ...{ supplierId, limit: licensesMax },
    filter: formatFilter({ status: 'ACTIVE', customerType: licensedTypes }),
  });
