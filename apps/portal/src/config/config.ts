import { isObject } from './is-object';

/** Identity provider of a deployment. */
export type IdentityConfig =
  | {
      provider: 'cdc';
      baseUrl: string;
      apiKey: string;
      /** Address of the provider's web SDK for single sign-on. Default: no single sign-on. */
      webSdkUrl?: string | undefined;
    }
  | { provider: 'oidc'; authority: string; clientId: string; scope: string };

/** Configuration of a deployment, read from `/config.json` at run time: one build serves every environment. */
export interface PortalConfig {
  /** Origin of the portal API; `''` for the origin of the page. */
  apiBaseUrl: string;
  /** Base of the portal-data paths (`/users`, `/suppliers/{supplierId}/…`). Default `/api/v1`. */
  dataBasePath?: string | undefined;
  identity: IdentityConfig;
  brand: {
    name: string;
    /** About two letters; shown without a logo. */
    shortName: string;
    /** Path of an image on the origin of the page. */
    logoUrl?: string | undefined;
  };
  supportEmail: string;
  /**
   * `tab`, for shared computers: the drafts of an expired session stay in the tab only. Default: they stay in the browser
   * for 24 hours if the user chose Remember me.
   */
  draftsAfterExpiry?: 'tab' | undefined;
  /**
   * URL of a collector that receives requests, errors and web vitals as OpenTelemetry spans (OTLP over HTTP with JSON).
   * Default: no telemetry.
   */
  telemetryUrl?: string | undefined;
}

const defaultScope = 'openid email profile offline_access';

/** Reads strings and collects missing keys, so that the error lists all of them. */
class TextReader {
  readonly missing: string[] = [];

  optional(owner: unknown, key: string): string | undefined {
    const value = isObject(owner) ? owner[key] : undefined;
    return typeof value === 'string' ? value : undefined;
  }

  required(owner: unknown, path: string): string {
    const value = this.optional(owner, path.split('.').at(-1) ?? path);
    if (value === undefined) this.missing.push(path);
    return value ?? '';
  }
}

function readIdentity(read: TextReader, identity: unknown): IdentityConfig {
  const provider = read.optional(identity, 'provider') ?? 'cdc';
  if (provider === 'cdc') {
    return {
      provider,
      baseUrl: read.required(identity, 'identity.baseUrl'),
      apiKey: read.required(identity, 'identity.apiKey'),
      webSdkUrl: read.optional(identity, 'webSdkUrl'),
    };
  }
  if (provider !== 'oidc') {
    throw new Error(`portal: config.json names the identity provider "${provider}"; known are cdc and oidc.`);
  }
  return {
    provider,
    authority: read.required(identity, 'identity.authority'),
    clientId: read.required(identity, 'identity.clientId'),
    scope: read.optional(identity, 'scope') ?? defaultScope,
  };
}

/** Throws for an unknown value, because drafts would otherwise stay on a shared computer. */
function readDraftsAfterExpiry(value: unknown): 'tab' | undefined {
  if (value === undefined || value === null) return undefined;
  if (value === 'tab') return value;
  throw new Error(
    `portal: config.json has the value ${JSON.stringify(value)} for draftsAfterExpiry; the only value is "tab".`,
  );
}

/** Objects of earlier releases that `telemetryUrl` replaces. A file may contain both while a release is deployed. */
const replacedKeys = ['tracing', 'telemetry'];

function readTelemetryUrl(read: TextReader, root: Record<string, unknown>): string | undefined {
  const url = read.optional(root, 'telemetryUrl');
  const replaced = replacedKeys.filter((key) => root[key] !== undefined);
  if (url !== undefined || replaced.length === 0) return url;
  throw new Error(
    `portal: config.json contains ${replaced.join(' and ')}, which telemetryUrl replaces (docs/upgrading.md).`,
  );
}

/**
 * Validates a configuration. Throws an error with the missing keys, the unknown identity provider or the settings of an
 * earlier release.
 */
export function readConfig(value: unknown): PortalConfig {
  const read = new TextReader();
  const root = isObject(value) ? value : {};
  const config: PortalConfig = {
    apiBaseUrl: read.required(root, 'apiBaseUrl'),
    dataBasePath: read.optional(root, 'dataBasePath'),
    identity: readIdentity(read, root.identity),
    brand: {
      name: read.required(root.brand, 'brand.name'),
      shortName: read.required(root.brand, 'brand.shortName'),
      logoUrl: read.optional(root.brand, 'logoUrl'),
    },
    supportEmail: read.required(root, 'supportEmail'),
    draftsAfterExpiry: readDraftsAfterExpiry(root.draftsAfterExpiry),
    telemetryUrl: readTelemetryUrl(read, root),
  };
  if (read.missing.length > 0) throw new Error(`portal: config.json lacks ${read.missing.join(', ')}.`);
  return config;
}

/** Loads the deployment's configuration. `request`: a request that is already running. */
export async function loadConfig(request: Promise<Response> = fetch('/config.json')): Promise<PortalConfig> {
  const response = await request;
  if (!response.ok)
    throw new Error(
      `portal: config.json responded with status ${response.status}, so the portal cannot start. Serve config.json beside the page.`,
    );
  const value: unknown = await response.json().catch(() => {
    throw new Error('portal: config.json is not JSON.');
  });
  return readConfig(value);
}
