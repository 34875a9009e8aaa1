import { assign, type DoneActorEvent, emit, enqueueActions, fromPromise, setup, stateIn } from 'xstate';
import type { Access } from './access/access';
import { currentFlags, withToggled } from './access/feature-flags';
import { AccessError } from './access/load-access';
import { isSuspendedUser, withAccount } from './access/session-account';
import {
  isInDevMode,
  isSuperAdmin,
  type SessionContext,
  type SessionEmittedEvent,
  type SessionEvent,
  type SessionFailure,
  type SessionInput,
} from './session-context';
import { getErrorStatus } from './session-failure';
import { isSessionOver } from './session-over';
import type { Account, Credentials } from './sign-in/identity-provider';

export type RedirectRequest = Extract<SessionEvent, { type: 'redirect.requested' }>;

/** Done event of `verify`. `access` was requested together with the verification, so that both take one round trip. */
export type Verified = DoneActorEvent<{ access?: Promise<Access> }>;

/** Delay in milliseconds until access that failed to load is requested again while screens use the stored access. */
const accessRetryMs = 30_000;

const notProvided = (actor: string) => async () => {
  throw new Error(
    `portal-kit: the session machine has no ${actor} actor, so it cannot start. Pass the actor to sessionMachine.provide().`,
  );
};

/** Actors, guards and actions of the session machine. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmittedEvent,
    input: {} as SessionInput,
  },
  actors: {
    verify: fromPromise<Verified['output']>(notProvided('verify')),
    signIn: fromPromise<Account, Credentials>(notProvided('signIn')),
    beginRedirect: fromPromise<void, Omit<RedirectRequest, 'type'>>(notProvided('beginRedirect')),
    finishRedirect: fromPromise<{ account: Account; returnTo: string }, URL>(notProvided('finishRedirect')),
    loadAccess: fromPromise<Access, { sent: Promise<Access> | undefined }>(notProvided('loadAccess')),
    loadAccount: fromPromise<Account>(notProvided('loadAccount')),
    signOut: fromPromise<void>(notProvided('signOut')),
  },
  delays: { accessRetry: accessRetryMs },
  guards: {
    hasRedirectResponse: ({ context }) => context.redirectResponse !== null,
    hasSession: ({ context }) => context.hasSession,
    isSignInAbandoned: stateIn({ signingIn: 'abandoned' }),
    hasFailure: ({ context }) => context.failure !== null,
    hasAccess: ({ context }) => context.access !== null,
    hasAccount: ({ context }) => context.account !== null,
    isSessionOver: (_, params: { error: unknown }) => isSessionOver(params.error),
    isRolesRefusal: (_, { error }: { error: unknown }) =>
      error instanceof AccessError && error.call === 'roles' && getErrorStatus(error.cause) === 401,
    /** Whether the flags failed before they were loaded once. Later failures keep the loaded flags. */
    isFlagsFailure: ({ context }, { error }: { error: unknown }) =>
      error instanceof AccessError && error.call === 'flags' && context.serverFlags === null,
    isSuperAdmin: ({ context }) => isSuperAdmin(context.access),
    isDevMode: ({ context }) => isInDevMode(context),
  },
  actions: {
    setReturnTo: assign({ returnTo: (_, params: { returnTo: string }) => params.returnTo }),
    clearReturnTo: assign({ returnTo: null }),
    clearRedirectResponse: assign({ redirectResponse: null }),
    setAccess: assign(({ context }, { access }: { access: Access }) => ({
      access: { ...access, flags: currentFlags(context.access?.flags ?? null, access.flags ?? []) },
      serverFlags: access.flags,
    })),
    /** Uses the flags that loaded although the permissions of the user failed to load. */
    setLoadedFlags: assign(({ context: { access } }, { error }: { error: unknown }) => {
      const flags = error instanceof AccessError ? error.flags : null;
      if (!access || !flags) return {};
      return { access: { ...access, flags: currentFlags(access.flags, flags) }, serverFlags: flags };
    }),
    setFailure: assign({ failure: (_, params: { failure: SessionFailure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    suspend: assign(({ context: { account, access, suspended } }) => ({
      suspended: suspended ?? { account, access },
      account: null,
      access: null,
      serverFlags: null,
    })),
    /** Removes the user and suspended screens. */
    clearAll: assign({
      account: null,
      access: null,
      serverFlags: null,
      suspended: null,
      isDevMode: false,
      returnTo: null,
    }),
    emitUserLeft: emit({ type: 'user.left' }),
    emitUserSignedOut: emit({ type: 'user.signedOut' }),
    switchDevMode: assign(({ context }, { isOn }: { isOn: boolean }) => ({
      isDevMode: isOn,
      ...(!isOn && context.access && { access: { ...context.access, flags: context.serverFlags } }),
    })),
    toggleFlag: assign({
      access: ({ context: { access } }, { id }: { id: string }) =>
        access && { ...access, flags: withToggled(access.flags ?? [], id) },
    }),
    /** Stores permissions for the next visit. */
    storeAccess: () => {},
    /** Stores flags and dev mode for this browser session. */
    storeFlags: () => {},
    /** Removes both tokens. */
    dropTokens: () => {},
    /** Stops renewing tokens. Stored tokens remain. */
    pauseTokenRefresh: () => {},
    /** Removes the drafts of the suspended user. */
    discardDrafts: () => {},
    /** Removes the user's data from the browser, except for the remembered email. */
    clearStorage: () => {},
    /** Removes the data of this tab. Another tab has removed the shared data. */
    clearTabStorage: () => {},
  },
}).extend<{
  setAccount: { account: Account };
  endSuspension: undefined;
  replaceSuspendedUser: undefined;
  clearUser: undefined;
}>({
  actions: {
    /** Signs an account in and emits the event for suspended screens. */
    setAccount: enqueueActions(({ context, enqueue }, { account }: { account: Account }) => {
      enqueue.assign(withAccount(context, account));
      if (context.suspended)
        enqueue.emit({ type: isSuspendedUser(context, account) ? 'user.resumed' : 'user.left' });
    }),
    /** Unmounts the suspended screens, because their user did not sign in again. */
    endSuspension: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ suspended: null, isDevMode: false });
      if (context.suspended) enqueue.emit({ type: 'user.left' });
    }),
    /** Ends the suspension after a sign-in with an unknown account, because the account may belong to another user. */
    replaceSuspendedUser: enqueueActions(({ context: { suspended, visit }, enqueue }) => {
      if (!suspended) return;
      enqueue.assign({ suspended: null, isDevMode: false, visit: visit + 1 });
      enqueue.emit({ type: 'user.left' });
    }),
    /** Removes the user, except for suspended screens. */
    clearUser: enqueueActions(({ context: { suspended, isDevMode }, enqueue }) => {
      enqueue.assign({
        account: null,
        access: null,
        serverFlags: null,
        returnTo: null,
        isDevMode: suspended !== null && isDevMode,
      });
      if (!suspended) enqueue.emit({ type: 'user.left' });
    }),
  },
});
