import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK, jwtVerify } from 'jose';
import { SIGNING_ALGORITHM } from './provider.ts';

export interface OidcKeys {
  readonly privateJwk: JWK;
  /** The email address in a valid ID token signed with these keys for this audience. */
  emailOf(
    token: string,
    expected: { readonly issuer: string; readonly audience: string },
  ): Promise<string | undefined>;
}

/** Creates new keys for each server, so tokens of an earlier server are invalid. */
export async function createKeys(): Promise<OidcKeys> {
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const use = { alg: SIGNING_ALGORITHM, use: 'sig', kid: 'oidc-1' };
  const published = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), ...use }] });
  return {
    privateJwk: { ...(await exportJWK(pair.privateKey)), ...use },
    async emailOf(token, expected) {
      try {
        const { payload } = await jwtVerify(token, published, { ...expected, requiredClaims: ['exp'] });
        return typeof payload.email === 'string' ? payload.email : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
