export function accountFields(account: Account): Record<string, unknown> {
  const { uid, email, firstName, lastName, company, companyId, createdAt, lastLogin = createdAt } = account;
  return {
    UID: uid,
    created: createdAt,
    isActive: account.state !== 'disabled',
    isRegistered: true,
    isVerified: account.state !== 'pendingVerification',
    lastLogin,
    lastLoginTimestamp: Math.floor(Date.parse(lastLogin) / 1000),
    loginProvider: 'site',
    socialProviders: 'site',
    profile: {
      email,
      firstName,
      lastName,
      work: { ...(company ? { company } : {}), ...(companyId ? { companyID: companyId } : {}) },
    },
    emails: { verified: [email], unverified: [] },
    loginIDs: { emails: [email], unverifiedEmails: [] },
    data: {},
  };
}

import type { Account } from '../model/user.ts';
