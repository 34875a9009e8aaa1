import { StatusDot } from '@portal-kit/ui/status-dot';
import type { partyMessages } from './parties.messages';

interface ActiveStatusProps {
  /** Status code. An unknown code is shown as text. */
  status: string | undefined;
  texts: ReturnType<typeof partyMessages>;
  dash: string;
}

/** Shows whether a record is active or inactive. */
export function ActiveStatus({ status = '', texts, dash }: ActiveStatusProps) {
  return (
    <StatusDot tone={status === 'ACTIVE' ? 'ok' : 'neutral'}>
      {texts.status[status] ?? (status || dash)}
    </StatusDot>
  );
}
