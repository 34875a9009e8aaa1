import type { PortalSdk } from '../client/types';
import type { components } from '../generated/portal';
import { scacCodeShape } from '../generated/shapes';
import { fetchPage, type Page } from './requests/list';
import { portalQuery, resourceKey } from './requests/query-options';

/** Source: `ScacCode` of `openapi/portal`: a carrier and its Standard Carrier Alpha Code. */
export type ScacCode = components['schemas']['ScacCode'];
/** All carriers of a region in one page. */
export type ScacCodePage = Page<ScacCode>;
/** Region of carriers: United States, Canada or international. */
export type CountryCode = components['schemas']['CountryCode'];

/** Query keys, from general to specific. */
export const scacCodeKeys = {
  all: () => resourceKey(null, 'scac-codes'),
  list: ({ countryCode }: { readonly countryCode: CountryCode }) =>
    [...scacCodeKeys.all(), 'list', countryCode] as const,
};

/**
 * All carriers of a region. Source: `listScacCodes`.
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
  list: (sdk: PortalSdk, params: { readonly countryCode: CountryCode }) =>
    portalQuery(scacCodeKeys.list(params), (options) =>
      fetchPage<ScacCode>(sdk, '/api/v1/scac-codes/{countryCode}', scacCodeShape, params, options),
    ),
};
