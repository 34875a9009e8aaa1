export { contentHash } from '../kernel/drafts/content-hash';
export { type Access, enabledFlags, storeOpenedSupplier } from '../kernel/session/access';

export { type CdcIdentityOptions, createCdcIdentityProvider } from '../kernel/session/cdc-identity-provider';
export { createSession, type Session, type SessionOptions } from '../kernel/session/create-session';
export type {
  Account,
  Credentials,
  IdentityProvider,
  PasswordSignIn,
  RedirectSignIn,
} from '../kernel/session/identity-provider';
export type { Maintenance } from '../kernel/session/maintenance';
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
  type CookieJar,
  createCookieJar,
  createTextStore,
  type TextStore,
} from '../kernel/session/session-storage';
export { draftKeyPrefix } from '../kernel/session/user-storage';
