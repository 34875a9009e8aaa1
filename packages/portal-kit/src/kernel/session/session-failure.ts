import type { SessionFailure } from './session-context';

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Returns the status of an HTTP error, or `undefined` for other errors. */
export const statusOf = (error: unknown): unknown => propertyOf(error, 'status');

/** Returns the reason for a failure, for the user. */
export function failureOf(error: unknown): SessionFailure {
  const kind = propertyOf(error, 'kind');
  const code = propertyOf(error, 'code');
  const callId = propertyOf(error, 'callId');
  return {
    kind: typeof kind === 'string' ? kind : 'generic',
    code: typeof code === 'number' ? code : undefined,
    callId: typeof callId === 'string' ? callId : undefined,
  };
}
