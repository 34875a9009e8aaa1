import type { FeatureFlag } from '@portal-kit/sdk/auth';
import type { Access, CachedAccess } from './access';
import type { Account, Credentials } from './identity-provider';

/** Why nobody is signed in. */
export interface SessionFailure {
  /** The class of the identity provider's or the client's error, or `expired`, `flags`. */
  kind: string;
  /** The provider's error code, where texts differ within a class. */
  code?: number | undefined;
  /** The provider's id of the call, for its support. */
  callId?: string | undefined;
}

/** Whose screens are on the page, and what decides which. */
export interface SessionContext {
  hasSession: boolean;
  /** The provider's answer to a sign-in by redirect, which this page was opened with. */
  answer: URL | null;
  /** Where the user wanted to go before that sign-in; an address inside the portal. */
  returnTo: string | null;
  account: Account | null;
  access: Access | null;
  /** The flags as the server has them, behind what dev mode has changed; `null` before they are known. */
  serverFlags: readonly FeatureFlag[] | null;
  isDevMode: boolean;
  /** What an expired session has left on screen, until somebody signs in again or leaves it. */
  kept: { account: Account | null; access: Access | null } | null;
  /** Counts the people who have come: with another number, nothing of the screens before may stay. */
  visit: number;
  failure: SessionFailure | null;
}

/** What a session can be told. */
export type SessionEvent =
  | { type: 'signIn.requested'; credentials: Credentials }
  /** Sign-in on the provider's pages; comes back to `returnTo`. */
  | { type: 'redirect.requested'; returnTo: string; loginHint?: string | undefined }
  /** The user has come back from the provider's pages by the browser's Back. */
  | { type: 'redirect.abandoned' }
  | { type: 'signOut.requested' }
  | { type: 'session.expired' }
  /** The screens that an expired session has left are gone. */
  | { type: 'screens.left' }
  | { type: 'access.retried' }
  /** Another tab has signed in. */
  | { type: 'session.appeared' }
  /** Another tab has signed out. */
  | { type: 'session.disappeared' }
  /** Another tab has signed in, perhaps as somebody else, while this one was signed in. */
  | { type: 'session.replaced' }
  | { type: 'devMode.switched'; isOn: boolean }
  | { type: 'flag.toggled'; id: string };

export interface SessionInput {
  hasSession: boolean;
  answer?: URL | undefined;
  /** What the last visit knew, to show screens while the server is asked. */
  cached: CachedAccess | null;
  isDevMode?: boolean;
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** The contract's name of the call that failed, where the error tells. */
export const operationOf = (error: unknown): unknown => propertyOf(error, 'operationId');

export const isHttp = (error: unknown, status: number, operationId: string): boolean =>
  operationOf(error) === operationId && propertyOf(error, 'status') === status;

export function failureOf(error: unknown): SessionFailure {
  const kind = propertyOf(error, 'kind');
  const code = propertyOf(error, 'code');
  const callId = propertyOf(error, 'callId');
  return {
    kind: typeof kind === 'string' ? kind : 'generic',
    code: typeof code === 'number' ? code : undefined,
    callId: typeof callId === 'string' ? callId : undefined,
  };
}

/**
 * Whether a user may do everything everywhere. Source: specification, sections 2 and 6.
 *
 * @example
 * ```ts
 * import { type Access, isSuperAdmin } from 'portal-kit/session';
 *
 * export const mayUseDevMode = (access: Access | null) => isSuperAdmin(access);
 * ```
 */
export const isSuperAdmin = (access: Access | null): boolean => access?.user.globalRole === 'SUPER_ADMIN';

/**
 * Dev mode that is on, for somebody who may have it: what the browser stores decides nothing.
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

/**
 * The session after somebody is known to be signed in. The one whose screens were left goes on with them; for anybody
 * else they are another person's.
 */
export function settled(context: SessionContext, account: Account): Partial<SessionContext> {
  const { kept, access, visit } = context;
  if (!kept) return { account };
  if (kept.account?.email === account.email) return { account, access: access ?? kept.access, kept: null };
  return { account, kept: null, isDevMode: false, visit: visit + 1 };
}
