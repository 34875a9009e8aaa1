import prismHttp from '@stoplight/prism-http';
import type { ContractOperation } from '../contract/contract.ts';
import { jsonAnswer, type RawAnswer, type RawRequest } from '../gateway/exchange.ts';
import type { GateAnswer } from './gate.ts';
import { identityFailureBody, requestErrorBody, type Violation } from './violations.ts';

/** A request that the gate does not let through. */
export class RefusedRequest extends Error {
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super('The request breaks the contract');
    this.violations = violations;
  }
}

const fromGate = (answer: RawAnswer, violations: readonly Violation[]): GateAnswer => ({
  answer,
  source: 'gate',
  violations,
});

export function refused(
  operation: ContractOperation,
  found: readonly Violation[],
  traceId: string,
): GateAnswer {
  const violations = found.map((violation) => withParameterName(operation, violation));
  if (operation.document === 'identity')
    return fromGate(jsonAnswer(400, identityFailureBody(violations, traceId)), violations);
  const body = requestErrorBody(violations, traceId);
  return fromGate(jsonAnswer(body.status, body), violations);
}

/** Prism reports parameters in lower case. */
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
  message: 'The body is not what its content type says',
};

/** Not a violation: the contract documents it. */
export function tooLarge(traceId: string): GateAnswer {
  const body = {
    errorMessage: 'The file is larger than 10 MB.',
    errorCode: 'PAYLOAD_TOO_LARGE',
    status: 413,
    traceId,
  };
  return fromGate(jsonAnswer(413, body), []);
}

export function brokenContract(violations: readonly Violation[], traceId: string): GateAnswer {
  const body = {
    errorMessage: 'The sandbox broke the contract',
    errorCode: 'CONTRACT_BROKEN_BY_SERVER',
    status: 502,
    traceId,
    extensions: { validationErrors: violations.map(({ fieldPath, message }) => ({ fieldPath, message })) },
  };
  return fromGate(jsonAnswer(502, body), violations);
}

export function noOperation(status: 404 | 405, request: RawRequest, traceId: string): GateAnswer {
  const errorMessage =
    status === 404
      ? `The contract knows no ${request.path}`
      : `The contract knows no ${request.method} on ${request.path}`;
  const errorCode = status === 404 ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED';
  const violation: Violation = {
    side: 'request',
    location: 'path',
    fieldPath: '',
    code: String(status),
    message: errorMessage,
  };
  return fromGate(jsonAnswer(status, { errorMessage, errorCode, status, traceId }), [violation]);
}

/** Not a violation: the mocker was asked for an answer that it does not have. */
export function unavailable(status: number, errorMessage: string, traceId: string): GateAnswer {
  return fromGate(jsonAnswer(status, { errorMessage, errorCode: 'MOCK_UNAVAILABLE', status, traceId }), []);
}

const NOT_ACCEPTABLE = 'errors#NOT_ACCEPTABLE';

export function failed(operation: ContractOperation, error: Error, traceId: string): GateAnswer {
  if (error instanceof RefusedRequest) return refused(operation, error.violations, traceId);
  if (error instanceof prismHttp.ProblemJsonError) return unavailable(error.status, error.detail, traceId);
  // Of an example alone: the sandbox answers whatever is accepted.
  if (error.message.includes(NOT_ACCEPTABLE))
    return unavailable(
      406,
      `The contract has no answer of ${operation.operationId} that is accepted`,
      traceId,
    );
  return brokenContract(
    [{ side: 'response', location: '', fieldPath: '', code: 'upstream', message: error.message }],
    traceId,
  );
}
