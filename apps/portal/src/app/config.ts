/** Which identity provider a deployment has, and where. */
export type IdentityConfig =
  | {
      provider: 'cdc';
      baseUrl: string;
      apiKey: string;
      /** Whether the site is in a single sign-on group. Default true. */
      singleSignOn: boolean;
    }
  | { provider: 'oidc'; authority: string; clientId: string; scope: string };

/** What a deployment decides, read at run time from `/config.json`: one build serves every environment. */
export interface PortalConfig {
  /** Origin of the portal API; `''` for the page's own. */
  apiBaseUrl: string;
  identity: IdentityConfig;
  brand: {
    name: string;
    /** Two letters or so, where there is no logo. */
    shortName: string;
    /** A picture of this origin. */
    logoUrl?: string | undefined;
  };
  supportEmail: string;
}

const defaultScope = 'openid email profile offline_access';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads texts and notes what is missing, so that whoever deploys can mend all of it at once. */
class TextReader {
  readonly missing: string[] = [];

  optional(owner: unknown, key: string): string | undefined {
    const found = isObject(owner) ? owner[key] : undefined;
    return typeof found === 'string' ? found : undefined;
  }

  required(owner: unknown, path: string): string {
    const found = this.optional(owner, path.split('.').at(-1) ?? path);
    if (found === undefined) this.missing.push(path);
    return found ?? '';
  }
}

function readIdentity(read: TextReader, identity: unknown): IdentityConfig {
  const provider = read.optional(identity, 'provider') ?? 'cdc';
  if (provider === 'cdc') {
    return {
      provider,
      baseUrl: read.required(identity, 'identity.baseUrl'),
      apiKey: read.required(identity, 'identity.apiKey'),
      singleSignOn: !isObject(identity) || identity.singleSignOn !== false,
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

/** Throws with the names of what is missing or unknown. */
export function readConfig(value: unknown): PortalConfig {
  const read = new TextReader();
  const root = isObject(value) ? value : {};
  const config: PortalConfig = {
    apiBaseUrl: read.required(root, 'apiBaseUrl'),
    identity: readIdentity(read, root.identity),
    brand: {
      name: read.required(root.brand, 'brand.name'),
      shortName: read.required(root.brand, 'brand.shortName'),
      logoUrl: read.optional(root.brand, 'logoUrl'),
    },
    supportEmail: read.required(root, 'supportEmail'),
  };
  if (read.missing.length > 0) throw new Error(`portal: config.json lacks ${read.missing.join(', ')}.`);
  return config;
}

/** Reads the deployment's configuration: small, and told by its headers never to be kept. */
export async function loadConfig(asked: Promise<Response> = fetch('/config.json')): Promise<PortalConfig> {
  const response = await asked;
  if (!response.ok) throw new Error(`portal: config.json answered ${response.status}.`);
  const value: unknown = await response.json().catch(() => {
    throw new Error('portal: config.json is not JSON.');
  });
  return readConfig(value);
}
