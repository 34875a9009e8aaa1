import { StatusDot } from '@portal-kit/ui/status-dot';
import { todayIn } from '../../kernel/calendar/days';
import { useMessages } from '../../kernel/messages/use-messages';
import { licenseMessages } from './license.messages';
import type { LicenseBadgeProps } from './license-badge';
import { licenseState } from './license-state';

const tones = { expired: 'bad', expiring: 'warn', valid: 'ok', missing: 'neutral' } as const;

/** The state of a license as a colored dot and a text. */
export function LicenseStateText({ expiresOn, timeZone, isNamed = false }: LicenseBadgeProps) {
  const messages = useMessages(licenseMessages);
  const texts = isNamed ? messages.named : messages;
  const state = licenseState(expiresOn, todayIn(timeZone));
  return (
    <StatusDot tone={tones[state]}>
      {state === 'missing' ? texts.missing : texts[state](expiresOn ?? '')}
    </StatusDot>
  );
}
