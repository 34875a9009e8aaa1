import { createSandbox, type Sandbox, type SandboxOptions } from '@portal-kit/sandbox';
import type { Failure } from './failures';
import type { Role } from './people';

export type Permissions = Readonly<Record<Role, readonly string[]>>;

const origin = 'https://portal.example';

/** Reads the permissions of all roles, as a signed-in user. */
async function readPermissions(sandbox: Sandbox): Promise<Permissions> {
  const identify = async (method: string, parameters: Record<string, string>) => {
    const body = new URLSearchParams({ apiKey: '3_sandbox', ...parameters });
    const response = await sandbox.fetch(
      new Request(`${origin}/identity/accounts.${method}`, { method: 'POST', body }),
    );
    return (await response.json()) as { sessionInfo?: { cookieValue: string }; id_token?: string };
  };
  const user = { loginID: 'root@portal.example', password: 'cellar-door-42' };
  const { sessionInfo } = await identify('login', user);
  const { id_token } = await identify('getJWT', { login_token: sessionInfo?.cookieValue ?? '' });
  const headers = { Authorization: `Bearer ${id_token}` };
  const response = await sandbox.fetch(new Request(`${origin}/api/v2/auth/roles`, { headers }));
  return (await response.json()) as Permissions;
}

/** The sandbox in this tab. */
export interface LiveSandbox {
  fetch: (request: Request) => Promise<Response>;
  token: (email: string) => Promise<string>;
  /** Replaces the active failure. */
  setFailure: (failure: Failure) => void;
  /** Permissions by role. */
  readonly permissions: Permissions;
  /** Restores the demo data and the clock. */
  reset: () => void;
}

/** @throws RangeError, if the clock is invalid. */
export async function createLiveSandbox(options: SandboxOptions): Promise<LiveSandbox> {
  const sandbox = await createSandbox(options);
  const permissions = await readPermissions(sandbox);
  return {
    permissions,
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
