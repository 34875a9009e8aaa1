export const DEMO_PASSWORD = 'cellar-door-42';

interface DemoUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly companyId?: string;
  readonly globalRole: User['globalRole'];
  readonly supplierRoles: readonly SupplierRole[];
  readonly state: Account['state'];
}

const halberdAdmin = [{ supplierId: 'SUP-1001', role: 'ADMIN' }] as const;

/** Users who can try to sign in to the sandbox (domain §11.6), all with the same password. */
export const demoUsers: readonly DemoUser[] = [
  demoUser('root@portal.example', 'Rosalind Vance', 'Harbor Logistics', { globalRole: 'SUPER_ADMIN' }),
  demoUser('ops@portal.example', 'Omar Stroud', 'Harbor Logistics', { globalRole: 'INTERNAL_ADMIN' }),
  demoUser('dana@halberd.example', 'Dana Reyes', 'Halberd & Fen', {
    companyId: 'SUP-1001',
    supplierRoles: halberdAdmin,
  }),
  demoUser('multi@agency.example', 'Mina Lund', 'Two Rivers Agency', {
    supplierRoles: [
      { supplierId: 'SUP-1003', role: 'ADMIN' },
      { supplierId: 'SUP-1007', role: 'READ_ONLY' },
    ],
  }),
  demoUser('viewer@bramblehook.example', 'Vera Holt', 'Bramblehook Brewing', {
    companyId: 'SUP-1004',
    supplierRoles: [{ supplierId: 'SUP-1004', role: 'READ_ONLY' }],
  }),
  demoUser('norole@portal.example', 'Nico Ames', 'Harbor Logistics', {}),
  demoUser('disabled@portal.example', 'Dina Sable', 'Halberd & Fen', {
    supplierRoles: halberdAdmin,
    state: 'disabled',
  }),
  demoUser('locked@portal.example', 'Luca Oake', 'Halberd & Fen', {
    supplierRoles: halberdAdmin,
    state: 'locked',
  }),
  demoUser('pending@portal.example', 'Petra Ngo', 'Halberd & Fen', {
    supplierRoles: halberdAdmin,
    state: 'pendingVerification',
  }),
];

/** Accounts at the identity provider that are not portal users yet. */
const accountsWithoutUser: readonly DemoUser[] = [
  demoUser('nora@halberd.example', 'Nora Quill', 'Halberd & Fen', {}),
  demoUser('ben@halberd.example', 'Ben Okafor', 'Halberd & Fen', {}),
  demoUser('sylvie@agency.example', 'Sylvie Brandt', 'Two Rivers Agency', {}),
  demoUser('tom@bramblehook.example', 'Tom Ashdown', 'Bramblehook Brewing', {}),
  demoUser('ines@agency.example', 'Inés Rocha', 'Two Rivers Agency', {}),
  demoUser('karl@portal.example', 'Karl Weiss', 'Harbor Logistics', {}),
  demoUser('maya@portal.example', 'Maya Lindqvist', 'Harbor Logistics', {}),
];

function demoUser(
  email: string,
  name: string,
  company: string,
  { globalRole = null, supplierRoles = [], state = 'active', companyId }: Partial<DemoUser>,
): DemoUser {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    email,
    firstName,
    lastName,
    company,
    ...(companyId ? { companyId } : {}),
    globalRole,
    supplierRoles,
    state,
  };
}

/** Describes a user's roles in a few words. */
export const describeRoles = ({ globalRole, supplierRoles }: DemoUser): string =>
  globalRole ??
  (supplierRoles.map(({ role, supplierId }) => `${role} of ${supplierId}`).join(', ') || 'no role');

export function seedUsers(at: string): User[] {
  return demoUsers.map(({ email, globalRole, supplierRoles, state }) => ({
    email,
    globalRole,
    supplierRoles: [...supplierRoles],
    enabled: state !== 'disabled',
    version: 1,
    createdAt: at,
  }));
}

export function seedAccounts(at: string): Account[] {
  const people = [...demoUsers, ...accountsWithoutUser];
  return people.map(({ email, firstName, lastName, company, companyId, state }, index) => ({
    uid: `b1c7a0de${String(index + 1).padStart(24, '0')}`,
    email,
    password: DEMO_PASSWORD,
    previousPasswords: ['cellar-door-41'],
    firstName,
    lastName,
    company,
    ...(companyId ? { companyId } : {}),
    state,
    failedLogins: 0,
    createdAt: at,
  }));
}

import type { Account, SupplierRole, User } from '../model/user.ts';
