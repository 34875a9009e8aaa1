import { redactBody } from '@portal-kit/contract/redaction/redactor';
import {
  type CredentialKind,
  getCredentialHeader,
  INVALID_CREDENTIAL,
  INVALID_TOKEN,
  type VerificationRequest,
} from './verification-request.ts';

const VARIABLES: Readonly<Record<Exclude<CredentialKind, 'none'>, string>> = {
  access: '$ACCESS_TOKEN',
  identity: '$IDENTITY_TOKEN',
  service: '$SERVICE_CREDENTIAL',
  invalid: INVALID_TOKEN,
};

const LONGEST_BODY = 4000;

/** Quotes a text for a POSIX shell. */
const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

interface CurlRequest {
  readonly method: string;
  readonly url: string;
  /** Options with shell variables. */
  readonly credentials: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Builds a curl command for a POSIX shell. Removes passwords and tokens from the body. */
export function buildCurlCommand({ method, url, credentials, headers, body }: CurlRequest): string {
  const parts = ['curl -i', ...(method === 'GET' ? [] : [`-X ${method}`]), quote(url), ...credentials];
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${quote(`${name}: ${value}`)}`);
  if (body !== undefined) {
    const text = redactBody(body, headers['content-type'] ?? '');
    const shown = text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY)}…` : text;
    parts.push(`--data-binary ${quote(shown)}`);
  }
  return parts.join(' ');
}

/** Builds a curl command that repeats a request. Tokens are shell variables. */
export function formatCurl(url: string, request: VerificationRequest): string {
  const { operation, headers = {}, body } = request;
  return buildCurlCommand({
    method: operation.method,
    url,
    credentials: credentialOptions(request),
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

function credentialOptions({ operation, credential }: VerificationRequest): string[] {
  if (credential === 'none') return [];
  const variable = VARIABLES[credential];
  if (operation.securitySchemes.includes('serviceCredential'))
    return [credential === 'invalid' ? `-u ${INVALID_CREDENTIAL}` : `-u "${variable}"`];
  if (getCredentialHeader(operation) === 'access-token') return [`-H "Access-Token: ${variable}"`];
  return [`-H "Authorization: Bearer ${variable}"`];
}
