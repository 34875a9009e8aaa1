const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Client ID and secret of a partner's server, and the origin of the portal API. */
export interface ServiceCredentialOptions {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Throws a `TypeError` for options that would send an unusable or an unencrypted secret. No message contains a secret. */
export function checkCredential({ baseUrl, clientId, clientSecret }: ServiceCredentialOptions): void {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url?.username || url?.password) {
    throw new TypeError(
      `@portal-kit/sdk: baseUrl contains a user name or a password for ${url.host}. Pass the service credential as ` +
        'clientId and clientSecret.',
    );
  }
  if (!url || !isOrigin(url) || !isConfidential(url)) {
    throw new TypeError(
      `@portal-kit/sdk: baseUrl is "${baseUrl}". Use the https origin of the portal API without a path, because the client ` +
        'secret is sent to it. Only a loopback address may use http.',
    );
  }
  if (!isCredential(clientId) || clientId.includes(':'))
    throw new TypeError('@portal-kit/sdk: clientId is empty, or contains a colon or a control character.');
  if (!isCredential(clientSecret))
    throw new TypeError('@portal-kit/sdk: clientSecret is empty, or contains a control character.');
}

const isOrigin = ({ pathname, search, hash }: URL) => /^\/*$/.test(pathname) && search === '' && hash === '';

const isConfidential = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));

/** Returns whether a value is a string that isn't empty and contains no control characters (RFC 7617). */
const isCredential = (text: unknown) => typeof text === 'string' && /^\P{Cc}+$/u.test(text);

/** Builds the `Authorization` header of the Basic scheme in UTF-8 (RFC 7617). */
export function basicAuthorization({ clientId, clientSecret }: ServiceCredentialOptions): string {
  const bytes = new TextEncoder().encode(`${clientId}:${clientSecret}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
