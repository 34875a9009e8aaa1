import type { ContractOperation } from '@portal-kit/contract/contract';
import { jsonResponse, type RawRequest } from '@portal-kit/contract/exchange';
import type { Violation } from '@portal-kit/contract/violation';
import { identityFailureBody, requestErrorBody } from './error-bodies.ts';
import { type GateResponse, gateResponse } from './gate-response.ts';
import { UpstreamError } from './upstream-error.ts';

/** Thrown when a request violates the contract. */
export class RejectedRequest extends Error {
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super('The request violates the contract');
    this.violations = violations;
  }
}

export function requestRejected(
  operation: ContractOperation,
  found: readonly Violation[],
  traceId: string,
): GateResponse {
  const violations = found.map((violation) => withParameterName(operation, violation));
  if (operation.document === 'identity')
    return gateResponse(jsonResponse(400, identityFailureBody(violations, traceId)), violations);
  const body = requestErrorBody(operation, violations, traceId);
  return gateResponse(jsonResponse(body.status, body), violations);
}

/** Restores a parameter name's case, because Prism reports parameter names in lowercase. */
function withParameterName({ prism }: ContractOperation, violation: Violation): Violation {
  const { query = [], path = [] } = prism.request ?? {};
  const documented = { query, path }[violation.location] ?? [];
  const name = documented.find((parameter) => parameter.name.toLowerCase() === violation.fieldPath)?.name;
  return name === undefined ? violation : { ...violation, fieldPath: name };
}

export const malformedBody: Violation = {
  side: 'request',
  location: '',
  fieldPath: '',
  code: 'malformed',
  message: 'The body does not match its content type',
};

/** The violation of a `Content-Type` that is not a media type. */
export const malformedMediaType: Violation = {
  side: 'request',
  location: 'header',
  fieldPath: 'Content-Type',
  code: '415',
  message: 'The Content-Type is not a media type',
};

/** The contract documents this status, so no violation is recorded. */
export function payloadTooLarge(traceId: string): GateResponse {
  const body = {
    errorMessage: 'The file is larger than 10 MB.',
    errorCode: 'PAYLOAD_TOO_LARGE',
    status: 413,
    traceId,
  };
  return gateResponse(jsonResponse(413, body), []);
}

export function responseViolatesContract(violations: readonly Violation[], traceId: string): GateResponse {
  const body = {
    errorMessage: 'The sandbox violated the contract',
    errorCode: 'CONTRACT_BROKEN_BY_SERVER',
    status: 502,
    traceId,
    extensions: { validationErrors: violations.map(({ fieldPath, message }) => ({ fieldPath, message })) },
  };
  return gateResponse(jsonResponse(502, body), violations);
}

const UNKNOWN_OPERATIONS = {
  400: ['BAD_REQUEST', ({ path }: RawRequest) => `The path ${path} is not valid percent-encoded UTF-8`],
  404: ['NOT_FOUND', ({ path }: RawRequest) => `The contract has no path ${path}`],
  405: ['METHOD_NOT_ALLOWED', ({ method, path }: RawRequest) => `The contract has no ${method} for ${path}`],
} as const;

export function unknownOperation(
  status: keyof typeof UNKNOWN_OPERATIONS,
  request: RawRequest,
  traceId: string,
): GateResponse {
  const [errorCode, formatMessage] = UNKNOWN_OPERATIONS[status];
  const errorMessage = formatMessage(request).slice(0, LONGEST_MESSAGE);
  const violation: Violation = {
    side: 'request',
    location: 'path',
    fieldPath: '',
    code: String(status),
    message: errorMessage,
  };
  return gateResponse(jsonResponse(status, { errorMessage, errorCode, status, traceId }), [violation]);
}

/** No violation: the caller requested a mock response that the contract does not have. */
export function mockUnavailable(status: number, errorMessage: string, traceId: string): GateResponse {
  return gateResponse(
    jsonResponse(status, { errorMessage, errorCode: 'MOCK_UNAVAILABLE', status, traceId }),
    [],
  );
}

const LONGEST_MESSAGE = 500;

function upstreamFailed({ errorCode, message }: UpstreamError, traceId: string): GateResponse {
  const violation: Violation = { side: 'response', location: '', fieldPath: '', code: errorCode, message };
  const body = { errorMessage: message.slice(0, LONGEST_MESSAGE), errorCode, status: 502, traceId };
  return gateResponse(jsonResponse(502, body), [violation]);
}

const NOT_ACCEPTABLE = 'errors#NOT_ACCEPTABLE';

/** Returns whether an error is one of Prism's, which follow RFC 7807. */
const isProblem = (error: Error): error is Error & { status: number; detail: string } =>
  'detail' in error && 'status' in error;

export function errorResponseFor(operation: ContractOperation, error: Error, traceId: string): GateResponse {
  if (error instanceof RejectedRequest) return requestRejected(operation, error.violations, traceId);
  if (isProblem(error)) return mockUnavailable(error.status, error.detail, traceId);
  if (error instanceof UpstreamError) return upstreamFailed(error, traceId);
  // Only mocked responses are negotiated; the sandbox ignores `Accept`.
  if (error.message.includes(NOT_ACCEPTABLE))
    return mockUnavailable(
      406,
      `The contract has no response for ${operation.operationId} with an accepted media type`,
      traceId,
    );
  return responseViolatesContract(
    [{ side: 'response', location: '', fieldPath: '', code: 'upstream', message: error.message }],
    traceId,
  );
}
