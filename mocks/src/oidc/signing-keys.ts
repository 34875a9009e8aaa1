import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';

export const SIGNING_ALGORITHM = 'ES256';

/** Issuer and audience of an ID token. */
interface Parties {
  readonly issuer: string;
  readonly audience: string;
}

export interface OidcKeys {
  readonly privateJwk: JWK;
  /** Returns the email address in a valid ID token signed with these keys for this audience. */
  readVerifiedEmail(token: string, expected: Parties): Promise<string | undefined>;
  /** Returns the user id in a valid ID token signed with these keys for this audience. */
  readVerifiedSubject(token: string, expected: Parties): Promise<string | undefined>;
  signIdToken(
    claims: Readonly<Record<string, unknown>>,
    parties: Parties & { readonly lifetimeSeconds: number },
  ): Promise<string>;
}

/** Creates new keys for each server, so tokens of an earlier server are invalid. */
export async function createKeys(): Promise<OidcKeys> {
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const use = { alg: SIGNING_ALGORITHM, use: 'sig', kid: 'oidc-1' };
  const published = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), ...use }] });
  const verifyClaims = async (token: string, expected: Parties): Promise<JWTPayload | undefined> => {
    try {
      return (await jwtVerify(token, published, { ...expected, requiredClaims: ['exp'] })).payload;
    } catch {
      return undefined;
    }
  };
  return {
    privateJwk: { ...(await exportJWK(pair.privateKey)), ...use },
    async readVerifiedEmail(token, expected) {
      const email = (await verifyClaims(token, expected))?.email;
      return typeof email === 'string' ? email : undefined;
    },
    readVerifiedSubject: async (token, expected) => (await verifyClaims(token, expected))?.sub,
    signIdToken: (claims, { issuer, audience, lifetimeSeconds }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: use.alg, kid: use.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${lifetimeSeconds}s`)
        .sign(pair.privateKey),
  };
}
