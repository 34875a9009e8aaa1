import { orderCancelRequestBounds } from '@portal-kit/sdk/bounds';
import { withoutBlockedCharacters } from '../../../../forms/fields/rules';
import type { ReasonRules } from '../../../../lists/selection/bulk/bulk-action';

/** The rules for the reason of a cancellation. Source: `OrderCancelRequest`. */
export const cancelReasonRules: ReasonRules = {
  maxLength: orderCancelRequestBounds.reason.maxLength,
  sanitize: withoutBlockedCharacters,
};
