import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

type Kind = 'session' | 'identity' | 'access';

const key = randomBytes(32);
const createSignature = (text: string) => createHmac('sha256', key).update(text).digest();

/** Issues an opaque token: kind, user and signature. */
export function issueToken(kind: Kind, user: string): string {
  const text = `${kind}.${Buffer.from(user).toString('base64url')}`;
  return `${text}.${createSignature(text).toString('base64url')}`;
}

/** Verifies a token of this kind and returns its user. Returns `undefined` for an invalid token. */
export function verifyToken(kind: Kind, token: string): string | undefined {
  const [of, user = '', signature = ''] = token.split('.');
  const sent = Buffer.from(signature, 'base64url');
  const expected = createSignature(`${of}.${user}`);
  if (of !== kind || sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined;
  return Buffer.from(user, 'base64url').toString();
}
