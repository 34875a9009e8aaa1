import { assign, fromPromise, setup } from 'xstate';
import type { Access } from './access';
import { currentFlags, withToggled } from './feature-flags';
import type { Account, Credentials } from './identity-provider';
import {
  failureOf,
  isHttp,
  isInDevMode,
  isSuperAdmin,
  operationOf,
  type SessionContext,
  type SessionEvent,
  type SessionFailure,
  type SessionInput,
  settled,
} from './session-context';
import { isSessionOver } from './session-over';

type RedirectRequest = Extract<SessionEvent, { type: 'redirect.requested' }>;
type ToggledFlag = Extract<SessionEvent, { type: 'flag.toggled' }>;

const notProvided = (actor: string) => async () => {
  throw new Error(`portal-kit: the session machine was started without its ${actor} actor.`);
};

const base = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
  },
  actors: {
    verify: fromPromise<void>(notProvided('verify')),
    signIn: fromPromise<Account, Credentials>(notProvided('signIn')),
    beginRedirect: fromPromise<void, Omit<RedirectRequest, 'type'>>(notProvided('beginRedirect')),
    finishRedirect: fromPromise<{ account: Account; returnTo: string }, URL>(notProvided('finishRedirect')),
    loadAccess: fromPromise<Access>(notProvided('loadAccess')),
    loadAccount: fromPromise<Account>(notProvided('loadAccount')),
    signOut: fromPromise<void>(notProvided('signOut')),
  },
  guards: {
    hasAnswer: ({ context }) => context.answer !== null,
    hasSession: ({ context }) => context.hasSession,
    isSessionOver: (_, params: { error: unknown }) => isSessionOver(params.error),
    isRolesRefusal: (_, params: { error: unknown }) => isHttp(params.error, 401, 'getRoles'),
    isFlagsFailure: (_, params: { error: unknown }) => operationOf(params.error) === 'getFeatureFlags',
    knowsAccess: ({ context }) => context.access !== null,
    knowsAccount: ({ context }) => context.account !== null,
    isSuperAdmin: ({ context }) => isSuperAdmin(context.access),
    isDevMode: ({ context }) => isInDevMode(context),
  },
  actions: {
    keepAccount: assign(({ context }, params: { account: Account }) => settled(context, params.account)),
    keepReturnAddress: assign({ returnTo: (_, params: { returnTo: string }) => params.returnTo }),
    forgetAnswer: assign({ answer: null }),
    forgetReturnAddress: assign({ returnTo: null }),
    keepAccess: assign(({ context }, { access }: { access: Access }) => ({
      access: { ...access, flags: currentFlags(context.access?.flags ?? null, access.flags ?? []) },
      serverFlags: access.flags,
    })),
    keepFailure: assign({ failure: (_, params: { failure: SessionFailure }) => params.failure }),
    forgetFailure: assign({ failure: null }),
    keepScreens: assign(({ context: { account, access, kept } }) => ({
      kept: kept ?? { account, access },
      account: null,
      access: null,
    })),
    forget: assign({
      account: null,
      access: null,
      serverFlags: null,
      kept: null,
      isDevMode: false,
      returnTo: null,
    }),
    /** What is on screen stays, where an expired session has left it. */
    forgetUser: assign(({ context: { kept, isDevMode } }) => ({
      account: null,
      access: null,
      serverFlags: null,
      returnTo: null,
      isDevMode: kept !== null && isDevMode,
    })),
    forgetScreens: assign({ kept: null, isDevMode: false }),
    /** Nobody knows whose screens were kept: whoever comes now is another person. */
    replaceScreens: assign(({ context: { kept, isDevMode, visit } }) => ({
      kept: null,
      isDevMode: kept === null && isDevMode,
      visit: kept === null ? visit : visit + 1,
    })),
    switchDevMode: assign(({ context }, { isOn }: { isOn: boolean }) => ({
      isDevMode: isOn,
      // Switched off, dev mode leaves no trace.
      ...(!isOn && context.access && { access: { ...context.access, flags: context.serverFlags } }),
    })),
    toggleFlag: assign({
      access: ({ context: { access } }, { id }: { id: string }) =>
        access && { ...access, flags: withToggled(access.flags ?? [], id) },
    }),
    /** Keeps permissions for the next visit. */
    storeAccess: () => {},
    /** Keeps flags and dev mode for this browser session. */
    storeFlags: () => {},
    /** The tokens are of no use any more. */
    dropTokens: () => {},
    /** Nobody is signed in here for now: no token is renewed, and those that are stored stay. */
    restTokens: () => {},
    /** Nothing of this user stays in the browser, but the remembered address. */
    clearStorage: () => {},
    /** What this tab alone remembers; another tab has cleared the rest. */
    clearTabStorage: () => {},
  },
});

/**
 * From the first look at the browser to signing out. `signedIn` shows screens at once from the last visit's access
 * and refreshes it behind them; an expired session leaves its screens in `kept` for whoever signs in again.
 * Source: specification, sections 4 and 6.
 */
export const sessionMachine = base.createMachine({
  id: 'session',
  context: ({ input }) => ({
    hasSession: input.hasSession,
    answer: input.answer ?? null,
    returnTo: null,
    account: input.cached?.account ?? null,
    access: input.cached?.access ?? null,
    serverFlags: null,
    isDevMode: input.isDevMode ?? false,
    kept: null,
    visit: 0,
    failure: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasAnswer', target: 'returning', actions: 'forget' },
        { guard: 'hasSession', target: 'starting' },
        { target: 'signedOut', actions: 'forget' },
      ],
    },
    returning: {
      exit: 'forgetAnswer',
      invoke: {
        id: 'finishRedirect',
        src: 'finishRedirect',
        input: ({ context }) => context.answer as URL,
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'keepAccount', params: ({ event }) => ({ account: event.output.account }) },
            { type: 'keepReturnAddress', params: ({ event }) => ({ returnTo: event.output.returnTo }) },
          ],
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    starting: {
      entry: 'forgetFailure',
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
              'dropTokens',
              'forgetUser',
            ],
          },
          {
            // The provider could not be asked: the session may well live, a reload asks again.
            target: 'signedOut',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              'restTokens',
              'forgetUser',
            ],
          },
        ],
      },
      on: {
        'session.expired': 'expired',
        'session.disappeared': 'gone',
        'signOut.requested': 'signingOut',
      },
    },
    signedOut: {
      on: {
        'signIn.requested': 'signingIn',
        'redirect.requested': 'redirecting',
        'session.appeared': 'starting',
        'session.disappeared': 'gone',
        'screens.left': { actions: 'forgetScreens' },
        'signOut.requested': 'signingOut',
      },
    },
    signingIn: {
      entry: ['forgetFailure', 'forgetReturnAddress'],
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
      on: { 'screens.left': { actions: 'forgetScreens' } },
    },
    redirecting: {
      entry: 'forgetFailure',
      invoke: {
        id: 'beginRedirect',
        src: 'beginRedirect',
        input: ({ event }) => {
          const { returnTo, loginHint } = event as RedirectRequest;
          return { returnTo, loginHint };
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      on: {
        'redirect.abandoned': 'signedOut',
        'session.appeared': 'starting',
        'screens.left': { actions: 'forgetScreens' },
      },
    },
    signedIn: {
      initial: 'verifying',
      on: {
        'signOut.requested': 'signingOut',
        'session.expired': 'expired',
        'session.disappeared': 'gone',
        'session.replaced': { target: 'starting', actions: 'keepScreens' },
        'devMode.switched': {
          guard: 'isSuperAdmin',
          actions: [{ type: 'switchDevMode', params: ({ event }) => ({ isOn: event.isOn }) }, 'storeFlags'],
        },
        'flag.toggled': {
          guard: 'isDevMode',
          actions: [
            { type: 'toggleFlag', params: ({ event }) => ({ id: (event as ToggledFlag).id }) },
            'storeFlags',
          ],
        },
      },
      states: {
        verifying: {
          invoke: {
            id: 'loadAccess',
            src: 'loadAccess',
            onDone: {
              target: 'named',
              actions: [
                { type: 'keepAccess', params: ({ event }) => ({ access: event.output }) },
                'storeFlags',
              ],
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
            onError: { target: 'ready', actions: 'replaceScreens' },
          },
        },
        ready: {},
        failed: { on: { 'access.retried': 'verifying' } },
      },
    },
    denied: {
      entry: 'forgetScreens',
      on: {
        'signOut.requested': 'signingOut',
        'session.expired': 'expired',
        'session.disappeared': 'gone',
        'session.replaced': { target: 'starting', actions: 'keepScreens' },
      },
    },
    expired: {
      always: {
        target: 'signedOut',
        actions: [
          'dropTokens',
          'keepScreens',
          { type: 'keepFailure', params: { failure: { kind: 'expired' } } },
        ],
      },
    },
    // The provider is left to the tab that has signed out: it still needs what proves the session.
    gone: {
      always: { target: 'signedOut', actions: ['restTokens', 'clearTabStorage', 'forget', 'forgetFailure'] },
    },
    signingOut: {
      tags: 'logoutPending',
      entry: ['clearStorage', 'forget'],
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
  },
});
