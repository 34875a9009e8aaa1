import type { Versioned } from './record.ts';

export interface SupplierRole {
  supplierId: string;
  role: 'ADMIN' | 'READ_ONLY';
}

export interface User extends Versioned {
  email: string;
  globalRole: 'SUPER_ADMIN' | 'INTERNAL_ADMIN' | null;
  supplierRoles: SupplierRole[];
  enabled: boolean;
  createdAt: string;
  lastLoginAt?: string;
}

/** An account at the identity provider. It controls sign-in, not permissions. */
export interface Account {
  uid: string;
  email: string;
  password: string;
  previousPasswords: string[];
  firstName: string;
  lastName: string;
  company?: string;
  companyId?: string;
  state: 'active' | 'disabled' | 'locked' | 'pendingVerification';
  failedLogins: number;
  createdAt: string;
  lastLogin?: string;
}

export interface Session {
  readonly token: string;
  readonly uid: string;
  /** ISO instant, or `null` for a session that ends with the browser. */
  readonly expiresAt: string | null;
}

export interface ResetTicket {
  readonly token: string;
  readonly uid: string;
  readonly expiresAt: string;
}

/** One-time code of a single sign-on redirect. */
export interface AuthCode {
  readonly code: string;
  readonly uid: string;
  readonly expiresAt: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Path and query of the page that the email links to. */
  readonly link: string;
  readonly sentAt: string;
}
