import { createEmbeddedSandbox } from '@portal-kit/mocks/embedded';
import type { Sandbox, SandboxOptions } from './sandbox-types.ts';

export type {
  ClockChange,
  ClockState,
  OrderMove,
  Sandbox,
  SandboxFault,
  SandboxOptions,
  SandboxRequest,
} from './sandbox-types.ts';

/**
 * Creates a sandbox within the process: the supplier portal's back end with demo data, scenarios and faults, without a
 * server. It needs no Node modules, so it also runs in browsers and workers. Each sandbox has its own data.
 *
 * Source: the operations of `openapi/portal`, `openapi/identity` and `openapi/embed`. It checks permissions and the rules
 * of orders, items and uploads, but not the types and bounds of the contract, which only the server of
 * `@portal-kit/sandbox/server` checks.
 *
 * @throws RangeError when `now` is not an instant, or no scenario has the name.
 *
 * @example
 * ```ts
 * import { createSandbox } from '@portal-kit/sandbox';
 *
 * const sandbox = await createSandbox({ now: '2026-11-20T09:30:00Z' });
 * const token = await sandbox.accessToken('dana@halberd.example');
 * const response = await sandbox.fetch(
 *   new Request('https://portal.example/api/v1/suppliers/SUP-1001/items', {
 *     headers: { Authorization: `Bearer ${token}` },
 *   }),
 * );
 * console.log(response.status);
 * ```
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { control, fetch } = await createEmbeddedSandbox(options);
  return {
    fetch,
    async accessToken(email) {
      const result = await control.accessToken(email);
      if ('token' in result) return result.token;
      throw new Error(`@portal-kit/sandbox: no access token. ${result.refusal}`);
    },
    reset() {
      control.reset();
      control.setScenario(options.scenario);
    },
    snapshot: () => control.snapshot(),
    restore: (id) => control.restore(id),
    scenario: () => control.scenario(),
    setScenario: (name) => control.setScenario(name),
    clock: () => control.clock(),
    setClock: (change) => control.setClock(change),
    addFault: (fault) => control.addFault(fault).id,
    clearFaults: () => control.clearFaults(),
    moveOrder(orderId, { to, reason }) {
      control.moveOrder(orderId, { to, ...(reason === undefined ? {} : { reason }) });
    },
    requests: () => control.journal(),
  };
}
