import { createSandbox, type SandboxOptions } from '@portal-kit/sandbox';
import type { Failure } from './failures';

/** The sandbox in this tab. */
export interface LiveSandbox {
  fetch: (request: Request) => Promise<Response>;
  token: (email: string) => Promise<string>;
  /** Replaces the active failure. */
  setFailure: (failure: Failure) => void;
  /** Restores the demo data and the clock. */
  reset: () => void;
}

/** @throws RangeError, if the clock is invalid. */
export async function createLiveSandbox(options: SandboxOptions): Promise<LiveSandbox> {
  const sandbox = await createSandbox(options);
  return {
    fetch: (request) => sandbox.fetch(request),
    token: (email) => sandbox.accessToken(email),
    setFailure({ scenario, fault }) {
      sandbox.clearFaults();
      sandbox.setScenario(scenario);
      if (fault) sandbox.addFault(fault);
    },
    reset: () => sandbox.reset(),
  };
}
