import { API_KEY } from '../access/tokens.ts';
import type { Clock } from '../clock.ts';
import type { Account } from '../model/user.ts';
import type { Database } from '../store/database.ts';
import type { FailureCode } from './envelope.ts';
import { randomToken } from './random-token.ts';

const DYNAMIC_SESSION_SECONDS = 60;

/**
 * Starts a session. `sessionExpiration` (domain §1.4), in seconds: 0 ends with the browser, -1 lasts one minute, -2
 * never expires.
 */
export function startSession(
  db: Database,
  clock: Clock,
  account: Account,
  sessionExpiration: string | undefined,
): { cookieName: string; cookieValue: string } {
  const seconds = Number(sessionExpiration ?? 0);
  const lifetimeSeconds = seconds === -1 ? DYNAMIC_SESSION_SECONDS : seconds;
  const token = randomToken('st2.s.');
  const expiresAt =
    lifetimeSeconds > 0 ? new Date(clock.nowMs() + lifetimeSeconds * 1000).toISOString() : null;
  db.sessions.put({ token, uid: account.uid, expiresAt }, token);
  recordSignIn(db, clock, account);
  return { cookieName: `glt_${API_KEY}`, cookieValue: token };
}

/** Records a successful sign-in through any provider. */
export function recordSignIn(db: Database, clock: Clock, account: Account): void {
  db.accounts.put({ ...account, failedLogins: 0, lastLogin: clock.nowIso() }, account.uid);
  const user = db.users.get(account.email);
  if (user) db.users.put({ ...user, lastLoginAt: clock.nowIso() }, user.email);
}

export function endSession(db: Database, token: string): void {
  db.sessions.delete(token);
}

export function endUserSessions(db: Database, uid: string): void {
  for (const session of db.sessions.list()) if (session.uid === uid) db.sessions.delete(session.token);
}

export function accountOfSession(
  db: Database,
  clock: Clock,
  token: string | undefined,
): { account: Account } | { failure: FailureCode } {
  const session = token ? db.sessions.get(token) : undefined;
  const account = session && db.accounts.get(session.uid);
  if (!session || !account) return { failure: 403005 };
  if (session.expiresAt !== null && session.expiresAt <= clock.nowIso()) return { failure: 403011 };
  return account.state === 'disabled' ? { failure: 403041 } : { account };
}
