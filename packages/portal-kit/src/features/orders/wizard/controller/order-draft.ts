import type { OrderDirection } from '@portal-kit/sdk/orders';
import { isLike } from '../../../../forms/draft/is-like';
import type { OrderFormValues } from '../../form/values/order-form.values';
import type { OrderLine } from '../../lines/order-line';

/** Returns the key of an order's draft, or of a new order's draft if `orderId` is undefined. */
export const orderDraftKey = (direction: OrderDirection, orderId: string | undefined): string =>
  [`${direction}-order`, orderId].filter(Boolean).join('/');

/** Returns whether a draft has the fields of this form. A draft from an older release may have other fields. */
export function isOrderDraft(
  start: OrderFormValues,
  { details, lineItems, palletsQuantity }: Record<string, unknown>,
) {
  if (!isLike(start.details, details) || typeof palletsQuantity !== 'string' || !Array.isArray(lineItems))
    return false;
  return lineItems.every(
    (line: Partial<OrderLine> | null) =>
      typeof line?.lineItemNumber === 'number' &&
      typeof line.item?.itemId === 'string' &&
      typeof line.item.sku === 'string' &&
      typeof line.item.bottlesPerCase === 'number' &&
      [line.casesQuantity, line.bottlesQuantity, line.lotNumber, line.unitPrice, line.notes].every(
        (text) => typeof text === 'string',
      ),
  );
}
