import { addDays, isDate } from '../../kernel/calendar/days';

/** `expiring`: the license expires within {@link expiringDays} days. `missing`: the expiration date is unknown. */
export type LicenseState = 'valid' | 'expiring' | 'expired' | 'missing';

/** Days before the expiration in which a license counts as expiring. */
export const expiringDays = 30;

/** Returns a license's state by its last valid day. Both dates are calendar dates. Source: domain, 4.2. */
export function licenseState(expiresOn: string | null | undefined, today: string): LicenseState {
  if (!expiresOn || !isDate(expiresOn)) return 'missing';
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, expiringDays) ? 'expiring' : 'valid';
}
