import type { HandlerContext } from '../handler.ts';
import type { Account } from '../model/user.ts';
import { type Form, failure, success } from './envelope.ts';
import { randomToken } from './random-token.ts';
import { endUserSessions } from './sessions.ts';

const TICKET_LIFETIME_MS = 3_600_000;
const LEAST_PASSWORD_LENGTH = 8;

/**
 * Sends the reset email when the form has a `loginID`; sets the password when it has a `passwordResetToken` and a
 * `newPassword`.
 */
export function resetPassword(form: Form, context: HandlerContext): Response {
  const { passwordResetToken, newPassword, loginID } = form;
  if (passwordResetToken !== undefined) return setPassword(passwordResetToken, newPassword, context);
  return loginID === undefined ? failure(context.clock, 400002) : sendMail(loginID, context);
}

function sendMail(loginId: string, { db, clock }: HandlerContext): Response {
  const email = loginId.trim().toLowerCase();
  const account = db.accounts.list().find((candidate) => candidate.email === email);
  if (!account) return failure(clock, 403047);
  // A new email revokes earlier links.
  revokeTickets(account.uid, db);
  const token = randomToken('tk1.');
  const expiresAt = new Date(clock.nowMs() + TICKET_LIFETIME_MS).toISOString();
  db.resetTickets.put({ token, uid: account.uid, expiresAt }, token);
  const link = `/reset-password?pwrt=${encodeURIComponent(token)}`;
  const mail = {
    to: email,
    subject: 'Reset your password',
    text: `Hello ${account.firstName}, set a new password here within one hour: ${link}`,
    link,
    sentAt: clock.nowIso(),
  };
  db.mails.put(mail, String(db.store.nextNumber('mail')).padStart(6, '0'));
  return success(clock);
}

function setPassword(
  token: string,
  newPassword: string | undefined,
  { db, clock }: HandlerContext,
): Response {
  const ticket = db.resetTickets.get(token);
  const account = ticket && db.accounts.get(ticket.uid);
  if (!ticket || !account || ticket.expiresAt <= clock.nowIso()) return failure(clock, 403025);
  if (newPassword === undefined) return failure(clock, 400002);
  if ([...newPassword].length < LEAST_PASSWORD_LENGTH) {
    const message = `Password must have at least ${LEAST_PASSWORD_LENGTH} characters`;
    return failure(clock, 400009, {
      validationErrors: [{ errorCode: 400006, message, fieldName: 'newPassword' }],
    });
  }
  if (newPassword === account.password || account.previousPasswords.includes(newPassword))
    return failure(clock, 401030);

  const changed: Account = {
    ...account,
    password: newPassword,
    previousPasswords: [...account.previousPasswords, account.password],
    failedLogins: 0,
    state: account.state === 'locked' ? 'active' : account.state,
  };
  db.accounts.put(changed, account.uid);
  revokeTickets(account.uid, db);
  endUserSessions(db, account.uid);
  return success(clock, { UID: account.uid });
}

function revokeTickets(uid: string, db: HandlerContext['db']): void {
  for (const ticket of db.resetTickets.list()) if (ticket.uid === uid) db.resetTickets.delete(ticket.token);
}
