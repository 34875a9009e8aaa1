import type { Contract, ContractOperation } from '@portal-kit/contract/contract';
import type { ErrorBody } from '@portal-kit/contract/error-body';
import { Hono } from 'hono';
import type { HostNames } from '../gateway/own-hosts.ts';
import { type AnonymousContext, authorize } from './access/authorize.ts';
import { type IdentityTokenVerifier, Tokens } from './access/tokens.ts';
import { ApiError } from './api-error.ts';
import { Clock } from './clock.ts';
import type { HandlerContext, Handlers } from './handler.ts';
import { runIdempotent } from './idempotency.ts';
import { processDueUploads } from './imports/process-uploads.ts';
import { processDueOrders } from './orders/life-cycle.ts';
import { contentLanguage, json } from './responses.ts';
import { DEFAULT_SEED, type SeedOptions, seedDatabase } from './seed/index.ts';
import { createDatabase, type Database } from './store/database.ts';
import { MemoryStore } from './store/memory-store.ts';
import { SCHEMA_VERSION, type Store } from './store/store.ts';

export interface SandboxOptions {
  readonly contract: Contract;
  readonly handlers: Handlers;
  /** Default: in memory. */
  readonly store?: Store;
  readonly seed?: number;
  /** See {@link SeedOptions.large}. */
  readonly large?: boolean;
  /** See {@link SeedOptions.extraSuppliers}. */
  readonly extraSuppliers?: number;
  /** ISO instant for a fixed clock. Default: real time. */
  readonly now?: string;
  /** World of the tokens. Tokens of other worlds are invalid. */
  readonly world?: string;
  /** Hosts of the server besides the loopback interface. Single sign-on may return to them. */
  readonly ownHosts?: HostNames;
}

/** Changes the handling of a single request. */
export interface RequestHooks {
  /** Returns the data that handlers see. */
  view(db: Database): Database;
  /**
   * Runs before the handler, for example to simulate another user's change.
   *
   * @throws ApiError to respond with this error instead of the handler's response.
   */
  before(context: HandlerContext): void | Promise<void>;
}

export interface Sandbox {
  readonly clock: Clock;
  readonly db: Database;
  /** See {@link SandboxOptions.ownHosts}. */
  readonly ownHosts: HostNames | undefined;
  /**
   * Why the data were seeded: `new` for a new store, `schema` for a store with an older schema; `undefined` when
   * existing data were kept.
   */
  readonly seedReason: 'new' | 'schema' | undefined;
  fetch(request: Request, hooks?: RequestHooks): Response | Promise<Response>;
  /** Issues an access token for this user without a sign-in. */
  signAccess(email: string): Promise<string>;
  /** Accepts identity tokens of another provider. Its users are matched by email address. */
  trust(provider: IdentityTokenVerifier): void;
  /** Returns the data's seed; `null` for a data file of an older version. */
  seed(): number | null;
  reset(change?: SeedOptions): void;
  close(): void;
}

export const TRACE_HEADER = 'x-request-id';

/** Creates the stateful backend: a Hono app with one route per operation of the contract. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    contract,
    handlers,
    world,
    ownHosts,
    seed = DEFAULT_SEED,
    large = false,
    extraSuppliers = 0,
  } = options;
  const clock = new Clock(options.now);
  const store = options.store ?? new MemoryStore();
  const db = createDatabase(store);
  const tokens = await Tokens.open(store, clock, world);
  const seedReason = getSeedReason(store);
  if (seedReason) seedDatabase(db, clock, { seed, large, extraSuppliers });

  const app = new Hono<{ Bindings: { readonly hooks?: RequestHooks } }>();
  for (const operation of [...contract.operations].sort(byStaticSegments)) {
    const handler = handlers[operation.operationId];
    app.on(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (hono) => {
      const request = hono.req.raw;
      const { hooks } = hono.env;
      let form: Promise<FormData> | undefined;
      const anonymous: AnonymousContext = {
        operation,
        request,
        form: () => {
          form ??= request.formData();
          return form;
        },
        params: hono.req.param() as Record<string, string>,
        query: new URL(request.url).searchParams,
        db: hooks?.view(db) ?? db,
        clock,
        tokens,
        traceId: request.headers.get(TRACE_HEADER) ?? '',
        ownHosts,
      };
      const context = await authorize(anonymous);
      processDueUploads(db, clock);
      processDueOrders(db, clock.nowIso());
      await hooks?.before(context);
      return handler ? runIdempotent(context, handler) : json({}, 501);
    });
  }
  app.notFound((hono) => errorResponse(new ApiError(404, 'NOT_FOUND', 'Unknown path'), hono.req.raw));
  app.onError((error, hono) => errorResponse(error, hono.req.raw));

  return {
    clock,
    db,
    ownHosts,
    seedReason,
    fetch: (request, hooks) => app.fetch(request, hooks ? { hooks } : {}),
    signAccess: (email) => tokens.signAccess(email),
    trust: (provider) => tokens.trust(provider),
    seed: () => {
      const stored = store.setting('seed');
      return stored === undefined ? null : Number(stored);
    },
    reset: (change) => seedDatabase(db, clock, { seed, large, extraSuppliers, ...change }),
    close: () => store.close(),
  };
}

function getSeedReason(store: Store): Sandbox['seedReason'] {
  const version = store.setting('schema-version');
  if (version === undefined) return 'new';
  return version === String(SCHEMA_VERSION) ? undefined : 'schema';
}

/**
 * Sorts paths with fewer parameters first. Hono uses the first matching route, so `/items/suggested-items` must precede
 * `/items/{itemId}`.
 */
function byStaticSegments(a: ContractOperation, b: ContractOperation): number {
  const parameters = (operation: ContractOperation) => operation.path.split('{').length;
  return parameters(a) - parameters(b);
}

function errorResponse(error: Error, request: Request): Response {
  const traceId = request.headers.get(TRACE_HEADER) ?? '';
  if (error instanceof ApiError) {
    const body: ErrorBody = {
      errorMessage: error.message,
      errorCode: error.errorCode,
      status: error.status,
      traceId,
      ...(error.extensions ? { extensions: error.extensions } : {}),
    };
    return json(body, error.status, contentLanguage);
  }
  console.error('@portal-kit/mocks: the sandbox failed', error);
  // The contract does not document 599, so the gate reports a violation and the test that hit the bug fails.
  return json({ errorMessage: `The sandbox failed: ${error.message}`, traceId }, 599);
}
