import { useState } from 'react';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { LineTotals } from './editor/line-totals';
import { LinesEditor } from './editor/lines-editor';
import { useAvailableStock } from './editor/use-line-stock';
import { useLineRules } from './line-rules';
import type { OrderLine } from './order-line';
import * as css from './order-lines.css';
import type { OrderLinesInputs } from './order-lines.inputs';

/** Properties of {@link OrderLines}. */
export type OrderLinesProps = OrderLinesInputs;

const noLines: readonly OrderLine[] = [];
const noRefusals = new Map<number, never>();

/**
 * Editor for the lines of an order. The user searches for items, pastes rows of a spreadsheet, and sees the stock
 * beside each quantity and the totals below the lines. Every action works by keyboard.
 *
 * @remarks Source: `suggestItems` of `openapi/portal`; bounds of `LineItemRequest`. Quantities are cases and loose
 * bottles, weights are pounds; at most 500 lines. Needs the permission to list items, or to create or edit orders. A
 * failed search shows a message in the list, and unknown stock is shown as a dash. The widget throws no error.
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
    <WidgetBoundary widget="OrderLines">
      <OrderLinesView {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

function OrderLinesView(props: OrderLinesProps) {
  const { lines, defaultLines = noLines, onLinesChanged, isBonded = false, ...rest } = props;
  const [own, setOwn] = useState(defaultLines);
  const shown = lines ?? own;
  const validateLine = useLineRules(rest.direction);
  const stock = useAvailableStock({ ...rest, isBonded, lines: shown });
  const change = (next: readonly OrderLine[]) => {
    setOwn(next);
    onLinesChanged?.(next);
  };
  return (
    <>
      <LinesEditor
        areProblemsShown={false}
        refusals={noRefusals}
        {...rest}
        isBonded={isBonded}
        stock={stock}
        lines={shown}
        validateLine={validateLine}
        onLinesChanged={change}
      />
      <div className={css.footer}>
        <LineTotals lines={shown} />
      </div>
    </>
  );
}
