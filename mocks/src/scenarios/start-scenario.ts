import { moveOrderById } from '../control/move-order.ts';
import { InvalidField } from '../control/validate-fields.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { ScenarioStart } from './scenario-start.ts';

/**
 * Applies the changes of a scenario to clock and data, or none if one of them is not possible.
 *
 * @throws InvalidField when an order does not exist or cannot be moved.
 */
export function startScenario(sandbox: Sandbox, { clock, seed, moves = [] }: ScenarioStart): void {
  const before = { clock: sandbox.clock.state(), image: sandbox.db.store.snapshot() };
  try {
    if (clock) sandbox.clock.set(clock);
    if (seed !== undefined) sandbox.reset({ seed });
    for (const [index, { orderId, ...change }] of moves.entries()) {
      try {
        moveOrderById(sandbox, orderId, change);
      } catch (error) {
        throw new InvalidField((error as RangeError).message, `moves[${index}]`);
      }
    }
  } catch (error) {
    sandbox.db.store.restore(before.image);
    sandbox.clock.set(before.clock);
    throw error;
  }
}
