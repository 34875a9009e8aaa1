import { Hono } from 'hono';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { ErrorBody } from '../contract/error-body.ts';
import { authorise } from './access/authorise.ts';
import { type IdentityCheck, Tokens } from './access/tokens.ts';
import { json } from './answers.ts';
import { ApiError } from './api-error.ts';
import type { Call, Handlers } from './call.ts';
import { Clock } from './clock.ts';
import { once } from './idempotency.ts';
import { settleUploads } from './imports/settle-uploads.ts';
import { settleOrders } from './orders/life-cycle.ts';
import { DEFAULT_SEED, type SeedOptions, seedWorld } from './seed/index.ts';
import { SCHEMA_VERSION, Store } from './store/store.ts';
import { type World, worldOf } from './world.ts';

export interface SandboxOptions {
  readonly contract: Contract;
  readonly handlers: Handlers;
  /** SQLite file; left out, the data live in memory. */
  readonly file?: string;
  readonly seed?: number;
  /** As many suppliers, items and orders as {@link SeedOptions.large} says. */
  readonly large?: boolean;
  /** ISO instant at which the clock stands still; left out, real time. */
  readonly now?: string;
}

/** What is out of the ordinary while a request is handled. */
export interface Situation {
  /** What handlers see of the data. */
  view(world: World): World;
  /**
   * What somebody else does just before.
   *
   * @throws ApiError instead of an answer of the handler.
   */
  before(call: Call): void | Promise<void>;
}

export interface Sandbox {
  readonly clock: Clock;
  readonly world: World;
  /** Why the data were seeded: a new store, or one of an older shape; `undefined` when they were kept. */
  readonly seededBecause: 'new' | 'schema' | undefined;
  fetch(request: Request, situation?: Situation): Response | Promise<Response>;
  /** What `GET /api/v2/auth/accessToken` gives this user, without a sign-in. */
  signAccess(email: string): Promise<string>;
  /** Takes another provider's identity tokens as well; its users are ours by their e-mail address. */
  trust(provider: IdentityCheck): void;
  reset(change?: SeedOptions): void;
  close(): void;
}

export const TRACE_HEADER = 'x-request-id';

/** The stateful backend: a Hono app over the store, one route per operation of the contract. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { contract, handlers, seed = DEFAULT_SEED, large = false } = options;
  const clock = new Clock(options.now);
  const store = new Store(options.file === undefined ? {} : { file: options.file });
  const world = worldOf(store);
  const tokens = await Tokens.open(store, clock);
  const seededBecause = reasonToSeed(store);
  if (seededBecause) seedWorld(world, clock, { seed, large });

  const app = new Hono<{ Bindings: { readonly situation?: Situation } }>();
  for (const operation of [...contract.operations].sort(byStaticSegments)) {
    const handler = handlers[operation.operationId];
    app.on(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      const request = context.req.raw;
      const { situation } = context.env;
      const anonymous: Omit<Call, 'caller'> = {
        operation,
        request,
        params: context.req.param() as Record<string, string>,
        query: new URL(request.url).searchParams,
        world: situation?.view(world) ?? world,
        clock,
        tokens,
        traceId: request.headers.get(TRACE_HEADER) ?? '',
      };
      const call = await authorise(anonymous);
      settleUploads(world, clock);
      settleOrders(world, clock.nowIso());
      await situation?.before(call);
      return handler ? once(call, handler) : json({}, 501);
    });
  }
  app.notFound((context) => errorAnswer(new ApiError(404, 'NOT_FOUND', 'Unknown path'), context.req.raw));
  app.onError((error, context) => errorAnswer(error, context.req.raw));

  return {
    clock,
    world,
    seededBecause,
    fetch: (request, situation) => app.fetch(request, situation ? { situation } : {}),
    signAccess: (email) => tokens.signAccess(email),
    trust: (provider) => tokens.trust(provider),
    reset: (change) => seedWorld(world, clock, { seed, large, ...change }),
    close: () => store.close(),
  };
}

function reasonToSeed(store: Store): Sandbox['seededBecause'] {
  const version = store.setting('schema-version');
  if (version === undefined) return 'new';
  return version === String(SCHEMA_VERSION) ? undefined : 'schema';
}

/** Hono takes the first route that fits: `/items/suggested-items` has to stand before `/items/{itemId}`. */
function byStaticSegments(a: ContractOperation, b: ContractOperation): number {
  const parameters = (operation: ContractOperation) => operation.path.split('{').length;
  return parameters(a) - parameters(b);
}

function errorAnswer(error: Error, request: Request): Response {
  const traceId = request.headers.get(TRACE_HEADER) ?? '';
  if (error instanceof ApiError) {
    const body: ErrorBody = {
      errorMessage: error.message,
      errorCode: error.errorCode,
      status: error.status,
      traceId,
      ...(error.extensions ? { extensions: error.extensions } : {}),
    };
    return json(body, error.status);
  }
  console.error('@portal-kit/mocks: the sandbox failed', error);
  // No documented 500: the gate turns this into a violation, so that a bug in a handler fails the test that met it.
  return json({ errorMessage: `The sandbox failed: ${error.message}`, traceId }, 599);
}
