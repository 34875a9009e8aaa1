import { LineItem, OrderDirection } from '@portal-kit/sdk/orders';
import * as react from 'react';

/** What a line needs to know of its item. */
type OrderLineItem = Pick<LineItem['item'], 'itemId' | 'sku' | 'bottlesPerCase'> & Partial<Omit<LineItem['item'], 'itemId' | 'sku' | 'bottlesPerCase' | 'bonded'>>;
/** A line of an order while it is written; quantities are as typed. */
interface OrderLine {
    /** Stays with the line for good; 1 to 500, unique in the order. */
    lineItemNumber: number;
    item: OrderLineItem;
    /** Whole cases. */
    casesQuantity: string;
    /** Loose bottles, besides the cases. */
    bottlesQuantity: string;
    /** Required for an item that is tracked by lot. */
    lotNumber: string;
    /** US dollars a case; outbound. */
    unitPrice: string;
    notes: string;
    /** As it was stored; a new line has its item's. */
    vintage: LineItem['vintage'];
}

/** Properties of {@link OrderLines}. */
interface OrderLinesProps {
    /** Goods to the warehouse, or from it: a shipment asks for no more than there is, and may name prices. */
    direction: OrderDirection;
    /** Only active items of this warehouse are found, with its stock. */
    warehouseId: string;
    /** The lines. Default: the widget keeps them itself, starting with `defaultLines`. */
    lines?: readonly OrderLine[];
    /** What the widget starts with where it keeps the lines itself. Default none. */
    defaultLines?: readonly OrderLine[];
    /** The lines have changed: by typing, picking, pasting, removing or undoing. */
    onLinesChanged?: (lines: readonly OrderLine[]) => void;
    /** The stock shown is that under bond. Default false: tax paid. */
    isBonded?: boolean;
    /** Tell the problems of fields that nobody has left yet, as after a press on Next. Default false. */
    areProblemsShown?: boolean;
}
/**
 * The lines of an order to be written, by keyboard alone: found by what is typed, pasted from a spreadsheet, with stock
 * beside the quantity and the sums below.
 *
 * @remarks Source: `suggestItems` of `openapi/portal`; bounds of `LineItemRequest`. Quantities are cases and loose
 * bottles, weights pounds; at most 500 lines. Needs the right to list items, or to create or edit orders. A failed
 * search says so in the list, stock that cannot be read shows a dash; nothing is thrown.
 *
 * @example
 * ```tsx
 * import { type OrderLine, OrderLines } from 'portal-kit/order-lines';
 * import { useState } from 'react';
 *
 * export function Shipment() {
 *   const [lines, setLines] = useState<readonly OrderLine[]>([]);
 *   return (
 *     <OrderLines direction="outbound" warehouseId="WH-NJ-01" lines={lines} onLinesChanged={setLines} />
 *   );
 * }
 * ```
 */
declare function OrderLines(props: OrderLinesProps): react.JSX.Element;

export { OrderLines };
export type { OrderLine, OrderLineItem, OrderLinesProps };
