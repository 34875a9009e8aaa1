import type { KoaContextWithOIDC, Provider } from 'oidc-provider';

/** One request to the token endpoint. Contains no tokens. */
export interface TokenRequest {
  readonly grantType: string;
  /** `null` when the server could not identify the user. */
  readonly user: string | null;
  /** Error code of a refused request; `null` when tokens were issued. */
  readonly error: string | null;
}

/** Returns a list that grows with every request. */
export function watchTokenRequests(
  provider: Provider,
  findEmail: (uid: string) => string | null,
): TokenRequest[] {
  const seen: TokenRequest[] = [];
  const note = ({ oidc }: KoaContextWithOIDC, error: string | null) => {
    const uid = oidc.entities.Account?.accountId;
    seen.push({
      grantType: String(oidc.params?.grant_type ?? ''),
      user: uid === undefined ? null : findEmail(uid),
      error,
    });
  };
  provider.on('grant.success', (context) => note(context, null));
  provider.on('grant.error', (context, error) => note(context, error.error));
  return seen;
}
