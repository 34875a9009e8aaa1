import type { PortalSdk } from '../client/types';
import { listScacCodes } from '../generated/operations';
import type { components } from '../generated/portal';
import { fetchPage, type Page } from './list';
import { portalQuery, resourceKey } from './query-options';

/** Source: `ScacCode` of `openapi/portal`: a carrier and its Standard Carrier Alpha Code. */
export type ScacCode = components['schemas']['ScacCode'];
/** All carriers of a region in one page. */
export type ScacCodePage = Page<ScacCode>;

/** The regions of the portal: United States, Canada, international. */
export type CountryCode = components['schemas']['CountryCode'];

/** Query keys, from the widest to the narrowest. */
export const scacCodeKeys = {
  all: () => resourceKey(null, 'scac-codes'),
  list: (countryCode: CountryCode) => [...scacCodeKeys.all(), 'list', countryCode] as const,
};

/**
 * Carriers of a region, the whole list. Source: `listScacCodes`.
 *
 * Errors: `PortalError` of any kind.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { scacCodeQueries } from '@portal-kit/sdk/scac-codes';
 *
 * export const canadianCarriers = (sdk: PortalSdk) => scacCodeQueries.list(sdk, { countryCode: 'CAN' });
 * ```
 */
export const scacCodeQueries = {
  list: (sdk: PortalSdk, { countryCode }: { readonly countryCode: CountryCode }) =>
    portalQuery(scacCodeKeys.list(countryCode), (context) =>
      fetchPage<ScacCode>(sdk, listScacCodes, { path: { countryCode }, query: {} }, context),
    ),
};
