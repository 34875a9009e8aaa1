import type { FeatureFlag } from '@portal-kit/sdk/auth';

type Flags = readonly FeatureFlag[];

/**
 * The flags that count: the cached ones, as dev mode may have changed them, unless the server's list has become another
 * one. Source: specification, section 4: reloaded when the list differs in length; domain, 15 (19): or in its ids.
 */
export function currentFlags(cached: Flags | null, server: Flags): Flags {
  if (!cached || cached.length !== server.length) return server;
  const ids = new Set(cached.map(({ id }) => id));
  return server.every(({ id }) => ids.has(id)) ? cached : server;
}

/** The list with one flag the other way round. An unknown id changes nothing. */
export const withToggled = (flags: Flags, toggledId: string): Flags =>
  flags.map((flag) => (flag.id === toggledId ? { ...flag, enabled: !flag.enabled } : flag));
