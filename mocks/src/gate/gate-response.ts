import type { RawResponse } from '../gateway/exchange.ts';
import type { Violation } from './violations.ts';

/** `upstream`: the sandbox; `example`: the contract's examples; `gate`: an error response of the gate itself. */
export type ResponseSource = 'upstream' | 'example' | 'gate';

export interface GateResponse {
  readonly response: RawResponse;
  readonly source: ResponseSource;
  readonly violations: readonly Violation[];
}

/** An error response of the gate itself. */
export const gateResponse = (response: RawResponse, violations: readonly Violation[]): GateResponse => ({
  response,
  source: 'gate',
  violations,
});
