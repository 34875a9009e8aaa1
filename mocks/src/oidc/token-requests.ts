import type { KoaContextWithOIDC, Provider } from 'oidc-provider';

/** One request of the token endpoint. Tokens never enter it. */
export interface TokenRequest {
  readonly grantType: string;
  /** `null` when the server could not tell. */
  readonly user: string | null;
  /** The error code it was refused with; `null` when tokens were given. */
  readonly error: string | null;
}

/** A list that grows with every request. */
export function watchTokenRequests(
  provider: Provider,
  emailOf: (uid: string) => string | null,
): TokenRequest[] {
  const seen: TokenRequest[] = [];
  const note = ({ oidc }: KoaContextWithOIDC, error: string | null) => {
    const uid = oidc.entities.Account?.accountId;
    seen.push({
      grantType: String(oidc.params?.grant_type ?? ''),
      user: uid === undefined ? null : emailOf(uid),
      error,
    });
  };
  provider.on('grant.success', (context) => note(context, null));
  provider.on('grant.error', (context, error) => note(context, error.error));
  return seen;
}
