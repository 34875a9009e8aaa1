import type { ContractOperation } from '../contract/contract.ts';
import type { Caller } from './access/caller.ts';
import type { Tokens } from './access/tokens.ts';
import type { Clock } from './clock.ts';
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
  /** @throws Error in an operation without authentication, which has no caller. */
  readonly caller: Caller;
  readonly traceId: string;
}

/** Handles one operation. Register it under its `operationId` in `handlers.ts`. */
export type Handler = (context: HandlerContext) => Response | Promise<Response>;

export type Handlers = Readonly<Record<string, Handler>>;
