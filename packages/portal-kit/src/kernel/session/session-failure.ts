import type { SessionFailure } from './session-context';

const readProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Returns the status of an HTTP error, or `undefined` for other errors. */
export const getErrorStatus = (error: unknown): unknown => readProperty(error, 'status');

/** Returns the message that tells the user why a call failed. */
export function toSessionFailure(error: unknown): SessionFailure {
  const kind = readProperty(error, 'kind');
  const code = readProperty(error, 'code');
  const callId = readProperty(error, 'callId');
  return {
    kind: typeof kind === 'string' ? kind : 'generic',
    code: typeof code === 'number' ? code : undefined,
    callId: typeof callId === 'string' ? callId : undefined,
  };
}
