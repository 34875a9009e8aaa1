import type { ContractOperation } from '../contract/contract.ts';
import type { Caller } from './access/caller.ts';
import type { Tokens } from './access/tokens.ts';
import type { Clock } from './clock.ts';
import type { World } from './world.ts';

/** One request on its way through a handler. */
export interface Call {
  readonly operation: ContractOperation;
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly world: World;
  readonly clock: Clock;
  readonly tokens: Tokens;
  /** @throws Error in an operation that the contract opens to everybody: it has no caller. */
  readonly caller: Caller;
  readonly traceId: string;
}

/** Answers one operation. Register it under its `operationId` in `handlers/index.ts`. */
export type Handler = (call: Call) => Response | Promise<Response>;

export type Handlers = Readonly<Record<string, Handler>>;
