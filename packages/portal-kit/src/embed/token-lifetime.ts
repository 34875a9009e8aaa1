interface Claims {
  iat?: unknown;
  exp?: unknown;
}

function claimsOf(token: string): Claims | undefined {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}

/**
 * How long a token that has just come can be used, in milliseconds; `Infinity` where it does not tell (opaque, or a JWT
 * without `exp`). By its own two times where it names both, as the device's clock may be wrong; by the clock where that
 * says less, as the token may have been lying with the host.
 */
export function tokenLifetimeMs(token: string): number {
  const { iat, exp } = claimsOf(token) ?? {};
  if (typeof exp !== 'number') return Number.POSITIVE_INFINITY;
  const leftMs = exp * 1_000 - Date.now();
  return typeof iat === 'number' ? Math.min((exp - iat) * 1_000, leftMs) : leftMs;
}
