import createClient, { type Middleware } from 'openapi-fetch';
import type { BodyOption, OperationAt, ParamsOption, PathWith, Verb } from './contract-types';
import { pathSerializer } from './request-url';

/** The `Request` that openapi-fetch builds. Keeps the original `FormData`, which `XMLHttpRequest` needs. */
export class OutgoingRequest {
  declare readonly method: string;
  declare readonly headers: Headers;
  declare readonly signal: AbortSignal;
  declare readonly body?: BodyInit;

  constructor(
    readonly url: string,
    init: object,
  ) {
    Object.assign(this, init);
  }
}

/** Converts a body before it is sent. */
type BodySerializer = (body: unknown) => BodyInit;

interface ContractClientOptions {
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: arrays and objects in the style of OpenAPI. */
  readonly querySerializer?: (query: Readonly<Record<string, unknown>>) => string;
  /** Default: JSON. */
  readonly bodySerializer?: BodySerializer;
}

/** How a request is sent. */
export interface SendOptions {
  /** `operationId` in the contract, for errors. */
  readonly operationId: string;
  readonly signal: AbortSignal;
  /** Default: `baseUrl` of the client. */
  readonly baseUrl?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Default: `bodySerializer` of the client. */
  readonly bodySerializer?: BodySerializer;
  /** Sets headers just before the request is sent. Nothing is sent if it rejects. */
  readonly setHeaders?: (headers: Headers) => Promise<void>;
  readonly fetch: (request: OutgoingRequest) => Promise<Response>;
}

/** Sends the requests of a contract whose types are `Paths`. */
export interface ContractClient<Paths> {
  /** Resolves with the response of any status. Its body has not been read. */
  send<Method extends Uppercase<Verb>, Path extends PathWith<Paths, Lowercase<Method>>>(
    method: Method,
    path: Path,
    request: ParamsOption<OperationAt<Paths, Lowercase<Method>, Path>> &
      BodyOption<OperationAt<Paths, Lowercase<Method>, Path>> &
      SendOptions,
  ): Promise<Response>;
}

/** The untyped form of openapi-fetch's `request`. `send` has the types. */
type UntypedRequest = (method: string, path: string, init: object) => Promise<unknown>;

/**
 * Creates the client of a contract. Only this module uses openapi-fetch: docs/decisions/openapi-fetch.md describes why,
 * and how to replace it.
 */
export function createContractClient<Paths extends object>(
  options: ContractClientOptions,
): ContractClient<Paths> {
  const client = createClient<Paths>({ ...options, Request: OutgoingRequest as unknown as typeof Request });
  return {
    async send(method, path, { operationId, setHeaders, ...init }) {
      let received: Response | undefined;
      const middleware: Middleware = {
        async onRequest({ request }) {
          await setHeaders?.(request.headers);
        },
        // openapi-fetch gets an empty response, because it would parse the body of an error status without `parseJson`.
        onResponse({ response }) {
          received = response;
          return new Response();
        },
      };
      await (client.request as unknown as UntypedRequest)(method, path as string, {
        ...init,
        pathSerializer: pathSerializer({ id: operationId }),
        middleware: [middleware],
      });
      return received as Response;
    },
  };
}
