import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { unexpectedErrorText } from '../errors/unexpected-error-text';
import { kernelMessages } from '../messages/kernel.messages';
import type { MessageScope } from '../messages/translate';

interface WidgetFailureProps {
  error: unknown;
  scope: string | MessageScope;
  onRetry: () => void;
}

/**
 * Message that replaces a widget that failed to render. Source: specification, section 2 (router fallback).
 */
export function WidgetFailure({ error, scope, onRetry }: WidgetFailureProps) {
  const texts = kernelMessages(scope);
  return (
    <EmptyState
      tone="bad"
      title={texts.unexpected}
      text={texts.errorCaption}
      detail={unexpectedErrorText(error)}
      actions={<Button onClick={onRetry}>{texts.retry}</Button>}
    />
  );
}
