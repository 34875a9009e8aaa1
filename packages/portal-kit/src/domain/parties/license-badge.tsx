import { StatusDot } from '@portal-kit/ui/status-dot';
import { todayIn } from '../../kernel/calendar/days';
import { useMessages } from '../../kernel/messages/use-messages';
import { licenseMessages } from './license.messages';
import { licenseState } from './license-state';

const tones = { expired: 'bad', expiring: 'warn', valid: 'ok', missing: 'neutral' } as const;

interface LicenseBadgeProps {
  /** Last valid day of the license, a calendar date. */
  expiresOn: string | null | undefined;
  /** Time zone of the warehouse. Default: the time zone of the device. */
  timeZone?: string | undefined;
  /** Whether the label beside the badge names the license, for example the header of a column. Default false. */
  isNamed?: boolean;
}

/** Shows whether the license of a customer is valid, expires soon, has expired, or has no known expiration date. */
export function LicenseBadge({ expiresOn, timeZone, isNamed = false }: LicenseBadgeProps) {
  const messages = useMessages(licenseMessages);
  const texts = isNamed ? messages.named : messages;
  const state = licenseState(expiresOn, todayIn(timeZone));
  return (
    <StatusDot tone={tones[state]}>
      {state === 'missing' ? texts.missing : texts[state](expiresOn ?? '')}
    </StatusDot>
  );
}
