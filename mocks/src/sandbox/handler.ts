import type { ContractOperation } from '@portal-kit/contract/contract';
import type { HostNames } from '../gateway/own-hosts.ts';
import type { Caller } from './access/caller.ts';
import type { Tokens } from './access/tokens.ts';
import type { Clock } from './clock.ts';
import type { ServiceCredential } from './model/widget-session.ts';
import type { Database } from './store/database.ts';

/** One request with everything that a handler needs. */
export interface HandlerContext {
  readonly operation: ContractOperation;
  readonly request: Request;
  /** Parses the form of the body once per request. Consumes the body of `request`. */
  readonly form: () => Promise<FormData>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly db: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
  /** @throws Error in an operation that no user authenticates. */
  readonly caller: Caller;
  /** The credential of a partner's server. @throws Error in an operation outside of `openapi/embed`. */
  readonly credential: ServiceCredential;
  readonly traceId: string;
  /** Hosts of the server besides the loopback interface. */
  readonly ownHosts: HostNames | undefined;
}

/** Handles one operation. Register it under its `operationId` in `handlers.ts`. */
export type Handler = (context: HandlerContext) => Response | Promise<Response>;

export type Handlers = Readonly<Record<string, Handler>>;
