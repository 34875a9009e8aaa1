// Generated from openapi/ by `npm run generate`. Do not edit.

import { inboundOrderDetailsShape } from './inbound-order-details';
import { lineItemShape } from './line-item';
import { orderAttachmentShape } from './order-attachment';
import { orderFailureShape } from './order-failure';
import { orderStatusChangeShape } from './order-status-change';
import { orderTotalsShape } from './order-totals';

/** Types of the values in `InboundOrder` of the contract. */
export const inboundOrderShape = {
  orderId: 'text',
  externalOrderNumber: 'text',
  direction: 'text',
  status: 'text',
  version: 'number',
  details: inboundOrderDetailsShape,
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
