import type { StatusDot as Dot } from '@portal-kit/ui/status-dot';
import { todayIn } from '../../kernel/calendar/days';
import { licenseMessages } from './license.messages';
import { licenseState } from './license-state';

const tones = { expired: 'bad', expiring: 'warn', valid: 'ok', missing: 'neutral' } as const;

export interface LicenseBadgeProps {
  /** Last valid day of the license, a calendar date. */
  expiresOn: string | null | undefined;
  /** Time zone of the warehouse. Default: the time zone of the device. */
  timeZone?: string | undefined;
  /** Whether the label beside the badge names the license, for example the header of a column. Default false. */
  isNamed?: boolean;
}

interface LicenseStateTextProps extends LicenseBadgeProps {
  scope: Parameters<typeof licenseMessages>[0];
  StatusDot: typeof Dot;
}

/** The state of a license as a colored dot and a text. */
export function LicenseStateText(props: LicenseStateTextProps) {
  const { expiresOn, timeZone, isNamed = false, scope, StatusDot } = props;
  const messages = licenseMessages(scope);
  const texts = isNamed ? messages.named : messages;
  const state = licenseState(expiresOn, todayIn(timeZone));
  return (
    <StatusDot tone={tones[state]}>
      {state === 'missing' ? texts.missing : texts[state](expiresOn ?? '')}
    </StatusDot>
  );
}
