import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import type { ServiceCredential } from '../model/widget-session.ts';

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Compared for an unknown client ID, so that the duration of the response does not reveal whether the ID exists. */
const NO_SECRET = sha256('');

/**
 * Authenticates the partner's server by the service credential of the request.
 *
 * @throws ApiError 403 `SERVER_ONLY` for a request of a browser; 401 without a valid and enabled credential.
 */
export function authenticatePartnerServer({
  request,
  db,
}: Pick<HandlerContext, 'request' | 'db'>): ServiceCredential {
  const { headers } = request;
  if (headers.has('origin') || headers.has('sec-fetch-site')) {
    throw new ApiError(
      403,
      'SERVER_ONLY',
      'A service credential is for servers. Do not send it from a browser.',
    );
  }
  const { clientId = '', secret = '' } = basicCredentials(headers.get('authorization') ?? '') ?? {};
  const credential = db.serviceCredentials.get(clientId);
  const isSecretValid = isEqual(sha256(secret), credential?.secretSha256 ?? NO_SECRET);
  if (credential?.enabled && isSecretValid) return credential;
  throw new ApiError(401, 'UNAUTHENTICATED', 'The service credential is missing, invalid or disabled.');
}

/** Parses an `Authorization` header of the scheme Basic (RFC 7617). */
export function basicCredentials(authorization: string): { clientId: string; secret: string } | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(authorization)?.[1];
  const text = encoded && Buffer.from(encoded, 'base64').toString();
  if (!text?.includes(':')) return undefined;
  const colon = text.indexOf(':');
  return { clientId: text.slice(0, colon), secret: text.slice(colon + 1) };
}

const isEqual = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

const LOOPBACK = /^(http:\/\/(?:127\.0\.0\.1|localhost)):\d+$/;

/** Returns whether the credential covers a page's origin. */
export function coversOrigin({ origins }: ServiceCredential, origin: string): boolean {
  return origins.includes(origin) || origins.includes(LOOPBACK.exec(origin)?.[1] ?? '');
}
