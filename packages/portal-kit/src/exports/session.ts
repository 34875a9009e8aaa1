export { contentHash } from '../kernel/drafts/content-hash';
export { type Access, enabledFlags, storeOpenedSupplier } from '../kernel/session/access/access';
export type { Maintenance } from '../kernel/session/client/maintenance';
export { createSession, type Session, type SessionOptions } from '../kernel/session/create-session';
export type { sessionMachine } from '../kernel/session/session.machine';
export type { SessionActor, SessionState } from '../kernel/session/session-actor';
export {
  isInDevMode,
  isSuperAdmin,
  type SessionEmittedEvent,
  type SessionEvent,
  type SessionFailure,
} from '../kernel/session/session-context';
export {
  type CdcIdentityOptions,
  createCdcIdentityProvider,
} from '../kernel/session/sign-in/cdc-identity-provider';
export type {
  Account,
  Credentials,
  IdentityProvider,
  PasswordSignIn,
  RedirectSignIn,
} from '../kernel/session/sign-in/identity-provider';
export {
  type CookieJar,
  createCookieJar,
  createTextStore,
  type TextStore,
} from '../kernel/session/storage/session-storage';
export { draftKeyPrefix } from '../kernel/session/storage/user-storage';
