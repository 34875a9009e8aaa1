'use client';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { useState } from 'react';
import { WidgetBoundary } from '../../../kernel/portal/widget-boundary';
import { LineTotals } from './line-totals';
import { LinesEditor } from './lines-editor';
import type { OrderLine } from './order-line';
import * as css from './order-lines.css';
import { useLineRules } from './use-line-rules';

/** Properties of {@link OrderLines}. */
export interface OrderLinesProps {
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

const noLines: readonly OrderLine[] = [];
const noRefusals = new Map<number, never>();

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
export function OrderLines(props: OrderLinesProps) {
  return (
    <WidgetBoundary>
      <OrderLinesView {...props} />
    </WidgetBoundary>
  );
}

function OrderLinesView({ lines, defaultLines = noLines, onLinesChanged, ...rest }: OrderLinesProps) {
  const [own, setOwn] = useState(defaultLines);
  const shown = lines ?? own;
  const problemsOf = useLineRules(rest.direction);
  const change = (next: readonly OrderLine[]) => {
    setOwn(next);
    onLinesChanged?.(next);
  };
  return (
    <>
      <LinesEditor
        isBonded={false}
        areProblemsShown={false}
        refusals={noRefusals}
        {...rest}
        lines={shown}
        problemsOf={problemsOf}
        onLinesChanged={change}
      />
      <div className={css.footer}>
        <LineTotals lines={shown} />
      </div>
    </>
  );
}
