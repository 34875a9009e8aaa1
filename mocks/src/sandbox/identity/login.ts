import type { HandlerContext } from '../handler.ts';
import type { Account } from '../model/user.ts';
import { accountFields } from './account-fields.ts';
import { type FailureCode, type Form, failure, success } from './envelope.ts';
import { startSession } from './sessions.ts';

const FAILED_LOGINS_BEFORE_LOCK = 5;

const STATE_FAILURES: Readonly<Partial<Record<Account['state'], FailureCode>>> = {
  disabled: 403041,
  locked: 403120,
  pendingVerification: 206002,
};

/** Returns the error code for an account that may not sign in even with correct credentials. */
export const stateFailure = ({ state }: Account) => STATE_FAILURES[state];

export type CredentialCheck = { readonly account: Account } | { readonly failure: FailureCode };

/** Verifies credentials. Every wrong password counts toward the lock. */
export function checkCredentials(
  { db }: Pick<HandlerContext, 'db'>,
  loginId: string,
  password: string | undefined,
): CredentialCheck {
  const wanted = loginId.trim().toLowerCase();
  const account = db.accounts.list().find(({ email }) => email === wanted);
  if (!account) return { failure: 403042 };
  if (account.state === 'locked') return { failure: 403120 };
  if (account.password !== password) {
    const failedLogins = account.failedLogins + 1;
    const state = failedLogins >= FAILED_LOGINS_BEFORE_LOCK ? 'locked' : account.state;
    db.accounts.put({ ...account, failedLogins, state }, account.uid);
    return { failure: password && account.previousPasswords.includes(password) ? 401030 : 403042 };
  }
  const refused = stateFailure(account);
  return refused ? { failure: refused } : { account };
}

export function login(form: Form, { db, clock }: HandlerContext): Response {
  const checked = checkCredentials({ db }, form.loginID ?? '', form.password);
  if ('failure' in checked) return failure(clock, checked.failure);
  return signedIn({ db, clock }, checked.account, form.sessionExpiration);
}

export function signedIn(
  { db, clock }: Pick<HandlerContext, 'db' | 'clock'>,
  account: Account,
  sessionExpiration: string | undefined,
): Response {
  return success(clock, {
    ...accountFields(account),
    UIDSignature: Buffer.from(account.uid).toString('base64'),
    signatureTimestamp: String(Math.floor(clock.nowMs() / 1000)),
    newUser: account.lastLogin === undefined,
    sessionInfo: startSession(db, clock, account, sessionExpiration),
  });
}
