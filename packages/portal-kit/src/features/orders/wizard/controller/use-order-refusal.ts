import { type FieldError, isPortalError } from '@portal-kit/sdk';
import { useState } from 'react';
import type { LineField, LineProblems } from '../../lines/line-rules';
import type { OrderLine } from '../../lines/order-line';
import type { OrderStep } from '../steps/order-step';

type FieldErrors = readonly FieldError[];

const getFieldErrors = (error: unknown): FieldErrors => (isPortalError(error) ? error.fields : []);
const isItemsField = (fieldPath: string) => /^(lineItems|palletsQuantity)\b/.test(fieldPath);

/** Returns the first step with a field that the server rejected, or `submit` if the error has no fields. */
export const findErrorStep = (error: unknown): OrderStep => findFieldsStep(getFieldErrors(error));

export function findFieldsStep(fields: FieldErrors): OrderStep {
  const paths = fields.map(({ fieldPath }) => fieldPath);
  if (paths.some((path) => path.startsWith('details'))) return 'details';
  return paths.some(isItemsField) ? 'items' : 'submit';
}

const editableFields: ReadonlySet<string> = new Set<LineField>([
  'casesQuantity',
  'bottlesQuantity',
  'lotNumber',
  'unitPrice',
  'notes',
]);
type LineRefusals = ReadonlyMap<number, LineProblems>;
const noRefusals: LineRefusals = new Map();

/**
 * Groups the server's messages for lines by line number. The server identifies a line by its index in the request. A
 * message for a field that can't be edited, such as the item, is shown on the first field of the line.
 */
function groupLineRefusals(fields: FieldErrors, sent: readonly OrderLine[]): LineRefusals {
  const refusals = new Map<number, LineProblems>();
  for (const { fieldPath, message } of fields) {
    const [, index, name = ''] = /^lineItems\[(\d+)\]\.?(\w*)/.exec(fieldPath) ?? [];
    const line = index === undefined ? undefined : sent[Number(index)];
    if (!line) continue;
    const field = (editableFields.has(name) ? name : 'casesQuantity') as LineField;
    const known = refusals.get(line.lineItemNumber);
    refusals.set(line.lineItemNumber, { [field]: message, ...known });
  }
  return refusals;
}

/** Stores the server's messages for lines. A message is removed when its line changes. */
export function useLineRefusals() {
  const [refusals, setRefusals] = useState(noRefusals);
  return {
    byLine: refusals,
    keep: (error: unknown, sent: readonly OrderLine[]) =>
      setRefusals(groupLineRefusals(getFieldErrors(error), sent)),
    show: (fields: FieldErrors, sent: readonly OrderLine[]) => setRefusals(groupLineRefusals(fields, sent)),
    clear: () => setRefusals(noRefusals),
    clearChanged: (before: readonly OrderLine[], after: readonly OrderLine[]) => {
      if (refusals.size === 0) return;
      const unchanged = new Set(
        before.filter((line) => after.includes(line)).map((line) => line.lineItemNumber),
      );
      setRefusals(new Map([...refusals].filter(([number]) => unchanged.has(number))));
    },
  };
}
