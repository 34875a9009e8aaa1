import { fileURLToPath } from 'node:url';
import { type StartedChild, startChild } from '../../child-process.ts';

/** The built files of an application, and the sandbox for the portal. */
export interface ServedBuild {
  readonly name: string;
  readonly directory: string;
  /** The origin of the portal's sandbox. Default: the API of the peers. */
  readonly sandboxOrigin?: string;
  /** API latency of the delayed origin. */
  readonly latencyMs: number;
}

export interface AppOrigins {
  readonly direct: string;
  /** The same application with an API latency. */
  readonly delayed: string;
}

export interface ServersReady {
  readonly origins: Readonly<Record<string, AppOrigins>>;
  /** SHA-256 of the public key of the certificate, in base64. Chromium accepts the certificate by this hash. */
  readonly publicKeyHash: string;
}

const script = fileURLToPath(new URL('./server-process.ts', import.meta.url));

/** Serves all builds in one child process. */
export const startServers = (builds: readonly ServedBuild[]): Promise<StartedChild<ServersReady>> =>
  startChild('the server of the applications', script, builds);
