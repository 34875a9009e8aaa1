import type { Order, OrderDetails } from '@portal-kit/sdk/orders';
import type { FieldReading } from '../../../forms/conflict/record-conflict.values';
import { isObject } from '../../../kernel/is-object';
import { type OrderFormValues, toOrderValues } from '../form/values/order-form.values';
import { type OrderLine, parseQuantity } from '../lines/order-line';

/** The fields of an order as a flat record, by their paths in the form. */
export type FlatOrder = Readonly<Record<string, unknown>>;

/** Flattens the groups of an order's form; a list is one field. */
export function flattenOrder(values: OrderFormValues): FlatOrder {
  const flat: Record<string, unknown> = {};
  const collect = (group: Readonly<Record<string, unknown>>, path: string) => {
    for (const [name, value] of Object.entries(group)) {
      if (isObject(value)) collect(value, `${path}${name}.`);
      else flat[`${path}${name}`] = value;
    }
  };
  collect(values as unknown as Readonly<Record<string, unknown>>, '');
  return flat;
}

interface OrderTexts {
  /** The text of a code in a field. */
  codeText: (path: string, code: string) => string;
  linesText: (lines: number, cases: number, bottles: number) => string;
}

/** Reads the fields of an order for the comparison of two versions. */
export function orderReading({ codeText, linesText }: OrderTexts): FieldReading<FlatOrder, OrderDetails> {
  return {
    toValues: ({ order }) => flattenOrder(toOrderValues(order as Order)),
    formatField: (path, values) => {
      const value = values[path];
      if (path === 'lineItems') {
        const lines = value as readonly OrderLine[];
        const sum = (name: 'casesQuantity' | 'bottlesQuantity') =>
          lines.reduce((total, line) => total + parseQuantity(line[name]), 0);
        return linesText(lines.length, sum('casesQuantity'), sum('bottlesQuantity'));
      }
      if (Array.isArray(value)) return value.map((one) => codeText(path, String(one))).join(', ');
      const text = typeof value === 'string' ? value.trim() : '';
      return text === '' ? '' : codeText(path, text);
    },
  };
}
