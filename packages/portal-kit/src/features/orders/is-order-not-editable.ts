import { isPortalError } from '@portal-kit/sdk';

/** Whether the server refused a change because of the order's status. */
export const isOrderNotEditable = (error: unknown): boolean =>
  isPortalError(error) && error.code === 'INVALID_STATE';
