import type { FilledStep } from '../steps/order-step';

/** A problem or warning that the user sees before submission. */
export interface OrderCheck {
  /** Unique in the panel. */
  id: string;
  /** `block`: the server refuses the order. `warn`: the server can accept the order. */
  severity: 'block' | 'warn';
  text: string;
  /** The step with the field to correct. */
  step: FilledStep;
  /** The name of the field in the form. */
  field: string;
  /** The name of the field for the user, if it is not a field of the details. */
  fieldLabel?: string;
}

/** Groups of checks. A group loads, fails and is repeated as a whole. */
export const checkGroups = ['stock', 'items', 'license', 'dates', 'carrier', 'pallets'] as const;

export type CheckGroup = (typeof checkGroups)[number];

/** Creates a check of a field in the details. */
export const detailsCheck = (
  severity: OrderCheck['severity'],
  field: string,
  code: string,
  text: string,
): OrderCheck => ({ id: `${field}.${code}`, severity, text, step: 'details', field: `details.${field}` });

/** Creates a check of a line. The button leads to the quantity of the line. */
export const lineCheck = (
  severity: OrderCheck['severity'],
  line: { lineItemNumber: number; item: { sku: string } },
  code: string,
  text: string,
): OrderCheck => ({
  ...{ id: `line${line.lineItemNumber}.${code}`, severity, text, step: 'items' },
  field: `lineItems.${line.lineItemNumber}.casesQuantity`,
  fieldLabel: line.item.sku,
});
