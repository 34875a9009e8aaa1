import { randomBytes } from 'node:crypto';
import type { ErrorBody } from '@portal-kit/contract/error-body';
import { jsonResponse, type RawResponse } from '@portal-kit/contract/exchange';

/** Identifies a request in the journal, in its response header and in its error body. */
export const newRequestId = () => `00-${randomBytes(16).toString('hex')}`;

/** Creates an error response of the gateway itself, with the contract's error body. */
export function gatewayError(
  status: number,
  errorCode: string,
  errorMessage: string,
  headers: Readonly<Record<string, string>> = {},
): RawResponse {
  const body: ErrorBody = { errorMessage, errorCode, status, traceId: newRequestId() };
  return jsonResponse(status, body, headers);
}
