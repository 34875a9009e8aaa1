import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { OrderLine } from './order-line';

/** Inputs of {@link OrderLines} in every integration. */
export interface OrderLinesInputs {
  /** Direction of the order. Outbound lines are limited to available stock and can have prices. */
  direction: OrderDirection;
  /** Limits the search to active items of this warehouse and shows its stock. */
  warehouseId: string;
  /** Controlled lines. Default: the widget keeps the lines in its own state, starting with `defaultLines`. */
  lines?: readonly OrderLine[];
  /** Initial lines of an uncontrolled widget. Default: none. */
  defaultLines?: readonly OrderLine[];
  /** Called after every change: when the user types, picks an item, pastes rows, removes a line or selects Undo. */
  onLinesChanged?: (lines: readonly OrderLine[]) => void;
  /** Whether to show bonded stock instead of tax paid stock. Default false. */
  isBonded?: boolean;
  /** Whether to show errors of untouched fields, e.g. after a click on Next. Default false. */
  areProblemsShown?: boolean;
}
