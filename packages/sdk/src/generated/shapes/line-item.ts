// Generated from openapi/ by `npm run generate`. Do not edit.

import { casesAndBottlesShape } from './cases-and-bottles';
import { lineItemSnapshotShape } from './line-item-snapshot';

/** Types of the values in `LineItem` of the contract. */
export const lineItemShape = {
  lineItemNumber: 'number',
  item: lineItemSnapshotShape,
  casesQuantity: 'number',
  bottlesQuantity: 'number',
  lotNumber: 'text',
  vintage: 'textOrNumber',
  unitPrice: 'number',
  notes: 'text',
  availableQty: 'number',
  expected: casesAndBottlesShape,
  received: casesAndBottlesShape,
  damaged: casesAndBottlesShape,
  short: casesAndBottlesShape,
  ordered: casesAndBottlesShape,
  picked: casesAndBottlesShape,
  shipped: casesAndBottlesShape,
  lineStatus: 'text',
} as const;
