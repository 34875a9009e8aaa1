import { assign, fromPromise, setup } from 'xstate';
import type { Access, CachedAccess } from './access';
import type { Account, Credentials } from './identity-provider';
import { isSessionOver } from './session-over';

/** Why nobody is signed in. */
export interface SessionFailure {
  /** The class of the identity provider's or the client's error, or `expired`, `flags`. */
  kind: string;
  /** The provider's error code, where texts differ within a class. */
  code?: number | undefined;
  callId?: string | undefined;
}

export interface SessionContext {
  hasSession: boolean;
  account: Account | null;
  access: Access | null;
  failure: SessionFailure | null;
}

export type SessionEvent =
  | { type: 'signIn.requested'; credentials: Credentials }
  | { type: 'signOut.requested' }
  | { type: 'session.expired' }
  | { type: 'access.retried' };

export interface SessionInput {
  hasSession: boolean;
  /** What the last visit knew, to show screens while the server is asked. */
  cached: CachedAccess | null;
}

const notProvided = (actor: string) => async () => {
  throw new Error(`portal-kit: the session machine was started without its ${actor} actor.`);
};

/**
 * From the first look at the browser to signing out. `signedIn` shows screens at once from the last visit's access
 * and refreshes it behind them. Source: specification, sections 4 and 6.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
  },
  actors: {
    verify: fromPromise<void>(notProvided('verify')),
    signIn: fromPromise<Account, Credentials>(notProvided('signIn')),
    loadAccess: fromPromise<Access>(notProvided('loadAccess')),
    loadAccount: fromPromise<Account>(notProvided('loadAccount')),
    signOut: fromPromise<void>(notProvided('signOut')),
  },
  guards: {
    hasSession: ({ context }) => context.hasSession,
    isSessionOver: (_, params: { error: unknown }) => isSessionOver(params.error),
    isRolesRefusal: (_, params: { error: unknown }) => isHttp(params.error, 401, 'getRoles'),
    isFlagsFailure: (_, params: { error: unknown }) => operationOf(params.error) === 'getFeatureFlags',
    knowsAccess: ({ context }) => context.access !== null,
    knowsAccount: ({ context }) => context.account !== null,
  },
  actions: {
    keepAccount: assign({ account: (_, params: { account: Account }) => params.account }),
    keepAccess: assign({ access: (_, params: { access: Access }) => params.access }),
    keepFailure: assign({ failure: (_, params: { failure: SessionFailure }) => params.failure }),
    forget: assign({ account: null, access: null }),
    forgetFailure: assign({ failure: null }),
    storeAccess: () => {},
    clearStorage: () => {},
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    hasSession: input.hasSession,
    account: input.cached?.account ?? null,
    access: input.cached?.access ?? null,
    failure: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'hasSession', target: 'starting' }, 'signedOut'],
    },
    starting: {
      invoke: {
        id: 'verify',
        src: 'verify',
        onDone: 'signedIn',
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              'clearStorage',
              'forget',
            ],
          },
          {
            // The provider could not be asked: the session may well live, a reload asks again.
            target: 'signedOut',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              'forget',
            ],
          },
        ],
      },
      on: { 'session.expired': 'expired', 'signOut.requested': 'signingOut' },
    },
    signedOut: {
      on: { 'signIn.requested': 'signingIn' },
    },
    signingIn: {
      entry: 'forgetFailure',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => (event as Extract<SessionEvent, { type: 'signIn.requested' }>).credentials,
        onDone: {
          target: 'signedIn',
          actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) },
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    signedIn: {
      initial: 'verifying',
      on: { 'signOut.requested': 'signingOut', 'session.expired': 'expired' },
      states: {
        verifying: {
          invoke: {
            id: 'loadAccess',
            src: 'loadAccess',
            onDone: {
              target: 'named',
              actions: { type: 'keepAccess', params: ({ event }) => ({ access: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isRolesRefusal', params: ({ event }) => ({ error: event.error }) },
                target: '#session.denied',
              },
              {
                guard: { type: 'isFlagsFailure', params: ({ event }) => ({ error: event.error }) },
                target: '#session.signingOut',
                actions: { type: 'keepFailure', params: { failure: { kind: 'flags' } } },
              },
              { guard: 'knowsAccess', target: 'ready' },
              'failed',
            ],
          },
        },
        named: {
          always: { guard: 'knowsAccount', target: 'ready', actions: 'storeAccess' },
          invoke: {
            id: 'loadAccount',
            src: 'loadAccount',
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) },
                'storeAccess',
              ],
            },
            // A name that could not be read is no reason to stop anybody.
            onError: 'ready',
          },
        },
        ready: {},
        failed: { on: { 'access.retried': 'verifying' } },
      },
    },
    denied: {
      on: { 'signOut.requested': 'signingOut', 'session.expired': 'expired' },
    },
    expired: {
      always: {
        target: 'signedOut',
        actions: [
          'clearStorage',
          'forget',
          { type: 'keepFailure', params: { failure: { kind: 'expired' } } },
        ],
      },
    },
    signingOut: {
      tags: 'logoutPending',
      entry: ['clearStorage', 'forget'],
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
  },
});

function operationOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'operationId' in error
    ? error.operationId
    : undefined;
}

function isHttp(error: unknown, status: number, operationId: string): boolean {
  return operationOf(error) === operationId && (error as { status?: unknown }).status === status;
}

function failureOf(error: unknown): SessionFailure {
  const { kind, callId, code } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  return {
    kind: typeof kind === 'string' ? kind : 'generic',
    code: typeof code === 'number' ? code : undefined,
    callId: typeof callId === 'string' ? callId : undefined,
  };
}
