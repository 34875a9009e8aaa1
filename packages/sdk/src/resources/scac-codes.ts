import type { PortalSdk } from '../client/types';
import { type CountryCode, listScacCodes } from './operations/scac-codes';
import { portalQuery, resourceKey } from './requests/query-options';

export type { CountryCode, ScacCode, ScacCodePage } from './operations/scac-codes';

/** Query keys, from general to specific. */
export const scacCodeKeys = {
  all: () => resourceKey(null, 'scac-codes'),
  list: (countryCode: CountryCode) => [...scacCodeKeys.all(), 'list', countryCode] as const,
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
    portalQuery(scacCodeKeys.list(params.countryCode), (options) => listScacCodes(sdk, params, options)),
};
