interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/** Name of the library's only Trusted Types policy. */
const policyName = 'portal-kit';
let policy: ScriptUrlPolicy | undefined;

/**
 * Marks the URL of a script as trusted. Pass only URLs of the library's own worker and of the configuration.
 *
 * Errors: throws if the page's security policy blocks the Trusted Types policy.
 */
export function trustedScriptUrl(url: URL): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return url.href;
  policy ??= factory.createPolicy(policyName, { createScriptURL: (text) => text });
  return policy.createScriptURL(url.href);
}
