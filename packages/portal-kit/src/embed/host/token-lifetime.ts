interface Claims {
  iat?: unknown;
  exp?: unknown;
}

/** Parses a JWT's claims. Returns `undefined` for other strings. */
export function parseJwtClaims(token: string): Claims | undefined {
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
 * Returns the remaining lifetime of a newly received token, in milliseconds: `Infinity` for an opaque token and a JWT
 * without `exp`. A device clock may be wrong, so the lifetime is `exp - iat`; the device clock is used only if it gives
 * a shorter lifetime, because the host may have cached the token.
 */
export function tokenLifetimeMs(token: string): number {
  const { iat, exp } = parseJwtClaims(token) ?? {};
  if (typeof exp !== 'number') return Number.POSITIVE_INFINITY;
  const remainingMs = exp * 1_000 - Date.now();
  return typeof iat === 'number' ? Math.min((exp - iat) * 1_000, remainingMs) : remainingMs;
}
