import type { FeatureFlag } from '@portal-kit/sdk/auth';

type Flags = readonly FeatureFlag[];

/**
 * Returns the current flags. Keeps the cached flags, which dev mode may have changed, unless the server's list contains
 * other flags. Source: specification, section 4 (lists of different length); domain, 15 (19) (lists of different ids).
 */
export function currentFlags(cached: Flags | null, server: Flags): Flags {
  if (!cached || cached.length !== server.length) return server;
  const ids = new Set(cached.map(({ id }) => id));
  return server.every(({ id }) => ids.has(id)) ? cached : server;
}

/** Returns the list with one flag toggled. An unknown id changes nothing. */
export const withToggled = (flags: Flags, toggledId: string): Flags =>
  flags.map((flag) => (flag.id === toggledId ? { ...flag, enabled: !flag.enabled } : flag));
