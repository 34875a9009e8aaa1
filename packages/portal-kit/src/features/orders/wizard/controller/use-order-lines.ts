import type { Order, OrderDirection } from '@portal-kit/sdk/orders';
import { useMemo, useRef } from 'react';
import type { OrderFormApi } from '../../form/order-form.api';
import type { OrderFormValues } from '../../form/values/order-form.values';
import { useAvailableStock } from '../../lines/editor/use-line-stock';
import { countReservedBottles, type OrderLine } from '../../lines/order-line';
import { useLineRefusals } from './use-order-refusal';

interface OrderLinesOptions {
  direction: OrderDirection;
  form: OrderFormApi;
  values: OrderFormValues;
  /** The order to change. */
  order: Order | undefined;
}

/** Manages the lines of an order in the wizard: stock, the server's messages, and the warehouse. */
export function useOrderLines({ direction, form, values, order }: OrderLinesOptions) {
  const { lineItems } = values;
  const { warehouseId, bondedFlag } = values.details;
  const reserved = useMemo(
    () => countReservedBottles(order, { warehouseId, bondedFlag }),
    [order, warehouseId, bondedFlag],
  );
  const stock = useAvailableStock({
    direction,
    warehouseId,
    lines: lineItems,
    reserved,
    isBonded: bondedFlag === '1',
  });
  const refusals = useLineRefusals();
  return {
    stock,
    refusals,
    change: (next: readonly OrderLine[]) => {
      refusals.clearChanged(lineItems, next);
      form.setFieldValue('lineItems', next);
    },
    /** The warehouse of the lines if the user has chosen another warehouse for the order. */
    warehouseBefore: useWarehouseOfLines(warehouseId, lineItems),
  };
}

/**
 * Returns the warehouse of the lines while the user has chosen another warehouse for the order. All lines have items of
 * one warehouse.
 */
function useWarehouseOfLines(warehouseId: string, lines: readonly OrderLine[]): string | undefined {
  const known = useRef({ warehouseId, lines });
  // If lines and warehouse change together, for example in a restored draft, the lines are for the new warehouse.
  if (lines !== known.current.lines || lines.length === 0) known.current = { warehouseId, lines };
  const { current } = known;
  return current.warehouseId === warehouseId ? undefined : current.warehouseId;
}
