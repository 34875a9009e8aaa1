import { API_KEY } from '../sandbox/access/tokens.ts';

export type IdentityConfig =
  | {
      readonly provider: 'cdc';
      readonly baseUrl: string;
      readonly apiKey: string;
      readonly webSdkUrl: string;
    }
  | {
      readonly provider: 'oidc';
      readonly authority: string;
      readonly clientId: string;
      readonly scope: string;
    };

export interface RunTimeConfig {
  readonly apiBaseUrl: string;
  readonly identity: IdentityConfig;
  readonly brand: { readonly name: string; readonly shortName: string };
  readonly supportEmail: string;
  /** URL that receives the portal's telemetry. */
  readonly telemetryUrl?: string;
}

/** Address of the stand-in for the identity provider's web SDK script. */
export const WEB_SDK_PATH = '/__sandbox/page/sdk/gigya.js';

const ownIdentity = (worldPath: string, apiKey: string): IdentityConfig => ({
  provider: 'cdc',
  baseUrl: `${worldPath}/identity`,
  apiKey,
  webSdkUrl: WEB_SDK_PATH,
});

/**
 * Builds the portal's run-time configuration, served as `/config.json`. `worldPath` precedes the path of the identity
 * provider, because the portal calls it without cookies. `apiKey` is the site of Customer Data Cloud.
 */
export const runTimeConfig = (
  identity?: IdentityConfig,
  worldPath = '',
  apiKey: string = API_KEY,
  tracesUrl?: string,
): RunTimeConfig => ({
  apiBaseUrl: '',
  identity: identity ?? ownIdentity(worldPath, apiKey),
  brand: { name: 'Harbor Logistics', shortName: 'HL' },
  supportEmail: 'support@portal.example',
  ...(tracesUrl === undefined ? {} : { telemetryUrl: tracesUrl }),
});
