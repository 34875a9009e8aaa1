import { type ContractOperation, findResponseExamples } from '@portal-kit/contract/operation';
import type { Fault } from './fault-rule.ts';

/** Returns the contract's example for this operation and status, or a generic error body for an undocumented status. */
export function failureBody(
  { status, example }: Extract<Fault, { kind: 'status' }>,
  operation: ContractOperation | undefined,
  traceId: string,
) {
  const examples = operation && findResponseExamples(operation, String(status));
  const [first] = examples?.values() ?? [];
  const body = example === undefined ? first : examples?.get(example);
  if (typeof body !== 'object' || body === null) return errorBody(status, traceId);
  return 'traceId' in body ? { ...body, traceId } : body;
}

const ERROR_TEXTS: Readonly<Record<number, readonly [errorCode: string, errorMessage: string]>> = {
  400: ['BAD_REQUEST', 'The request could not be read.'],
  401: ['UNAUTHENTICATED', 'The token is missing, invalid or expired.'],
  403: ['FORBIDDEN', "You don't have the required permissions."],
  404: ['NOT_FOUND', 'Nothing was found under this id.'],
  412: ['VERSION_MISMATCH', 'Someone else changed this in the meantime.'],
  413: ['PAYLOAD_TOO_LARGE', 'The file is larger than 10 MB.'],
  428: ['PRECONDITION_REQUIRED', 'This deployment requires If-Match.'],
  429: ['RATE_LIMITED', 'Too many requests. Wait and try again.'],
  503: ['UPSTREAM_UNAVAILABLE', 'The warehouse system is not available right now.'],
};

function errorBody(status: number, traceId: string) {
  const [errorCode, errorMessage] = ERROR_TEXTS[status] ?? [
    'INTERNAL',
    'It seems that an unexpected error has occurred. Please, try again later.',
  ];
  return { errorMessage, errorCode, status, traceId };
}
