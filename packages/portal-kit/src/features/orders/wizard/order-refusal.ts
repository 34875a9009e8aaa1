import { isPortalError } from '@portal-kit/sdk';
import type { LineField, LineProblems } from '../lines/line-rules';
import type { OrderLine } from '../lines/order-line';
import type { OrderStep } from './order-step';

const fieldsOf = (error: unknown) => (isPortalError(error) ? error.fields : []);
const isOfItems = (fieldPath: string) => /^(lineItems|palletsQuantity)\b/.test(fieldPath);

/** The step that holds what the server found wrong; the first one where several do. A PO number may be taken (409). */
export function stepOfError(error: unknown): OrderStep {
  const paths = fieldsOf(error).map(({ fieldPath }) => fieldPath);
  if (paths.some((path) => path.startsWith('details'))) return 'details';
  return paths.some(isOfItems) ? 'items' : 'submit';
}

const typed: ReadonlySet<string> = new Set<LineField>([
  'casesQuantity',
  'bottlesQuantity',
  'lotNumber',
  'unitPrice',
  'notes',
]);

/**
 * What the server said of lines, by their numbers. It counts lines as they were sent; what it says of an item or of
 * another thing that cannot be typed stands with the line's first field.
 */
export function lineRefusals(error: unknown, sent: readonly OrderLine[]): ReadonlyMap<number, LineProblems> {
  const refusals = new Map<number, LineProblems>();
  for (const { fieldPath, message } of fieldsOf(error)) {
    const [, index, name = ''] = /^lineItems\[(\d+)\]\.?(\w*)/.exec(fieldPath) ?? [];
    const line = index === undefined ? undefined : sent[Number(index)];
    if (!line) continue;
    const field = (typed.has(name) ? name : 'casesQuantity') as LineField;
    const known = refusals.get(line.lineItemNumber);
    refusals.set(line.lineItemNumber, { [field]: message, ...known });
  }
  return refusals;
}
