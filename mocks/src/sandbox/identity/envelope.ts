import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { contentLanguage, json } from '../responses.ts';

/** The identity provider always responds with HTTP 200; `errorCode` is the result (domain §1.1). */

/** A form body, by parameter name. */
export type Form = Readonly<Record<string, string | undefined>>;

interface FailureText {
  readonly statusCode: number;
  readonly errorMessage: string;
  readonly errorDetails: string;
}

const STATUS_REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  202: 'Accepted',
  206: 'Partial Content',
  301: 'Moved Permanently',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  500: 'Internal Server Error',
  504: 'Gateway Timeout',
};

// biome-ignore format: a table, one code a line
const FAILURES = {
  100001: { statusCode: 202, errorMessage: 'Data pending', errorDetails: 'The data are not available yet' },
  200001: { statusCode: 200, errorMessage: 'Operation canceled', errorDetails: 'The user has canceled' },
  206001: { statusCode: 206, errorMessage: 'Account Pending Registration', errorDetails: 'Missing required fields for registration' },
  206002: { statusCode: 206, errorMessage: 'Account Pending Verification', errorDetails: 'The account email has not been verified' },
  206003: { statusCode: 206, errorMessage: 'Account Missing LoginID', errorDetails: 'The account has no login identifier' },
  301001: { statusCode: 301, errorMessage: 'Invalid data center', errorDetails: 'The site belongs to another data center' },
  400002: { statusCode: 400, errorMessage: 'Missing required parameter', errorDetails: 'Missing required parameter' },
  400006: { statusCode: 400, errorMessage: 'Invalid parameter value', errorDetails: 'Invalid parameter value' },
  400009: { statusCode: 400, errorMessage: 'Validation error', errorDetails: 'The password does not meet the policy' },
  400011: { statusCode: 400, errorMessage: 'Invalid redirect URI', errorDetails: 'The redirect URI is not allowed for this site' },
  400050: { statusCode: 400, errorMessage: 'Security verification failed', errorDetails: 'The security question was not answered' },
  400093: { statusCode: 400, errorMessage: 'Invalid ApiKey parameter', errorDetails: 'Invalid apiKey' },
  400120: { statusCode: 400, errorMessage: 'Invalid site domain', errorDetails: 'The domain is not allowed for this site' },
  401010: { statusCode: 401, errorMessage: 'Suspected spam', errorDetails: 'Too many emails were requested' },
  401020: { statusCode: 401, errorMessage: 'Captcha verification needed', errorDetails: 'Too many attempts' },
  401021: { statusCode: 401, errorMessage: 'Wrong captcha', errorDetails: 'The captcha was not solved' },
  401030: { statusCode: 401, errorMessage: 'Old Password Used', errorDetails: 'This password was used before' },
  403000: { statusCode: 403, errorMessage: 'Forbidden', errorDetails: 'The site may not call this method' },
  403002: { statusCode: 403, errorMessage: 'Request has expired', errorDetails: 'The timestamp is too old or too new' },
  403003: { statusCode: 403, errorMessage: 'Invalid request signature', errorDetails: 'The signature does not match' },
  403005: { statusCode: 403, errorMessage: 'Unauthorized user', errorDetails: 'The login token is not known' },
  403011: { statusCode: 403, errorMessage: 'Session Expired', errorDetails: 'The session has expired' },
  403013: { statusCode: 403, errorMessage: 'Unverified user', errorDetails: 'The account email has not been verified' },
  403017: { statusCode: 403, errorMessage: 'Unexpected provider user', errorDetails: 'The provider knows another user' },
  403025: { statusCode: 403, errorMessage: 'Invalid token', errorDetails: 'The token is not valid or has expired' },
  403040: { statusCode: 403, errorMessage: 'Missing user ticket', errorDetails: 'No login ticket in the callback URL' },
  403041: { statusCode: 403, errorMessage: 'Account Disabled', errorDetails: 'Account disabled' },
  403042: { statusCode: 403, errorMessage: 'Invalid LoginID', errorDetails: 'invalid loginID or password' },
  403043: { statusCode: 403, errorMessage: 'Login identifier exists', errorDetails: 'The email address belongs to another account' },
  403047: { statusCode: 403, errorMessage: 'LoginID does not exist', errorDetails: 'There is no user with that username or email' },
  403048: { statusCode: 403, errorMessage: 'API rate limit exceeded', errorDetails: 'Too many calls' },
  403100: { statusCode: 403, errorMessage: 'Pending password change', errorDetails: 'The password has expired' },
  403101: { statusCode: 403, errorMessage: 'Pending two-factor verification', errorDetails: 'A second factor is needed' },
  403102: { statusCode: 403, errorMessage: 'Pending two-factor registration', errorDetails: 'A second factor has to be set up' },
  403110: { statusCode: 403, errorMessage: 'Pending recent login', errorDetails: 'The user has to sign in again' },
  403120: { statusCode: 403, errorMessage: 'Account temporarily locked out', errorDetails: 'Too many failed login attempts' },
  404000: { statusCode: 404, errorMessage: 'Not found', errorDetails: 'Nothing was found' },
  409003: { statusCode: 409, errorMessage: 'Entity exists conflict', errorDetails: 'The account is linked to another one' },
  500001: { statusCode: 500, errorMessage: 'General Server Error', errorDetails: 'Unexpected failure' },
  504001: { statusCode: 504, errorMessage: 'Timeout', errorDetails: 'The request timed out' },
} as const satisfies Readonly<Record<number, FailureText>>;

export type FailureCode = keyof typeof FAILURES;

/** Returns an error code's texts. An unlisted code has generic texts and the status of its first digits. */
function getFailureText(code: number): FailureText {
  const listed: Readonly<Record<number, FailureText>> = FAILURES;
  const family = Math.floor(code / 1000);
  const statusCode =
    [family, Math.floor(family / 100) * 100].find((status) => status in STATUS_REASONS) ?? 400;
  return listed[code] ?? { statusCode, errorMessage: `Error ${code}`, errorDetails: `Error ${code}` };
}

const envelope = (clock: Clock, errorCode: number, statusCode: number) => ({
  callId: randomBytes(16).toString('hex'),
  errorCode,
  apiVersion: 2,
  statusCode,
  statusReason: STATUS_REASONS[statusCode] ?? 'OK',
  time: clock.nowIso(),
});

export function success(clock: Clock, fields: Readonly<Record<string, unknown>> = {}): Response {
  return json({ ...envelope(clock, 0, 200), ...fields });
}

export function failure(
  clock: Clock,
  code: number,
  fields: Readonly<Record<string, unknown>> = {},
  httpStatus = 200,
): Response {
  const { statusCode, ...texts } = getFailureText(code);
  return json({ ...envelope(clock, code, statusCode), ...texts, ...fields }, httpStatus, contentLanguage);
}

export const failureMessage = (code: number): string => getFailureText(code).errorMessage;
