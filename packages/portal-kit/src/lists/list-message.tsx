import { isPortalError } from '@portal-kit/sdk';
import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import { useMessages } from '../kernel/messages/use-messages';
import { failureText } from '../kernel/notifications/failure';

/** 'Data Error', the specified advice and the server's own message. Source: specification, section 2. */
export function ListFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = useMessages(kernelMessages);
  const requestId = isPortalError(error) ? error.requestId : undefined;
  return (
    <EmptyState
      tone="bad"
      icon={<CloudAlert size={32} />}
      title={texts.dataError}
      text={texts.dataErrorText}
      detail={[failureText(error, texts), requestId && texts.reference(requestId)]
        .filter(Boolean)
        .join(' · ')}
      actions={<Button onClick={onRetry}>{texts.retry}</Button>}
    />
  );
}

/** 'Nothing to show here', and what to do about it. */
export function ListEmpty({ text, actions }: { text: string; actions?: ReactNode }) {
  const texts = useMessages(kernelMessages);
  return <EmptyState icon={<Inbox size={32} />} title={texts.nothingToShow} text={text} actions={actions} />;
}
