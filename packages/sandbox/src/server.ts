import { startChain } from '@portal-kit/mocks/testing';

/** Settings of a sandbox server. */
export interface SandboxServerOptions {
  /** Port on 127.0.0.1. Default: a free port. */
  readonly port?: number;
  /** SQLite file, which needs Node 22.13 or newer. Default: in memory. */
  readonly dataFile?: string;
  /** Seed of the generated orders. Default: 1001. */
  readonly seed?: number;
  /** ISO instant for a fixed clock. Default: real time. */
  readonly now?: string;
  /** Identity provider: Customer Data Cloud (`cdc`, default) or OpenID Connect. */
  readonly identity?: 'cdc' | 'oidc';
}

/** A running sandbox server. Its control API is at `/__sandbox`. */
export interface SandboxServer {
  /** Address of the API, for `apiUrl` of widgets. */
  readonly origin: string;
  readonly port: number;
  /** Stops the server and its connections. */
  close(): Promise<void>;
}

/**
 * Starts the sandbox as a server for integration tests, as the command `portal-sandbox` does. Prism validates every request
 * and response against the contract. For Node only.
 *
 * @throws Error when the port is taken or the data file cannot be opened.
 *
 * @example
 * ```ts
 * import { startSandbox } from '@portal-kit/sandbox/server';
 *
 * const sandbox = await startSandbox({ now: '2026-11-20T09:30:00Z' });
 * const token = await fetch(`${sandbox.origin}/__sandbox/token?user=dana@halberd.example`);
 * console.log(await token.text());
 * await sandbox.close();
 * ```
 */
export async function startSandbox(options: SandboxServerOptions = {}): Promise<SandboxServer> {
  const { origin, port, close } = await startChain({ ...options, portalDir: false });
  return { origin, port, close };
}
