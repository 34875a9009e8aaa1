/** What a deployment decides, read at run time from `/config.json`: one build serves every environment. */
export interface PortalConfig {
  /** Origin of the portal API; `''` for the page's own. */
  apiBaseUrl: string;
  identity: { provider: 'cdc'; baseUrl: string; apiKey: string };
  brand: { name: string; shortName: string };
  supportEmail: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Throws with the name of what is missing, so that whoever deploys can mend it. */
export function readConfig(value: unknown): PortalConfig {
  const missing: string[] = [];
  const text = (owner: unknown, path: string) => {
    const key = path.split('.').at(-1) ?? path;
    const found = isObject(owner) ? owner[key] : undefined;
    if (typeof found !== 'string') missing.push(path);
    return typeof found === 'string' ? found : '';
  };
  const root = isObject(value) ? value : {};
  const config: PortalConfig = {
    apiBaseUrl: text(root, 'apiBaseUrl'),
    identity: {
      provider: 'cdc',
      baseUrl: text(root.identity, 'identity.baseUrl'),
      apiKey: text(root.identity, 'identity.apiKey'),
    },
    brand: { name: text(root.brand, 'brand.name'), shortName: text(root.brand, 'brand.shortName') },
    supportEmail: text(root, 'supportEmail'),
  };
  if (missing.length > 0) throw new Error(`portal: config.json lacks ${missing.join(', ')}.`);
  return config;
}

/** Reads the deployment's configuration: small, and told by its headers never to be kept. */
export async function loadConfig(asked: Promise<Response> = fetch('/config.json')): Promise<PortalConfig> {
  const response = await asked;
  if (!response.ok) throw new Error(`portal: config.json answered ${response.status}.`);
  return readConfig(await response.json());
}
