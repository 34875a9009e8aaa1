import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { kernelMessages } from '../messages/kernel.messages';

/** Message that replaces a widget that failed to render. */
export function WidgetFailure({ locale, onRetry }: { locale: string; onRetry: () => void }) {
  const texts = kernelMessages(locale);
  return (
    <EmptyState
      tone="bad"
      title={texts.widgetFailed}
      text={texts.errorCaption}
      actions={<Button onClick={onRetry}>{texts.retry}</Button>}
    />
  );
}
