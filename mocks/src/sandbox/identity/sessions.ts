import { randomBytes } from 'node:crypto';
import { API_KEY } from '../access/tokens.ts';
import type { Clock } from '../clock.ts';
import type { Account } from '../model.ts';
import type { World } from '../world.ts';
import type { FailureCode } from './envelope.ts';

const DYNAMIC_SESSION_SECONDS = 60;

/** `sessionExpiration` of domain §1.4: 0 ends with the browser, n lives n seconds, -1 a minute, -2 for ever. */
export function startSession(
  world: World,
  clock: Clock,
  account: Account,
  sessionExpiration: string | undefined,
): { cookieName: string; cookieValue: string } {
  const seconds = Number(sessionExpiration ?? 0);
  const lifetimeSeconds = seconds === -1 ? DYNAMIC_SESSION_SECONDS : seconds;
  const token = `st2.s.${randomBytes(24).toString('base64url')}`;
  const expiresAt =
    lifetimeSeconds > 0 ? new Date(clock.nowMs() + lifetimeSeconds * 1000).toISOString() : null;
  world.sessions.put({ token, uid: account.uid, expiresAt }, token);
  noteSignIn(world, clock, account);
  return { cookieName: `glt_${API_KEY}`, cookieValue: token };
}

/** What stays of a sign-in, by whichever provider. */
export function noteSignIn(world: World, clock: Clock, account: Account): void {
  world.accounts.put({ ...account, failedLogins: 0, lastLogin: clock.nowIso() }, account.uid);
  const user = world.users.get(account.email);
  if (user) world.users.put({ ...user, lastLoginAt: clock.nowIso() }, user.email);
}

export function endSession(world: World, token: string): void {
  world.sessions.delete(token);
}

export function endSessionsOf(world: World, uid: string): void {
  for (const session of world.sessions.list()) if (session.uid === uid) world.sessions.delete(session.token);
}

export function accountOfSession(
  world: World,
  clock: Clock,
  token: string | undefined,
): { account: Account } | { failure: FailureCode } {
  const session = token ? world.sessions.get(token) : undefined;
  const account = session && world.accounts.get(session.uid);
  if (!session || !account) return { failure: 403005 };
  if (session.expiresAt !== null && session.expiresAt <= clock.nowIso()) return { failure: 403011 };
  return account.state === 'disabled' ? { failure: 403041 } : { account };
}
