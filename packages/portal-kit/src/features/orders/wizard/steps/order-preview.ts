import type { LineItem, Order, OrderDirection } from '@portal-kit/sdk/orders';
import type { OrderFormValues } from '../../form/values/order-form.values';
import { toOrderRequest } from '../../form/values/order-request';
import { countLineBottles, sumLineTotals } from '../../lines/order-line';

const removeNulls = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Fields;

/** Builds the order that a valid form would create, for components that render an order. */
export function buildOrderPreview(
  values: OrderFormValues,
  direction: OrderDirection,
  base: Order | undefined,
): Order {
  const { details, palletsQuantity, lineItems } = toOrderRequest(values, direction, base);
  const { cases, bottles, weightLbs } = sumLineTotals(values.lineItems);
  const lines = values.lineItems.map((line, index) => ({ ...lineItems[index], item: line.item }));
  return {
    direction: direction === 'inbound' ? 'INBOUND' : 'OUTBOUND',
    details: removeNulls(details),
    lineItems: lines as unknown as LineItem[],
    palletsQuantity,
    totals: {
      ...{ cases, bottles, weightLbs: weightLbs ? weightLbs : null },
      units: values.lineItems.reduce((total, line) => total + countLineBottles(line), 0),
    },
  } as Order;
}
