import { redacted } from '../control/recorded-bodies.ts';
import { type CredentialKind, credentialHeaderOf, type VerificationRequest } from './verification-request.ts';

const VARIABLES: Readonly<Record<Exclude<CredentialKind, 'none'>, string>> = {
  access: '$ACCESS_TOKEN',
  identity: '$IDENTITY_TOKEN',
  service: '$SERVICE_CREDENTIAL',
  invalid: 'invalid',
};

const LONGEST_BODY = 4000;

/** Quotes a text for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A curl command that repeats a request. Tokens are shell variables; passwords are removed. */
export function curlOf(
  url: string,
  { operation, credential, headers = {}, body }: VerificationRequest,
): string {
  const parts = ['curl -i'];
  if (operation.method !== 'GET') parts.push(`-X ${operation.method}`);
  parts.push(quoted(url));
  if (credential !== 'none') {
    const variable = VARIABLES[credential];
    if (operation.securitySchemes.includes('serviceCredential')) parts.push(`-u "${variable}"`);
    else if (credentialHeaderOf(operation) === 'access-token') parts.push(`-H "Access-Token: ${variable}"`);
    else parts.push(`-H "Authorization: Bearer ${variable}"`);
  }
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (body !== undefined) {
    const text = redacted(body, headers['content-type'] ?? '');
    parts.push(
      `--data-binary ${quoted(text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY)}…` : text)}`,
    );
  }
  return parts.join(' ');
}
