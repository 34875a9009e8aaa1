import { isPortalError } from '@portal-kit/sdk';

/** Returns whether the server rejected a change because of the order's status. */
export const isOrderNotEditable = (error: unknown): boolean =>
  isPortalError(error) && error.code === 'INVALID_STATE';
