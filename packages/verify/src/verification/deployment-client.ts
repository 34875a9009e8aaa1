import { setTimeout as wait } from 'node:timers/promises';
import type { ContractOperation } from '@portal-kit/contract/contract';
import type { RawResponse } from '@portal-kit/contract/exchange';
import {
  getCredentialHeader,
  INVALID_CREDENTIAL,
  INVALID_TOKEN,
  type VerificationRequest,
} from './verification-request.ts';

/** Addresses of a deployment, without a slash at the end. */
export interface Deployment {
  readonly apiUrl: string;
  /** Address that replaces `/identity` of the contract. */
  readonly identityUrl?: string;
  /** Replaces the leading `/api/v1` of the paths whose `x-base` is `data`. */
  readonly dataPath?: string;
}

/** Secrets of the user, and of the partner's server (`clientId:secret`). The reports do not contain them. */
export interface Credentials {
  readonly access?: string;
  readonly identity?: string;
  readonly service?: string;
}

export interface ClientLimits {
  /** Requests per second. */
  readonly rate: number;
  readonly maxRequests: number;
  readonly timeoutMs: number;
}

export interface Exchange {
  readonly request: VerificationRequest;
  readonly url: string;
  /** `undefined` when no complete response arrived in time. */
  readonly response: RawResponse | undefined;
  /** Why no response arrived. */
  readonly failure?: string;
  readonly durationMs: number;
}

/** Thrown when the run has sent its largest number of requests. */
export class RequestLimitError extends Error {}

/** Thrown when the run was interrupted. */
export class InterruptedError extends Error {}

const LONGEST_RETRY_WAIT_MS = 30_000;
const LARGEST_BODY_BYTES = 64 * 1024 * 1024;

/** Sends one request at a time, with a bounded rate, number and duration. */
export class DeploymentClient {
  readonly deployment: Deployment;
  readonly limits: ClientLimits;
  credentials: Credentials = {};
  /** Number of requests sent. */
  sent = 0;
  #nextStart = 0;
  #interruption: AbortSignal | undefined;
  #reserve = 0;

  constructor(deployment: Deployment, limits: ClientLimits, interruption?: AbortSignal) {
    this.deployment = deployment;
    this.limits = limits;
    this.#interruption = interruption;
  }

  /**
   * Starts the cleanup: interruptions no longer apply, and a number of requests is available in addition to the limit.
   */
  startCleanup(requests: number): void {
    this.#interruption = undefined;
    this.#reserve = requests;
  }

  resolveUrl(operation: ContractOperation, path: string): string {
    const { apiUrl, identityUrl, dataPath } = this.deployment;
    if (operation.document === 'identity')
      return `${identityUrl ?? `${apiUrl}/identity`}${path.slice('/identity'.length)}`;
    if (operation.hasDataPath && dataPath !== undefined) return apiUrl + path.replace('/api/v1', dataPath);
    return apiUrl + path;
  }

  /** Sends the request, again after `Retry-After` when the deployment limits the rate. */
  async send(request: VerificationRequest): Promise<Exchange> {
    const first = await this.#sendOnce(request);
    if (first.response?.status !== 429) return first;
    const seconds = Number(first.response.headers['retry-after'] ?? 1);
    const waitMs = Math.min(Number.isFinite(seconds) ? seconds * 1000 : 1000, LONGEST_RETRY_WAIT_MS);
    await this.#pause(waitMs);
    return this.#sendOnce(request);
  }

  async #sendOnce(request: VerificationRequest): Promise<Exchange> {
    await this.#pause(this.#nextStart - performance.now());
    if (this.sent >= this.limits.maxRequests + this.#reserve)
      throw new RequestLimitError(`The limit of ${this.limits.maxRequests} requests is reached.`);
    this.sent += 1;
    this.#nextStart = performance.now() + 1000 / this.limits.rate;
    const url = this.resolveUrl(request.operation, request.path);
    const started = performance.now();
    const timeout = AbortSignal.timeout(this.limits.timeoutMs);
    try {
      const response = await fetch(url, {
        method: request.operation.method,
        headers: { accept: '*/*', ...this.#credentialHeaders(request), ...request.headers },
        redirect: 'manual',
        signal: this.#interruption ? AbortSignal.any([timeout, this.#interruption]) : timeout,
        ...(request.body === undefined ? {} : { body: request.body }),
      });
      const raw = await readResponse(response);
      return { request, url, response: raw, durationMs: performance.now() - started };
    } catch (error) {
      this.#throwIfInterrupted();
      const failure = timeout.aborted
        ? `No complete response within ${this.limits.timeoutMs} ms`
        : `The connection failed: ${describeCause(error)}`;
      return { request, url, response: undefined, failure, durationMs: performance.now() - started };
    }
  }

  #credentialHeaders({ operation, credential }: VerificationRequest): Record<string, string> {
    const header = getCredentialHeader(operation);
    const scheme = operation.securitySchemes.includes('serviceCredential') ? 'Basic' : 'Bearer';
    const secret = {
      access: this.credentials.access,
      identity: this.credentials.identity,
      service: this.credentials.service && Buffer.from(this.credentials.service).toString('base64'),
      invalid: scheme === 'Basic' ? Buffer.from(INVALID_CREDENTIAL).toString('base64') : INVALID_TOKEN,
      none: undefined,
    }[credential];
    if (secret === undefined) return {};
    return { [header]: header === 'access-token' ? secret : `${scheme} ${secret}` };
  }

  async #pause(ms: number): Promise<void> {
    this.#throwIfInterrupted();
    if (ms <= 0) return;
    await wait(ms, undefined, this.#interruption ? { signal: this.#interruption } : {}).catch(() => {});
    this.#throwIfInterrupted();
  }

  #throwIfInterrupted(): void {
    if (this.#interruption?.aborted) throw new InterruptedError('The run was interrupted.');
  }
}

async function readResponse(response: Response): Promise<RawResponse> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_BODY_BYTES) throw new Error('the body is larger than 64 MB');
    chunks.push(chunk);
  }
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie')),
    cookies: [],
    body: Buffer.concat(chunks),
  };
}

function describeCause(error: unknown): string {
  const { cause, message } = error as Error & { cause?: Error & { code?: string } };
  return cause?.code ?? cause?.message ?? message;
}
