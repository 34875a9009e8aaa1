import { StatusDot } from '@portal-kit/ui/status-dot';
import { getCodeLabel } from '../../kernel/messages/code-label';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { partyMessages } from './parties.messages';

/** Shows whether a record is active or inactive. An unknown status code is shown as text. */
export function ActiveStatus({ status }: { status: string | null | undefined }) {
  const { dash } = useMessages(kernelMessages);
  const labels = useMessages(partyMessages).status;
  return (
    <StatusDot tone={status === 'ACTIVE' ? 'ok' : 'neutral'}>
      {getCodeLabel(status, labels) || dash}
    </StatusDot>
  );
}
