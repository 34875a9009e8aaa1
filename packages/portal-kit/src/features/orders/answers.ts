import { isPortalError } from '@portal-kit/sdk';

const refusals: readonly number[] = [400, 403, 404, 422];

/** Whether an order may be as it was wanted in spite of a failure: nobody knows, or somebody else was quicker. */
export const isUncertain = (error: unknown): boolean =>
  isPortalError(error) && (error.kind !== 'http' || !refusals.includes(error.status));

/** Whether the order has gone on since it was read, and can no longer be changed. */
export const hasGoneOn = (error: unknown): boolean => isPortalError(error) && error.code === 'INVALID_STATE';
