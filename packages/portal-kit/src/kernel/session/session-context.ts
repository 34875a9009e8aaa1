import type { FeatureFlag } from '@portal-kit/sdk/auth';
import type { Access, CachedAccess } from './access/access';
import type { Account, Credentials } from './sign-in/identity-provider';

/** Why no user is signed in. */
export interface SessionFailure {
  /** Class of the error from the identity provider or the client, or `expired`, or `flags`. */
  kind: string;
  /** The provider's error code. Messages of one class can differ by code. */
  code?: number | undefined;
  /** The provider's id of the failed call, for the provider's support team. */
  callId?: string | undefined;
}

/** Context of the session machine. */
export interface SessionContext {
  hasSession: boolean;
  /** Address of the identity provider's redirect response, when the page was opened with one. */
  redirectResponse: URL | null;
  /** Address inside the portal to open after a sign-in by redirect. */
  returnTo: string | null;
  account: Account | null;
  access: Access | null;
  /** The server's flags, without the changes of dev mode; `null` until they are loaded. */
  serverFlags: readonly FeatureFlag[] | null;
  isDevMode: boolean;
  /** User of an expired session. The user's screens stay mounted until a sign-in or the end of the suspension. */
  suspended: { account: Account | null; access: Access | null } | null;
  /**
   * Changes when another user signs in over suspended screens. No screen or cached data of the previous user may
   * remain.
   */
  visit: number;
  failure: SessionFailure | null;
}

/** Events that a session accepts. */
export type SessionEvent =
  | { type: 'signIn.requested'; credentials: Credentials }
  /** Sign-in on the provider's pages. The portal opens `returnTo` after the sign-in. */
  | { type: 'redirect.requested'; returnTo: string; loginHint?: string | undefined }
  /** The user returned from the provider's pages with the browser's Back button. */
  | { type: 'redirect.abandoned' }
  | { type: 'signOut.requested' }
  | { type: 'session.expired' }
  /** The suspended screens contain no unsaved changes, so the application can unmount the screens. */
  | { type: 'suspension.released' }
  /** The user discards the suspended screens instead of signing in again. */
  | { type: 'suspension.abandoned' }
  | { type: 'access.retried' }
  /** Another tab has signed in. */
  | { type: 'session.appeared' }
  /** Another tab has signed out. */
  | { type: 'session.disappeared' }
  /** Another tab has signed in, possibly as another user, while this tab was signed in. */
  | { type: 'session.replaced' }
  | { type: 'devMode.switched'; isOn: boolean }
  | { type: 'flag.toggled'; id: string };

/** Events that a session emits. The application performs the required actions. */
export type SessionEmittedEvent =
  /** The screens of the user are closed. The application clears the user's cached data and notifications. */
  | { type: 'user.left' }
  /**
   * The user of suspended screens signed in again. The application refetches data, because requests failed while the
   * session was expired.
   */
  | { type: 'user.resumed' }
  /**
   * The user signed out, in this tab or another one, or abandoned suspended screens. The application opens the sign-in
   * page without a return address.
   */
  | { type: 'user.signedOut' };

export interface SessionInput {
  hasSession: boolean;
  redirectResponse?: URL | undefined;
  /** Access that the previous visit stored. Screens use this access until the server responds. */
  cached: CachedAccess | null;
  isDevMode?: boolean;
}

/** Creates a session's context at page load. */
export const initialContext = ({
  hasSession,
  redirectResponse,
  cached,
  isDevMode = false,
}: SessionInput): SessionContext => ({
  hasSession,
  redirectResponse: redirectResponse ?? null,
  returnTo: null,
  account: cached?.account ?? null,
  access: cached?.access ?? null,
  serverFlags: null,
  isDevMode,
  suspended: null,
  visit: 0,
  failure: null,
});

/**
 * Returns whether a user has every permission for every supplier. Source: specification, sections 2 and 6.
 *
 * @example
 * ```ts
 * import { type Access, isSuperAdmin } from 'portal-kit/session';
 *
 * export const canUseDevMode = (access: Access | null) => isSuperAdmin(access);
 * ```
 */
export const isSuperAdmin = (access: Access | null): boolean => access?.user.globalRole === 'SUPER_ADMIN';

/**
 * Returns whether dev mode is on for a super admin. The stored setting alone does not enable dev mode.
 *
 * @example
 * ```ts
 * import { isInDevMode, type Session } from 'portal-kit/session';
 *
 * export const showsFlags = ({ actor }: Session) => isInDevMode(actor.getSnapshot().context);
 * ```
 */
export const isInDevMode = ({ isDevMode, access }: Pick<SessionContext, 'isDevMode' | 'access'>): boolean =>
  isDevMode && isSuperAdmin(access);
