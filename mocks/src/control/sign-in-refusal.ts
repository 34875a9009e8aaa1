import type { Database } from '../sandbox/store/database.ts';

/** Explains why no access token is issued for a user. Returns `undefined` when the user may sign in. */
export function explainSignInRefusal({ accounts, users }: Database, email: string): string | undefined {
  const account = accounts.list().find((candidate) => candidate.email === email);
  const user = users.get(email);
  if (!account || !user) {
    const names = accounts.list().flatMap((one) => (one.state === 'active' ? one.email : []));
    return `Unknown user "${email}". Known users: ${names.join(', ')}.`;
  }
  if (account.state !== 'active') return `${email} cannot sign in: ${account.state}.`;
  return user.enabled ? undefined : `${email} cannot sign in: disabled.`;
}
