import {
  type CryptoKey,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { isLoopbackUrl } from '../../gateway/own-hosts.ts';
import { DEFAULT_WORLD } from '../../worlds/world-name.ts';
import type { Clock } from '../clock.ts';
import type { Account } from '../model/user.ts';
import type { WidgetSession } from '../model/widget-session.ts';
import type { Store } from '../store/store.ts';

export const API_KEY = '3_sandbox';
export const ACCESS_TOKEN_SECONDS = 600;

const ALGORITHM = 'RS256';
const IDENTITY_ISSUER = `https://fidm.gigya.com/jwt/${API_KEY}/`;
const ACCESS_ISSUER = 'https://portal.example/';

export type TokenKind = 'identity' | 'access';

/** Verifies an identity token of another provider and returns its email address; `undefined` for any other token. */
export type IdentityTokenVerifier = (token: string) => Promise<string | undefined>;

interface Keys {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: JWK;
}

/**
 * Signs and verifies identity and access tokens. The key pair is stored in the store's settings, so users stay signed
 * in after a restart.
 */
export class Tokens {
  readonly #clock: Clock;
  readonly #keys: Keys;
  readonly #world: string;
  #trusted: IdentityTokenVerifier | undefined;

  private constructor(clock: Clock, keys: Keys, world: string) {
    this.#clock = clock;
    this.#keys = keys;
    this.#world = world;
  }

  /** Worlds share the keys of the process. A claim contains the world of a token. */
  static async open(store: Store, clock: Clock, world = DEFAULT_WORLD): Promise<Tokens> {
    const stored = store.setting('signing-key');
    const keys = stored ? await importKeys(JSON.parse(stored)) : await sharedKeys();
    if (!stored) store.setSetting('signing-key', JSON.stringify(await exportJWK(keys.privateKey)));
    return new Tokens(clock, keys, world);
  }

  get publicJwk(): JWK {
    return this.#keys.publicJwk;
  }

  signIdentity(
    account: Account,
    claims: Readonly<Record<string, unknown>>,
    lifetimeSeconds: number,
  ): Promise<string> {
    return this.#sign(
      { apiKey: API_KEY, isLoggedIn: true, ...claims },
      { issuer: IDENTITY_ISSUER, subject: account.uid, lifetimeSeconds },
    );
  }

  signAccess(email: string): Promise<string> {
    return this.#sign(
      { email },
      { issuer: ACCESS_ISSUER, subject: email, lifetimeSeconds: ACCESS_TOKEN_SECONDS },
    );
  }

  /** Access token of a widget session. `author` is the user's name with the partner's name. */
  signSession(session: WidgetSession, author: string, lifetimeSeconds: number): Promise<string> {
    const { sessionId, clientId, supplierId, user, permissions, origin } = session;
    return this.#sign(
      {
        sid: sessionId,
        client_id: clientId,
        supplier_id: supplierId,
        scope: permissions.join(' '),
        origin,
        name: author,
      },
      { issuer: ACCESS_ISSUER, subject: user.id, lifetimeSeconds },
    );
  }

  #sign(
    claims: Readonly<Record<string, unknown>>,
    { issuer, subject, lifetimeSeconds }: { issuer: string; subject: string; lifetimeSeconds: number },
  ): Promise<string> {
    const issuedAt = Math.floor(this.#clock.nowMs() / 1000);
    const world = this.#world === DEFAULT_WORLD ? {} : { world: this.#world };
    return new SignJWT({ ...claims, ...world })
      .setProtectedHeader({ alg: ALGORITHM, kid: this.#keys.kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(subject)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetimeSeconds)
      .setJti(crypto.randomUUID())
      .sign(this.#keys.privateKey);
  }

  /** Accepts identity tokens of this provider from now on. */
  trust(provider: IdentityTokenVerifier): void {
    this.#trusted = provider;
  }

  async emailFromTrusted(token: string): Promise<string | undefined> {
    return this.#trusted?.(token);
  }

  /** Verifies a token and returns its claims; `undefined` unless the token is valid, of this kind and of this world. */
  async verifyToken(token: string, kind: TokenKind): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#keys.publicKey, {
        issuer: kind === 'identity' ? IDENTITY_ISSUER : ACCESS_ISSUER,
        currentDate: this.#clock.nowDate(),
      });
      return (payload.world ?? DEFAULT_WORLD) === this.#world ? payload : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Reads the kind and user that the token claims, unverified. For the journal only. */
export function describeToken(token: string): { kind: TokenKind | 'unknown'; user?: string } {
  try {
    const payload: JWTPayload & { iss?: string } = decodeJwt(token);
    // The name is the user of a widget session, except in an identity token.
    const name = payload.email ?? (payload.sid === undefined ? undefined : payload.name);
    const user = typeof name === 'string' ? { user: name } : {};
    if (payload.iss === IDENTITY_ISSUER) return { kind: 'identity', ...user };
    if (payload.iss === ACCESS_ISSUER) return { kind: 'access', ...user };
    if (isLoopbackUrl(payload.iss ?? '')) return { kind: 'identity', ...user };
    return { kind: 'unknown' };
  } catch {
    return { kind: 'unknown' };
  }
}

let sharedKeysPromise: Promise<Keys> | undefined;

function sharedKeys(): Promise<Keys> {
  sharedKeysPromise ??= generateKeyPair(ALGORITHM, { extractable: true }).then(async ({ privateKey }) =>
    importKeys(await exportJWK(privateKey)),
  );
  return sharedKeysPromise;
}

async function importKeys(privateJwk: JWK): Promise<Keys> {
  const { kty = 'RSA', n = '', e = '' } = privateJwk;
  const publicJwk: JWK = { kty, n, e, alg: ALGORITHM, use: 'sig', kid: n.slice(0, 16) };
  return {
    kid: n.slice(0, 16),
    privateKey: (await importJWK({ ...privateJwk, ext: true }, ALGORITHM, {
      extractable: true,
    })) as CryptoKey,
    publicKey: (await importJWK(publicJwk, ALGORITHM)) as CryptoKey,
    publicJwk,
  };
}
