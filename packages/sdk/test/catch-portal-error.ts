import { isPortalError, type PortalError } from '@portal-kit/sdk';

/** Returns the `PortalError` that a call rejects with. */
export async function catchPortalError(call: Promise<unknown>): Promise<PortalError> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in outcome && isPortalError(outcome.error)) return outcome.error;
  throw new Error(`Expected a PortalError, received ${JSON.stringify(outcome)}`, {
    cause: 'error' in outcome ? outcome.error : undefined,
  });
}
