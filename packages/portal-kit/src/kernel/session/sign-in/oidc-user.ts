import type { UserProfile } from 'oidc-client-ts';
import type { Account } from './identity-provider';

/** A signed-in user as stored in this browser. */
export interface OidcUser {
  idToken: string;
  refreshToken: string | undefined;
  /** Claims of the ID token and the user info response. */
  claims: UserProfile;
  /** Time of receipt by this device's clock, in milliseconds since the epoch. */
  receivedAtMs: number;
  /** Expiry by this device's clock, in milliseconds since the epoch; `null` when the ID token contains no expiry. */
  expiresAtMs: number | null;
}

/** The part of a token endpoint's response that is stored. */
interface TokenResponse {
  id_token?: string | undefined;
  refresh_token?: string | undefined;
  profile: UserProfile;
}

/**
 * Merges a token response into the stored user. The expiry is computed from the time of receipt and the token's lifetime,
 * because the device's clock may be wrong.
 */
export function mergeUser(
  { id_token, refresh_token, profile }: TokenResponse,
  previous?: OidcUser,
): OidcUser {
  const refreshToken = refresh_token ?? previous?.refreshToken;
  if (id_token === undefined && previous) return { ...previous, refreshToken };
  const receivedAtMs = Date.now();
  const lifetimeMs = (profile.exp - profile.iat) * 1000;
  return {
    idToken: id_token ?? '',
    refreshToken,
    claims: { ...previous?.claims, ...profile },
    receivedAtMs,
    expiresAtMs: Number.isFinite(lifetimeMs) ? receivedAtMs + lifetimeMs : null,
  };
}

export const isLive = ({ expiresAtMs }: OidcUser) => expiresAtMs === null || Date.now() < expiresAtMs;

/** Parses a stored user; `null` for missing or invalid text. */
export function parseUser(text: string | null): OidcUser | null {
  try {
    const user = JSON.parse(text ?? 'null') as OidcUser | null;
    return user?.idToken && typeof user.idToken === 'string' && toAccount(user.claims).email ? user : null;
  } catch {
    return null;
  }
}

const readClaimText = (claim: unknown) => (typeof claim === 'string' ? claim.trim() : '');

export function toAccount(claims: UserProfile): Account {
  const email = readClaimText(claims.email);
  const fullName = `${readClaimText(claims.given_name)} ${readClaimText(claims.family_name)}`.trim();
  return {
    email,
    nickname: fullName || readClaimText(claims.name) || readClaimText(claims.nickname) || email,
    company: readClaimText(claims.company) || null,
    companyId: readClaimText(claims.company_id) || null,
  };
}

/** Returns whether the claims contain email, name and company. */
export function isComplete(claims: UserProfile): boolean {
  const { email, nickname, company } = toAccount(claims);
  return email !== '' && nickname !== email && company !== null;
}
