// Generated from openapi/ by `npm run generate`. Do not edit.

import { lineItemShape } from './line-item';
import { orderAttachmentShape } from './order-attachment';
import { orderFailureShape } from './order-failure';
import { orderStatusChangeShape } from './order-status-change';
import { orderTotalsShape } from './order-totals';
import { outboundOrderDetailsShape } from './outbound-order-details';

/** Types of the values in `OutboundOrder` of the contract. */
export const outboundOrderShape = {
  orderId: 'text',
  externalOrderNumber: 'text',
  direction: 'text',
  status: 'text',
  version: 'number',
  details: outboundOrderDetailsShape,
  lineItems: [lineItemShape],
  palletsQuantity: 'number',
  itemsCount: 'number',
  totals: orderTotalsShape,
  failure: orderFailureShape,
  statusHistory: [orderStatusChangeShape],
  attachments: [orderAttachmentShape],
  createdAt: 'text',
  createdBy: 'text',
  updatedAt: 'text',
  updatedBy: 'text',
} as const;
