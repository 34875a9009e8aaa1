import { randomBytes } from 'node:crypto';
import { json } from '../answers.ts';
import type { Clock } from '../clock.ts';

/** The provider's answers are always HTTP 200; `errorCode` is the real result (domain §1.1). */

/** A form body, by parameter name. */
export type Form = Readonly<Record<string, string | undefined>>;

interface FailureText {
  readonly statusCode: number;
  readonly errorMessage: string;
  readonly errorDetails: string;
}

const STATUS_REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  206: 'Partial Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
};

// biome-ignore format: a table, one code a line
const FAILURES = {
  206002: { statusCode: 206, errorMessage: 'Account Pending Verification', errorDetails: 'The account email has not been verified' },
  400002: { statusCode: 400, errorMessage: 'Missing required parameter', errorDetails: 'Missing required parameter' },
  400006: { statusCode: 400, errorMessage: 'Invalid parameter value', errorDetails: 'Invalid parameter value' },
  400009: { statusCode: 400, errorMessage: 'Validation error', errorDetails: 'The password does not meet the policy' },
  400011: { statusCode: 400, errorMessage: 'Invalid redirect URI', errorDetails: 'The redirect URI is not allowed for this site' },
  400093: { statusCode: 400, errorMessage: 'Invalid ApiKey parameter', errorDetails: 'Invalid apiKey' },
  401030: { statusCode: 401, errorMessage: 'Old Password Used', errorDetails: 'This password was used before' },
  403005: { statusCode: 403, errorMessage: 'Unauthorized user', errorDetails: 'The login token is not known' },
  403011: { statusCode: 403, errorMessage: 'Session Expired', errorDetails: 'The session has expired' },
  403025: { statusCode: 403, errorMessage: 'Invalid token', errorDetails: 'The token is not valid or has expired' },
  403041: { statusCode: 403, errorMessage: 'Account Disabled', errorDetails: 'Account disabled' },
  403042: { statusCode: 403, errorMessage: 'Invalid LoginID', errorDetails: 'invalid loginID or password' },
  403047: { statusCode: 403, errorMessage: 'LoginID does not exist', errorDetails: 'There is no user with that username or email' },
  403120: { statusCode: 403, errorMessage: 'Account temporarily locked out', errorDetails: 'Too many failed login attempts' },
} as const satisfies Readonly<Record<number, FailureText>>;

export type FailureCode = keyof typeof FAILURES;

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
  code: FailureCode,
  fields: Readonly<Record<string, unknown>> = {},
  httpStatus = 200,
): Response {
  const { statusCode, ...texts } = FAILURES[code];
  return json({ ...envelope(clock, code, statusCode), ...texts, ...fields }, httpStatus);
}
