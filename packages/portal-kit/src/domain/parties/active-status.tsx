import { StatusDot } from '@portal-kit/ui/status-dot';
import type { partyMessages } from './parties.messages';

interface ActiveStatusProps {
  /** One that a newer server has is shown as it came. */
  status: string | undefined;
  texts: ReturnType<typeof partyMessages>;
  dash: string;
}

/** Active, or kept for its history only: a dot and a word. */
export function ActiveStatus({ status = '', texts, dash }: ActiveStatusProps) {
  return (
    <StatusDot tone={status === 'ACTIVE' ? 'ok' : 'neutral'}>
      {texts.status[status] ?? (status || dash)}
    </StatusDot>
  );
}
