import { isPortalError } from '@portal-kit/sdk';

/** The order can no longer be changed, because the status has advanced since the screen loaded the order. */
export class OrderNotEditableError extends Error {
  readonly status: string;

  constructor(status: string) {
    super(`portal-kit: the order is ${status}, so it can no longer be changed. Load the order again.`);
    this.status = status;
  }
}

/** Whether the server refused a change because of the order's status. */
export const isOrderNotEditable = (error: unknown): boolean =>
  isPortalError(error) && error.code === 'INVALID_STATE';

const finalStatuses: readonly number[] = [400, 403, 404, 422];

/** Whether a failed request may have changed the order, or another user may have made the same change. */
export const isOutcomeUncertain = (error: unknown): boolean =>
  isPortalError(error) && (error.kind !== 'http' || !finalStatuses.includes(error.status));
