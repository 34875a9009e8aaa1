import type { ContractOperation } from '@portal-kit/contract/contract';
import type { ErrorBody, FieldError } from '@portal-kit/contract/error-body';
import type { Violation } from '@portal-kit/contract/violation';

/**
 * Selects a status for the violations. 401: no credentials. 415: media type. 422: body violates its schema. 400:
 * everything else.
 */
function selectStatus(violations: readonly Violation[]): number {
  if (violations.some(({ code }) => code === '401')) return 401;
  if (violations.some(({ code }) => code === '415')) return 415;
  return violations.some(({ location }) => location === 'body') ? 422 : 400;
}

/** The contract's error code of each status. */
const ERROR_CODES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'VALIDATION_FAILED',
};

/** Builds a rejected request's error, with a status that the operation documents. */
export function requestErrorBody(
  { documentedStatuses }: Pick<ContractOperation, 'documentedStatuses'>,
  violations: readonly Violation[],
  traceId: string,
): ErrorBody {
  const fitting = selectStatus(violations);
  const status = documentedStatuses.includes(String(fitting)) ? fitting : 400;
  const errorCode = ERROR_CODES[status] ?? 'BAD_REQUEST';
  if (status === 401) {
    return {
      errorMessage: 'Sign in first: the request has no token, but the contract requires one',
      errorCode,
      status,
      traceId,
    };
  }
  const validationErrors: FieldError[] = violations.map(({ fieldPath, message }) => ({ fieldPath, message }));
  return {
    errorMessage: 'The request violates the contract',
    errorCode,
    status,
    traceId,
    extensions: { validationErrors },
  };
}

/** Builds a failure of the identity provider, which has its own envelope and always uses status 400. */
export function identityFailureBody(violations: readonly Violation[], traceId: string) {
  const isMissing = violations.some(({ code }) => code === 'required');
  return {
    callId: traceId.slice(3),
    errorCode: isMissing ? 400002 : 400006,
    apiVersion: 2,
    statusCode: 400,
    statusReason: 'Bad Request',
    time: new Date().toISOString(),
    errorMessage: isMissing ? 'Missing required parameter' : 'Invalid parameter value',
    errorDetails: violations
      .map(({ message }) => message)
      .join('; ')
      .slice(0, 2000),
  };
}
