import { initialContext, type SessionEvent } from './session-context';
import { toSessionFailure } from './session-failure';
import { type RedirectRequest, sessionSetup, type Verified } from './session-setup';

type ToggledFlag = Extract<SessionEvent, { type: 'flag.toggled' }>;

/**
 * The session of a user, from page load to sign-out. Screens render at once with the access of the previous
 * visit, while `starting` verifies the session and loads the current access. The screens of an expired session stay in
 * `suspended` until the user signs in, or until the application sends `suspension.released`. Emits `user.left`,
 * `user.resumed` and `user.signedOut`. Source: specification, sections 4 and 6.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => initialContext(input),
  initial: 'deciding',
  on: {
    'suspension.released': { actions: 'endSuspension' },
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
    deciding: {
      always: [
        { guard: 'hasRedirectResponse', target: 'returning', actions: 'clearAll' },
        { guard: 'hasSession', target: 'starting' },
        { target: 'signedOut', actions: 'clearAll' },
      ],
    },
    returning: {
      exit: 'clearRedirectResponse',
      invoke: {
        id: 'finishRedirect',
        src: 'finishRedirect',
        input: ({ context }) => context.redirectResponse as URL,
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'setAccount', params: ({ event }) => ({ account: event.output.account }) },
            { type: 'setReturnTo', params: ({ event }) => ({ returnTo: event.output.returnTo }) },
          ],
        },
        onError: {
          target: 'signedOut',
          actions: {
            type: 'setFailure',
            params: ({ event }) => ({ failure: toSessionFailure(event.error) }),
          },
        },
      },
    },
    starting: {
      entry: 'clearFailure',
      invoke: {
        id: 'verify',
        src: 'verify',
        onDone: 'signedIn',
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut',
            actions: [
              { type: 'setFailure', params: ({ event }) => ({ failure: toSessionFailure(event.error) }) },
              'dropTokens',
              'clearUser',
            ],
          },
          {
            // The provider did not respond, so the session may still be valid. A page reload verifies the session
            // again.
            target: 'signedOut',
            actions: [
              { type: 'setFailure', params: ({ event }) => ({ failure: toSessionFailure(event.error) }) },
              'pauseTokenRefresh',
              'clearUser',
            ],
          },
        ],
      },
      on: {
        'session.expired': 'expired',
        'session.disappeared': 'signedOutElsewhere',
        'session.replaced': { target: 'starting', reenter: true, actions: 'suspend' },
        'signOut.requested': 'signingOut',
      },
    },
    signedOut: {
      on: {
        'signIn.requested': 'signingIn',
        'redirect.requested': 'redirecting',
        'session.appeared': 'starting',
        'session.disappeared': 'signedOutElsewhere',
        'suspension.abandoned': { actions: ['discardDrafts', 'endSuspension', 'emitUserSignedOut'] },
        'signOut.requested': 'signingOut',
      },
    },
    signingIn: {
      entry: ['clearFailure', 'clearReturnTo'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => (event as Extract<SessionEvent, { type: 'signIn.requested' }>).credentials,
        onDone: [
          { guard: 'isSignInAbandoned', target: 'signingOut' },
          {
            target: 'signedIn',
            actions: { type: 'setAccount', params: ({ event }) => ({ account: event.output }) },
          },
        ],
        onError: [
          { guard: 'isSignInAbandoned', target: 'signedOut' },
          {
            target: 'signedOut',
            actions: {
              type: 'setFailure',
              params: ({ event }) => ({ failure: toSessionFailure(event.error) }),
            },
          },
        ],
      },
      initial: 'pending',
      states: {
        pending: {
          on: {
            'suspension.abandoned': {
              target: 'abandoned',
              actions: ['discardDrafts', 'endSuspension', 'emitUserSignedOut'],
            },
          },
        },
        // The user signed out during the sign-in. The provider may still open a session, which then ends at once.
        abandoned: {},
      },
    },
    redirecting: {
      entry: 'clearFailure',
      invoke: {
        id: 'beginRedirect',
        src: 'beginRedirect',
        input: ({ event }) => {
          const { returnTo, loginHint } = event as RedirectRequest;
          return { returnTo, loginHint };
        },
        onError: {
          target: 'signedOut',
          actions: {
            type: 'setFailure',
            params: ({ event }) => ({ failure: toSessionFailure(event.error) }),
          },
        },
      },
      on: {
        'redirect.abandoned': 'signedOut',
        'suspension.abandoned': { actions: ['discardDrafts', 'endSuspension', 'emitUserSignedOut'] },
      },
    },
    signedIn: {
      initial: 'loadingAccess',
      on: {
        'signOut.requested': 'signingOut',
        'session.expired': 'expired',
        'session.disappeared': 'signedOutElsewhere',
        'session.replaced': { target: 'starting', actions: 'suspend' },
      },
      states: {
        loadingAccess: {
          invoke: {
            id: 'loadAccess',
            src: 'loadAccess',
            input: ({ event }) => ({ sent: (event as { output?: Verified['output'] }).output?.access }),
            onDone: {
              target: 'loadingAccount',
              actions: [
                { type: 'setAccess', params: ({ event }) => ({ access: event.output }) },
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
                actions: { type: 'setFailure', params: { failure: { kind: 'flags' } } },
              },
              {
                guard: 'hasAccess',
                target: 'stale',
                actions: [
                  { type: 'setLoadedFlags', params: ({ event }) => ({ error: event.error }) },
                  'storeFlags',
                ],
              },
              'failed',
            ],
          },
        },
        loadingAccount: {
          always: { guard: 'hasAccount', target: 'ready', actions: 'storeAccess' },
          invoke: {
            id: 'loadAccount',
            src: 'loadAccount',
            onDone: {
              target: 'ready',
              actions: [
                { type: 'setAccount', params: ({ event }) => ({ account: event.output }) },
                'storeAccess',
              ],
            },
            onError: { target: 'ready', actions: 'replaceSuspendedUser' },
          },
        },
        ready: {},
        // Screens use the access of the previous visit.
        stale: { after: { accessRetry: 'loadingAccess' }, on: { 'access.retried': 'loadingAccess' } },
        failed: { on: { 'access.retried': 'loadingAccess' } },
      },
    },
    denied: {
      entry: 'endSuspension',
      on: {
        'signOut.requested': 'signingOut',
        'session.expired': 'expired',
        'session.disappeared': 'signedOutElsewhere',
        'session.replaced': { target: 'starting', actions: 'suspend' },
      },
    },
    expired: {
      always: {
        target: 'signedOut',
        actions: ['dropTokens', 'suspend', { type: 'setFailure', params: { failure: { kind: 'expired' } } }],
      },
    },
    // The other tab signs out at the provider and needs the provider's cookie, so this tab does not remove the cookie.
    signedOutElsewhere: {
      always: {
        target: 'signedOut',
        actions: [
          'pauseTokenRefresh',
          'clearTabStorage',
          'clearAll',
          'clearFailure',
          'emitUserLeft',
          'emitUserSignedOut',
        ],
      },
    },
    signedOutHere: {
      always: [
        { guard: 'hasFailure', target: 'signedOut', actions: 'emitUserLeft' },
        { target: 'signedOut', actions: ['emitUserLeft', 'emitUserSignedOut'] },
      ],
    },
    signingOut: {
      tags: 'logoutPending',
      entry: ['discardDrafts', 'clearStorage', 'clearAll'],
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOutHere', onError: 'signedOutHere' },
    },
  },
});
