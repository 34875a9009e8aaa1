import type { OrderChange } from '../control/move-order.ts';
import type { ClockMode } from '../sandbox/clock.ts';

/** Changes of the stored data and the clock when a scenario is activated for all requests, in this order. */
export interface ScenarioStart {
  readonly clock?: { readonly now?: string; readonly advanceMs?: number; readonly mode?: ClockMode };
  /** Reseeds the data. */
  readonly seed?: number;
  readonly moves?: readonly (OrderChange & { readonly orderId: string })[];
}
