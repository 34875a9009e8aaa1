import { createRequire } from 'node:module';
import type * as PrismValidator from '@stoplight/prism-http/dist/validator/index.js';
import * as E from 'fp-ts/lib/Either.js';
import type { ContractOperation } from './contract.ts';
import type { RawResponse } from './exchange.ts';
import { toPrismOutput } from './prism-output.ts';
import { type PrismDiagnostic, toViolation, type Violation } from './violation.ts';

// The package does not export the validator by name.
const { validateOutput } = createRequire(import.meta.url)('@stoplight/prism-http/dist/validator') as Pick<
  typeof PrismValidator,
  'validateOutput'
>;

/** Converts Prism's findings, including its warnings about an undocumented 4xx or 5xx. */
export const toResponseViolations = (found: readonly PrismDiagnostic[]): readonly Violation[] =>
  found.map((diagnostic) => toViolation('response', diagnostic));

/** Finds a missing response body, which Prism accepts although the contract documents one. */
export function missingBody(
  { prism }: ContractOperation,
  { status, body }: RawResponse,
): readonly Violation[] {
  const contents = prism.responses.find(({ code }) => code === String(status))?.contents ?? [];
  if (body.length > 0 || contents.length === 0) return [];
  const message = 'The response has no body, but the contract documents one';
  return [{ side: 'response', location: 'body', fieldPath: '', code: 'required', message }];
}

/** Validates a response against the contract, without its request. */
export function responseViolations(
  operation: ContractOperation,
  response: RawResponse,
): readonly Violation[] {
  const missing = missingBody(operation, response);
  if (missing.length > 0) return missing;
  try {
    const checked = validateOutput({ resource: operation.prism, element: toPrismOutput(response) });
    return E.isLeft(checked) ? toResponseViolations(checked.left) : [];
  } catch (error) {
    const { message } = E.toError(error);
    return [{ side: 'response', location: 'body', fieldPath: '', code: 'unreadable', message }];
  }
}
