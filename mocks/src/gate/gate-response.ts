import type { RawResponse } from '@portal-kit/contract/exchange';
import type { Violation } from '@portal-kit/contract/violation';

/** `upstream`: the sandbox; `example`: the contract's examples; `gate`: an error response of the gate itself. */
export type ResponseSource = 'upstream' | 'example' | 'gate';

export interface GateResponse {
  readonly response: RawResponse;
  readonly source: ResponseSource;
  readonly violations: readonly Violation[];
}

/** Creates an error response of the gate itself. */
export const gateResponse = (response: RawResponse, violations: readonly Violation[]): GateResponse => ({
  response,
  source: 'gate',
  violations,
});
