import { StatusDot } from '@portal-kit/ui/status-dot';
import { todayIn } from '../../kernel/calendar/days';
import { useMessages } from '../../kernel/messages/use-messages';
import { licenseMessages } from './license.messages';
import { type LicenseState, licenseState } from './license-state';

export const licenseTones = { expired: 'bad', expiring: 'warn', valid: 'ok', missing: 'neutral' } as const;

/** The text for a license in a state. */
export const licenseText = (
  state: LicenseState,
  expiresOn: string | null | undefined,
  texts: ReturnType<typeof licenseMessages>,
): string => (state === 'missing' ? texts.missing : texts[state](expiresOn ?? ''));

interface LicenseBadgeProps {
  /** Last valid day of the license, a calendar date. */
  expiresOn: string | null | undefined;
  /** Time zone of the warehouse. Default: the time zone of the device. */
  timeZone?: string | undefined;
}

/** Shows whether the license of a customer is valid, expires soon, has expired, or has no known expiration date. */
export function LicenseBadge({ expiresOn, timeZone }: LicenseBadgeProps) {
  const texts = useMessages(licenseMessages);
  const state = licenseState(expiresOn, todayIn(timeZone));
  return <StatusDot tone={licenseTones[state]}>{licenseText(state, expiresOn, texts)}</StatusDot>;
}
