import cloudAlertIcon from '@lucide/icons/icons/cloud-alert';
import inboxIcon from '@lucide/icons/icons/inbox';
import { Button } from '@portal-kit/ui/button';
import { EmptyState, type EmptyStateProps } from '@portal-kit/ui/empty-state';
import { Icon } from '@portal-kit/ui/icon';
import { type ReactNode, useEffect, useState } from 'react';
import { usePortal } from '../kernel/host/portal-context';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import { useMessages } from '../kernel/messages/use-messages';
import { retryDelayMs } from '../kernel/queries/back-off';
import { failureToast } from '../kernel/toasts/failure';
import { useFocusFallback } from '../kernel/widget/use-focus-fallback';
import * as css from './toolbar/list-toolbar.css';

/** Counts down the whole seconds until a failed request may be repeated. */
function useWaitSeconds(error: unknown): number {
  const [until, setUntil] = useState(() => Date.now() + retryDelayMs(error));
  const [failed, setFailed] = useState(error);
  const [now, setNow] = useState(Date.now);
  if (failed !== error) {
    setFailed(error);
    setUntil(Date.now() + retryDelayMs(error));
    setNow(Date.now());
  }
  const hasElapsed = now >= until;
  useEffect(() => {
    if (hasElapsed) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [hasElapsed]);
  return hasElapsed ? 0 : Math.ceil((until - now) / 1000);
}

/** Message that replaces the rows. When a focused button of the message unmounts, focus moves to the list's search. */
function ListMessage(props: EmptyStateProps) {
  const message = useFocusFallback((removed) =>
    removed.closest(`.${css.list}`)?.querySelector<HTMLElement>('[type="search"]'),
  );
  return (
    <div ref={message}>
      <EmptyState {...props} />
    </div>
  );
}

/** Shows 'Data Error' with the specified advice and the server's message. Source: specification, section 2. */
export function ListFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { isEmbedded } = usePortal();
  const texts = useMessages(kernelMessages);
  const waitSeconds = useWaitSeconds(error);
  const { caption, lang, additionalInfo } = failureToast(error, texts);
  return (
    <ListMessage
      tone="bad"
      icon={<Icon data={cloudAlertIcon} sizePx={32} />}
      title={texts.dataError}
      text={isEmbedded ? texts.embeddedDataErrorText : texts.dataErrorText}
      detail={caption}
      detailLang={lang}
      reference={additionalInfo}
      actions={
        <Button isDisabled={waitSeconds > 0} isFocusableWhenDisabled onClick={onRetry}>
          {waitSeconds > 0 ? texts.retryIn(waitSeconds) : texts.retry}
        </Button>
      }
    />
  );
}

/** Shows 'Nothing to show here' with an explanation and actions. */
export function ListEmpty({ text, actions }: { text: string; actions?: ReactNode }) {
  const texts = useMessages(kernelMessages);
  return (
    <ListMessage
      icon={<Icon data={inboxIcon} sizePx={32} />}
      title={texts.nothingToShow}
      text={text}
      actions={actions}
    />
  );
}
