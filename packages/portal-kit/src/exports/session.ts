export type { Access } from '../kernel/session/access';
export { type CdcIdentityOptions, createCdcIdentityProvider } from '../kernel/session/cdc-identity-provider';
export { createSession, type Session, type SessionOptions } from '../kernel/session/create-session';
export type { Account, Credentials, IdentityProvider } from '../kernel/session/identity-provider';
export type { SessionFailure, sessionMachine } from '../kernel/session/session.machine';
export {
  type CookieJar,
  createCookieJar,
  createTextStore,
  type TextStore,
} from '../kernel/session/session-storage';
