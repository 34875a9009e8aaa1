import type { CallOptions } from '../../client/call';
import type { PortalSdk } from '../../client/types';
import type { components } from '../../generated/portal';
import { scacCodeShape } from '../../generated/shapes';
import { fetchPage, type Page } from '../requests/list';

/** Source: `ScacCode` of `openapi/portal`: a carrier and its Standard Carrier Alpha Code. */
export type ScacCode = components['schemas']['ScacCode'];
/** All carriers of a region in one page. */
export type ScacCodePage = Page<ScacCode>;

/** Region of carriers: United States, Canada or international. */
export type CountryCode = components['schemas']['CountryCode'];

/** Source: `listScacCodes`. */
export const listScacCodes = (
  sdk: PortalSdk,
  path: { readonly countryCode: CountryCode },
  options: CallOptions,
): Promise<ScacCodePage> => fetchPage(sdk, '/api/v1/scac-codes/{countryCode}', scacCodeShape, path, options);
