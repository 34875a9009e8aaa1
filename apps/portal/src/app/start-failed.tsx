import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import * as css from '../shell/shell.css';
import { portalMessages } from './portal.messages';

/** The router fallback of the specification, section 2: its title, and the error's message. */
export function StartFailed({ error, locale }: { error: unknown; locale: string }) {
  const texts = portalMessages(locale);
  return (
    <main className={css.page}>
      <EmptyState
        isPage
        tone="bad"
        title={texts.unexpected}
        text={error instanceof Error ? error.message : String(error)}
        actions={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
      />
    </main>
  );
}
