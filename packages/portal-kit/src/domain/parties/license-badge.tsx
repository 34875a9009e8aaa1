import { StatusDot } from '@portal-kit/ui/status-dot';
import { todayIn } from '../../kernel/calendar/days';
import { useMessages } from '../../kernel/messages/use-messages';
import { licenseMessages } from './license.messages';
import { type LicenseState, licenseState } from './license-state';

export const licenseTones = { expired: 'bad', expiring: 'warn', valid: 'ok', missing: 'neutral' } as const;

/** The text for a license in a state, for a place that does not name the license. */
export const licenseText = (
  state: LicenseState,
  expiresOn: string | null | undefined,
  texts: ReturnType<typeof licenseMessages>['named'],
): string => (state === 'missing' ? texts.missing : texts[state](expiresOn ?? ''));

interface LicenseBadgeProps {
  /** The place names the license, for example the header of a column. Default false. */
  isNamed?: boolean;
  /** Last valid day of the license, a calendar date. */
  expiresOn: string | null | undefined;
  /** Time zone of the warehouse. Default: the time zone of the device. */
  timeZone?: string | undefined;
}

/** Shows whether the license of a customer is valid, expires soon, has expired, or has no known expiration date. */
export function LicenseBadge({ expiresOn, timeZone, isNamed = false }: LicenseBadgeProps) {
  const texts = useMessages(licenseMessages);
  const state = licenseState(expiresOn, todayIn(timeZone));
  return (
    <StatusDot tone={licenseTones[state]}>
      {licenseText(state, expiresOn, isNamed ? texts.named : texts)}
    </StatusDot>
  );
}
