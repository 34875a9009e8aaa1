import type { UserProfile } from 'oidc-client-ts';
import type { Account } from './identity-provider';

/** What this browser keeps of a sign-in, for all of its tabs. */
export interface OidcUser {
  idToken: string;
  refreshToken: string | undefined;
  /** What the provider says of the user. */
  claims: UserProfile;
  /** Epoch, in milliseconds of this device's clock. */
  receivedAtMs: number;
  /** The same; `null` when the ID token names no end: then its server is to say. */
  expiresAtMs: number | null;
}

/** The part of a token endpoint's answer that is kept. */
interface TokenAnswer {
  id_token?: string | undefined;
  refresh_token?: string | undefined;
  profile: UserProfile;
}

/**
 * The user after an answer; what it leaves out stays as it was. How long the ID token lives is measured from the moment
 * it came, because the device's clock may be wrong and the provider's may not be asked.
 */
export function userAfter({ id_token, refresh_token, profile }: TokenAnswer, before?: OidcUser): OidcUser {
  const refreshToken = refresh_token ?? before?.refreshToken;
  if (id_token === undefined && before) return { ...before, refreshToken };
  const receivedAtMs = Date.now();
  const lifetimeMs = (profile.exp - profile.iat) * 1000;
  return {
    idToken: id_token ?? '',
    refreshToken,
    claims: { ...before?.claims, ...profile },
    receivedAtMs,
    expiresAtMs: Number.isFinite(lifetimeMs) ? receivedAtMs + lifetimeMs : null,
  };
}

export const isLive = ({ expiresAtMs }: OidcUser) => expiresAtMs === null || Date.now() < expiresAtMs;

/** `null` for nothing, and for what this module has not written. */
export function parseUser(text: string | null): OidcUser | null {
  try {
    const user = JSON.parse(text ?? 'null') as OidcUser | null;
    return user?.idToken && typeof user.idToken === 'string' && accountOf(user.claims).email ? user : null;
  } catch {
    return null;
  }
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim.trim() : '');

export function accountOf(claims: UserProfile): Account {
  const email = textOf(claims.email);
  const fullName = `${textOf(claims.given_name)} ${textOf(claims.family_name)}`.trim();
  return {
    email,
    nickname: fullName || textOf(claims.name) || textOf(claims.nickname) || email,
    company: textOf(claims.company) || null,
    companyId: textOf(claims.company_id) || null,
  };
}

/** Whether the claims name the user as fully as the portal can show. */
export function isWhole(claims: UserProfile): boolean {
  const { email, nickname, company } = accountOf(claims);
  return email !== '' && nickname !== email && company !== null;
}
