import type { Answer, Probe } from './probe.ts';
import type { Results } from './results.ts';
import type { Settings } from './settings.ts';

/** An operation of the contract that reads. */
export interface ReadOperation {
  readonly id: string;
  readonly path: string;
  /** Whether a deployment may replace the leading `/api/v1` of the path. */
  readonly hasDataPath: boolean;
}

export interface ExpectedContract {
  readonly version: string;
  readonly reads: readonly ReadOperation[];
}

/** State that all checks of one run share. */
export interface Context {
  /** Origin of the portal. */
  readonly origin: string;
  readonly probe: Probe;
  readonly results: Results;
  /** The response to `/`. */
  readonly page: Answer;
  readonly settings: Settings;
  /** Origins that the page must be allowed to call, besides its own. */
  readonly connectOrigins: Set<string>;
  readonly contract: ExpectedContract;
  /** Folder of the build whose files the deployment should serve. */
  readonly buildFolder: string | undefined;
  /** Origins of partners' pages that embed widgets. */
  readonly embedOrigins: readonly string[];
}

export const isHttps = (origin: string): boolean => origin.startsWith('https:');

/** Returns whether an origin is a loopback address, which is trustworthy without TLS. */
export const isLoopback = (origin: string): boolean =>
  /^(?:localhost|127\.[\d.]+|\[::1\])$|\.localhost$/.test(new URL(origin).hostname);

/** Resolves a path of the portal. */
export const resolveUrl = ({ origin }: Pick<Context, 'origin'>, address: string): string =>
  new URL(address, `${origin}/`).href.replace(/\/$/, '');
