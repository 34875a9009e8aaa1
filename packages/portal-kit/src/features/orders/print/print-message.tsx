import { Button } from '@portal-kit/ui/button';
import { Spinner } from '@portal-kit/ui/spinner';
import type { ReactNode } from 'react';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import * as css from './print-dialog.css';

interface PrintMessageProps {
  /** Default: the preview is loading. */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** A message in place of the preview. */
export function PrintMessage({ text, onRetry }: PrintMessageProps) {
  const kernel = useMessages(kernelMessages);
  return (
    <div className={css.message} role={onRetry ? 'alert' : undefined}>
      {text === undefined ? <Spinner label={kernel.loading} /> : <p>{text}</p>}
      {onRetry && <Button onClick={onRetry}>{kernel.retry}</Button>}
    </div>
  );
}
