import type { SessionContext } from '../session-context';
import type { Account } from '../sign-in/identity-provider';

export const isSuspendedUser = ({ suspended }: SessionContext, { email }: Account): boolean =>
  suspended?.account?.email === email;

/**
 * Returns the context changes for a signed-in account. The suspended user resumes; any other account starts a new
 * visit.
 */
export function withAccount(context: SessionContext, account: Account): Partial<SessionContext> {
  const { suspended, access, visit } = context;
  if (!suspended) return { account };
  if (isSuspendedUser(context, account))
    return { account, access: access ?? suspended.access, suspended: null };
  return { account, suspended: null, isDevMode: false, visit: visit + 1 };
}
